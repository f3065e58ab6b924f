import { COLUMNS, idOf } from './cells.ts'

/** `| Awaken (111), Hallow (138) | Casting Time | …`. */
const ROW = /^\| ([^|]+) \| ([^|]+) \|/gm

const CELLS = new Set<string>(['Spell', ...COLUMNS])

/**
 * The cells that TRANSCRIPTIONS.md lists as different from those of a transcription, such as `hallow Casting Time`: those of
 * each section whose heading names the transcription, alone or with others.
 */
export function listedOf(name: string, text: string): ReadonlySet<string> {
  const sections = text.split(/^## /m).filter((section) => section.replace(/\n.*/s, '').split(', ').includes(name))
  const keys = sections
    .flatMap((section) => Array.from(section.matchAll(ROW)))
    .flatMap(([, spells = '', columns = '']) =>
      columns
        .split(', ')
        .filter((column) => CELLS.has(column))
        .flatMap((column) => spells.split(', ').map((spell) => `${idOf(spell)} ${column}`)),
    )
  return new Set(keys)
}
