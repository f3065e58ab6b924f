import { z } from 'zod'
import { byLanguage, id } from './common.ts'

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

export type Book = z.infer<typeof book>
export type Moved = z.infer<typeof moved>
