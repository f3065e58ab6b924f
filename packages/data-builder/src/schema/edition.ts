import { z } from 'zod'
import { byLanguage, edition as editionId, id } from './common.ts'

/** A rule in which an edition differs from the current one. */
const difference = z
  .strictObject({
    id,
    chapter: id.describe('the chapter of the edition'),
    rules: z.array(id).describe('the rules and headings of the current edition'),
    counterpart: id.describe('the rule or heading of this edition'),
    topic: byLanguage,
    current: byLanguage.describe('what the current edition says, in short'),
    other: byLanguage.describe('what this edition says, in short'),
  })
  .meta({ id: 'Difference', description: 'A rule in which an edition differs from the current one.' })

/** An edition of the rules. */
export const edition = z
  .strictObject({
    id: editionId,
    name: byLanguage,
    current: z.boolean().describe('whether it is the edition to play by; others are history'),
    source: z.string().describe('the id of the source that the edition rests on'),
    differences: z.array(difference).describe('from the current edition; empty for that one'),
  })
  .meta({ id: 'Edition', description: 'An edition of the rules.' })

/** A document that rules rest on. */
export const source = z
  .strictObject({
    id: editionId,
    name: z.string(),
    title: z.string(),
    publisher: z.string(),
    url: z.url().optional(),
    license: z.string().optional().describe('an SPDX identifier; absent if only facts were taken, and no text'),
    attribution: z.string().optional().describe('the statement that the licence asks for, word for word'),
  })
  .meta({ id: 'Source', description: 'A document that rules rest on.' })

export type Edition = z.infer<typeof edition>
export type Difference = z.infer<typeof difference>
export type Source = z.infer<typeof source>
