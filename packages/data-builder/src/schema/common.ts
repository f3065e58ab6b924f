import { LOCALES } from '@rulestone/text'
import { z } from 'zod'

/** An id of Rulestone: of a rule, heading, spell, creature, term, table, figure or calculator. */
export const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** The id of an edition, such as `srd-5.2.1`. */
export const edition = z
  .string()
  .regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/)
  .describe('the id of the edition')

/** The id of a language. */
export const language = z.enum(LOCALES).describe('a BCP 47 tag without script: zh is Simplified Chinese')

/** An absolute URL. */
export const url = z.url()

/** A text in every language. */
export const byLanguage = z.strictObject({ en: z.string(), zh: z.string(), th: z.string() })

/** A length or weight, with the metric form that the official books use. */
export const measure = z
  .strictObject({
    value: z.number(),
    unit: z.enum(['feet', 'inches', 'miles', 'pounds']),
    metric: z
      .strictObject({ value: z.number(), unit: z.enum(['meters', 'centimeters', 'kilometers', 'kilograms']) })
      .describe('by the convention of the official books in metric languages: 5 feet are 1.5 meters'),
  })
  .meta({ id: 'Measure', description: 'A length or weight.' })

/** A place in a source. */
export const place = z
  .strictObject({
    source: z.string().describe('the id of the source'),
    heading: z.string(),
    page: z.int().min(1).optional().describe('absent if the source has no pages'),
  })
  .meta({ id: 'Place', description: 'A place in a source.' })

/** A text in every language. */
export type ByLanguage = z.infer<typeof byLanguage>
export type Measure = z.infer<typeof measure>
