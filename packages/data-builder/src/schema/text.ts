import { TRANSLATION_STATUSES } from '@rulestone/text'
import { z } from 'zod'
import { block } from './block.ts'
import { edition, id, language, place, url } from './common.ts'

/** What the text of a rule, a spell and a creature have, in one language. */
export const text = {
  id,
  language,
  edition,
  title: z.string(),
  aliases: z.array(z.string()).describe('other names'),
  summary: z.string().describe('one sentence that answers the question'),
  url: url.describe('its page'),
  markdown: z.string().describe('the blocks as CommonMark, with tables of GitHub; without title and summary'),
  text: z.string().describe('the blocks as plain text'),
  blocks: z.array(block),
  links: z.array(id).describe('the rules and headings that its text links to, each once'),
  spells: z.array(id).describe('the spells that its text links to, each once'),
  creatures: z.array(id).describe('the creatures that its text links to, each once'),
  related: z.array(id).describe('rules worth reading next'),
  figures: z.array(id),
  sources: z.array(place).describe('where it is in its source'),
  updated: z.iso.date().describe('the day of the last release that changed it in this language').optional(),
  hash: z.string().describe('changes with title, summary and text'),
  translation: z
    .strictObject({
      status: z.enum(TRANSLATION_STATUSES),
      stale: z
        .array(z.string())
        .describe('what was translated from an older version of the English: keys of blocks, title, summary'),
    })
    .optional()
    .describe('absent in English'),
}

const record = z.strictObject(text)

export type Text = z.infer<typeof record>
