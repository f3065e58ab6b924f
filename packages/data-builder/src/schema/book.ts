import { z } from 'zod'
import { byLanguage, id, language } from './common.ts'

/** An outline of rules to read in order. */
export const book = z
  .strictObject({
    id,
    title: byLanguage,
    introduction: byLanguage.optional(),
    chapters: z.array(
      z.strictObject({
        id,
        title: byLanguage,
        introduction: byLanguage.optional(),
        rules: z.array(id).describe('in reading order'),
      }),
    ),
  })
  .meta({ id: 'Book', description: 'An outline of rules to read in order.' })

/** A former id, with the id that replaces it. */
export const moved = z
  .strictObject({ from: id, to: id })
  .meta({ id: 'Moved', description: 'A former id of a rule or heading, with the id that replaces it.' })

/** A rule, spell or creature that is new or changed in a language. */
export const change = z
  .strictObject({
    date: z.iso.date(),
    of: z.enum(['rule', 'spell', 'creature']).describe('some spells have the id of a rule'),
    id,
    language,
    kind: z.enum(['new', 'changed']),
  })
  .meta({ id: 'Change', description: 'A rule, spell or creature that is new or changed in a language.' })

export type Book = z.infer<typeof book>
export type Change = z.infer<typeof change>
