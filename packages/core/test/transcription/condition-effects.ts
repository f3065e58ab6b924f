import { named, type Row, rowsOf, slug, type Transcription } from './cells.ts'

type Column = 'Effect' | 'Figures' | 'When'

const CIRCUMSTANTIAL: readonly string[] = ['attack-rolls', 'attack-rolls-against', 'ability-checks']

function effect(row: Row<Column>) {
  const kind = slug(row('Effect'))
  return { kind, ...named(row('Figures')), ...(CIRCUMSTANTIAL.includes(kind) ? { when: named(row('When')) } : {}) }
}

/** The effects of each condition, in the order of the book, each in the form of core. */
export function effectsOf(table: Transcription<Column>): Readonly<Record<string, readonly object[]>> {
  const rows = rowsOf(table)
  const conditions = new Set(rows.map((row) => row('group')))
  return Object.fromEntries(
    Array.from(conditions, (condition) => [
      slug(condition),
      rows.filter((row) => row('group') === condition).map(effect),
    ]),
  )
}
