import { z } from 'zod'
import { spellFacts } from './spell-facts.ts'
import { text } from './text.ts'

/** A spell in one language. */
export const spell = z
  .strictObject({
    ...text,
    trigger: z.string().optional().describe('what must happen before it can be cast as a Reaction or Bonus Action'),
    material: z.string().optional().describe('its Material components'),
    facts: spellFacts,
    factsInWords: z
      .strictObject({
        kind: z.string().describe('level and school, such as “Level 3 Evocation”'),
        rows: z
          .array(z.strictObject({ label: z.string(), text: z.string() }))
          .describe('lists, casting time, trigger, range, components, duration, in this order'),
      })
      .describe('the facts as the page of the spell states them'),
  })
  .meta({ id: 'Spell', description: 'A spell in one language.' })

export type Spell = z.infer<typeof spell>
