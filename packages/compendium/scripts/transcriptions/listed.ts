import { idOf } from './cells.ts'

/** `## Foundry`: `foundry`. */
const HEADING = /^## (\w+)/

/** `| Awaken (112), Hallow (139) | Casting Time | …`. */
const ROW = /^\| ([^|]+) \| ([^|]+) \|/

/** The cells that TRANSCRIPTIONS.md lists as different, `hallow Casting Time`, of each transcription by the heading of its section. */
export function readListed(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const sections = text.split(/^(?=## )/m).map((section) => {
    const rows = Array.from(section.matchAll(new RegExp(ROW, 'gm')), ([, spells = '', columns = '']) =>
      spells.split(', ').flatMap((spell) => columns.split(', ').map((column) => `${idOf(spell)} ${column}`)),
    )
    return [
      HEADING.exec(section)?.[1]?.toLowerCase() ?? '',
      new Set(rows.flat().filter((key) => !/^(spells?|-*) /.test(key))),
    ] as const
  })
  return new Map(sections)
}
