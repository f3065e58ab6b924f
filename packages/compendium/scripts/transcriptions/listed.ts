import { idOf } from './cells.ts'
import { ENTRY } from './compare.ts'

/** `| Awaken (111), Hallow (138) | Casting Time | …`. */
const ROW = /^\| ([^|]+) \| ([^|]+) \|/gm

/**
 * The cells that a document lists as different from those of a transcription, such as `hallow Casting Time`: those of each
 * section whose heading names the transcription, alone or with others. A row whose second cell is none of the columns is a head.
 */
export function listedOf(name: string, text: string, columns: readonly string[]): ReadonlySet<string> {
  const sections = text.split(/^## /m).filter((section) => section.replace(/\n.*/s, '').split(', ').includes(name))
  const keys = sections
    .flatMap((section) => Array.from(section.matchAll(ROW)))
    .flatMap(([, entries = '', cells = '']) =>
      cells
        .split(', ')
        .filter((column) => column === ENTRY || columns.includes(column))
        .flatMap((column) => entries.split(', ').map((entry) => `${idOf(entry)} ${column}`)),
    )
  return new Set(keys)
}
