import { KINDS, TRANSLATION_STATUSES } from '@rulestone/text'
import { z } from 'zod'
import { block } from './block.ts'
import { edition, id, language, place, url } from './common.ts'

/** A rule in one language. */
export const rule = z
  .strictObject({
    id,
    language,
    edition,
    kind: z.enum(KINDS).describe('as the source tags it; `rule` has no tag'),
    title: z.string(),
    aliases: z.array(z.string()).describe('other names'),
    summary: z.string().describe('one sentence that answers the question'),
    url: url.describe('the page of the rule'),
    markdown: z.string().describe('the blocks as CommonMark, with tables of GitHub; without title and summary'),
    text: z.string().describe('the blocks as plain text'),
    headings: z.array(z.strictObject({ id, depth: z.int().min(2).max(3), text: z.string() })),
    blocks: z.array(block),
    links: z.array(id).describe('the rules and headings that its text links to, each once'),
    related: z.array(id).describe('rules worth reading next'),
    counterparts: z.array(id).describe('the same rule in other editions'),
    tables: z.array(id),
    figures: z.array(id),
    calculators: z.array(id),
    chapters: z
      .array(z.strictObject({ book: id, chapter: id }))
      .describe('where the rule stands in the books; the first is the one that its page shows'),
    sources: z.array(place).describe('where the rule is in its source'),
    formerIds: z.array(id).describe('ids that the rule had before; requests for them should use the new one'),
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
  })
  .meta({ id: 'Rule', description: 'A rule in one language.' })

export type Rule = z.infer<typeof rule>
