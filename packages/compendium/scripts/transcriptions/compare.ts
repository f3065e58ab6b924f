import { NONE, type Transcription } from './cells.ts'

/** The column of an entry that one of two transcriptions lacks. */
export const ENTRY = 'Entry'

interface Difference {
  readonly id: string
  readonly column: string
  readonly ours: string
  readonly theirs: string
}

/** The number of cells that a transcription states, and those that differ. An entry that one of the two lacks is one cell. */
export function compare(
  ours: Transcription,
  theirs: Transcription,
  columns: readonly string[],
): { cells: number; differences: readonly Difference[] } {
  const ids = [...new Set([...ours.keys(), ...theirs.keys()])].toSorted()
  const compared = ids.flatMap((id): readonly Difference[] => {
    const facts = ours.get(id)
    const stated = theirs.get(id)
    if (!facts || !stated) return [{ id, column: ENTRY, ours: facts ? 'yes' : NONE, theirs: stated ? 'yes' : NONE }]
    return columns.flatMap((column) => {
      const cell = stated[column]
      return cell === undefined ? [] : [{ id, column, ours: facts[column] ?? NONE, theirs: cell }]
    })
  })
  return { cells: compared.length, differences: compared.filter(({ ours, theirs }) => ours !== theirs) }
}
