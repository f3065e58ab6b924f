import { ABILITIES } from '@rulestone/core'
import { z } from 'zod'
import { id } from './common.ts'
import { creatureFacts, creatureTotals } from './creature-facts.ts'
import { text } from './text.ts'

const section = z.enum(['traits', 'actions', 'bonus-actions', 'reactions', 'legendary-actions'])

const part = z.strictObject({
  id: id.describe('the same as in the facts'),
  name: z.string(),
  uses: z.array(z.string()).describe('how often it can be used, and the like'),
  markdown: z.string(),
  text: z.string(),
})

/** A stat block in one language. */
const statBlock = z
  .strictObject({
    kind: z.string().describe('size, type and alignment, such as “Large Aberration, Lawful Evil”'),
    lines: z
      .array(z.strictObject({ id, label: z.string(), text: z.string() }))
      .describe('AC, Hit Points and the like, in the order of the page'),
    abilities: z.array(
      z.strictObject({
        id: z.enum(ABILITIES),
        name: z.string(),
        score: z.int(),
        modifier: z.string(),
        save: z.string(),
      }),
    ),
    labels: z
      .strictObject({ ability: z.string(), score: z.string(), modifier: z.string(), save: z.string() })
      .describe('the header of the table of abilities'),
    sections: z.array(
      z.strictObject({
        id: section,
        title: z.string(),
        note: z.string().optional().describe('what holds for all of its parts'),
        parts: z.array(part),
      }),
    ),
  })
  .meta({ id: 'StatBlock', description: 'A stat block in one language.' })

/** A creature in one language. */
export const creature = z.strictObject({ ...text, facts: creatureFacts, totals: creatureTotals, statBlock }).meta({
  id: 'Creature',
  description:
    'A creature in one language. Its blocks are its traits and actions: a heading for each section and each part.',
})

export type Creature = z.infer<typeof creature>
