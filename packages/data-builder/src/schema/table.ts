import { z } from 'zod'
import { byLanguage, edition, id, measure, place } from './common.ts'

const common = { text: byLanguage.describe('as a reader sees the cell') }

/** A cell of a table: what it says for programs, and as text. */
const cell = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('term'), ...common, term: id }),
    z.strictObject({
      kind: z.literal('terms'),
      ...common,
      joined: z.enum(['conjunction', 'disjunction', 'list']).describe('all of them, one of them, or neither'),
      terms: z.array(id),
    }),
    z.strictObject({ kind: z.literal('integer'), ...common, value: z.int() }),
    z.strictObject({ kind: z.literal('signed'), ...common, value: z.int().describe('a bonus or penalty') }),
    z.strictObject({ kind: z.literal('range'), ...common, from: z.int(), to: z.int().describe('inclusive') }),
    z.strictObject({ kind: z.literal('mixed'), ...common, value: z.number().describe('may have quarters') }),
    z.strictObject({ kind: z.literal('fraction'), ...common, numerator: z.int(), denominator: z.int() }),
    z.strictObject({ kind: z.literal('quantity'), ...common, measure }),
    z.strictObject({
      kind: z.literal('dice'),
      ...common,
      dice: z.string().describe('in dice notation'),
      average: z.int().optional().describe('can be used instead of a roll'),
    }),
    z.strictObject({ kind: z.literal('none'), ...common }),
    z.strictObject({
      kind: z.literal('words'),
      ...common,
      key: z.string().describe('the same in every language'),
      figures: z.record(z.string(), z.number()).optional().describe('the numbers in the words'),
    }),
  ])
  .meta({ id: 'Cell', description: 'A cell of a table: what it says for programs, and as text.' })

/** A table of the rules. */
export const table = z
  .strictObject({
    id,
    edition,
    source: place,
    caption: byLanguage,
    columns: z.array(z.strictObject({ id, name: byLanguage })),
    rows: z.array(z.array(cell)).describe('a cell for each column; the first names the row'),
    rules: z.array(id).describe('the rules that show it'),
  })
  .meta({ id: 'Table', description: 'A table of the rules.' })

export type Table = z.infer<typeof table>
export type TableCell = z.infer<typeof cell>
