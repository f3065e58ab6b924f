import { KINDS } from '@rulestone/text'
import { z } from 'zod'
import { id } from './common.ts'
import { text } from './text.ts'

/** The kinds of rules. */
export const ruleKind = z.enum(KINDS).exclude(['spell', 'creature', 'creature-part'])

/** A rule in one language. */
export const rule = z
  .strictObject({
    ...text,
    kind: ruleKind.describe('as the source tags it; `rule` has no tag'),
    headings: z.array(z.strictObject({ id, depth: z.int().min(2).max(3), text: z.string() })),
    counterparts: z.array(id).describe('the same rule in other editions'),
    tables: z.array(id),
    calculators: z.array(id),
    chapters: z
      .array(z.strictObject({ book: id, chapter: id }))
      .describe('where the rule stands in the books; the first is the one that its page shows'),
    formerIds: z.array(id).describe('ids that the rule had before; requests for them should use the new one'),
  })
  .meta({ id: 'Rule', description: 'A rule in one language.' })

export type Rule = z.infer<typeof rule>
