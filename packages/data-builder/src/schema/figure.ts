import { z } from 'zod'
import { byLanguage, edition, id, measure } from './common.ts'

const common = {
  id,
  edition,
  text: byLanguage.describe('as a text shows it'),
  spell: id.optional().describe('the spell whose figure it is'),
  rules: z.array(id).describe('the rules whose text shows it'),
}

/** A number or dice that the text of rules or spells shows. */
export const figure = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('integer'), ...common, value: z.int() }),
    z.strictObject({ kind: z.literal('signed'), ...common, value: z.int().describe('a bonus or penalty') }),
    z.strictObject({ kind: z.literal('quantity'), ...common, measure }),
    z.strictObject({ kind: z.literal('dice'), ...common, dice: z.string().describe('in dice notation') }),
  ])
  .meta({ id: 'Figure', description: 'A number or dice that the text of rules or spells shows.' })

export type Figure = z.infer<typeof figure>
