import { z } from 'zod'
import { edition, id } from './common.ts'

const forms = z
  .strictObject({
    name: z.string(),
    abbreviation: z.string().optional(),
    aliases: z.array(z.string()).optional().describe('other accepted forms'),
    avoid: z.array(z.string()).optional().describe('forms that writers should avoid'),
  })
  .meta({ id: 'TermForms', description: 'The name of a term in a language, and its variants.' })

/** A term of the game. */
export const term = z
  .strictObject({
    id,
    edition,
    part: id.describe('the part of the terms that it is in, such as `conditions`'),
    rule: id.optional().describe('the rule or heading of the same id'),
    forms: z.strictObject({ en: forms, zh: forms.optional(), th: forms.optional() }),
  })
  .meta({ id: 'Term', description: 'A term of the game, with its forms in each language.' })

export type Term = z.infer<typeof term>
