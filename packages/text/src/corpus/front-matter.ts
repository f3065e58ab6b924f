import { z } from 'zod'
import { idSchema, wordsSchema } from './ids.ts'

/** The sorts of entries, as the SRD tags them; `rule` is everything without a tag. */
export const KINDS = ['rule', 'action', 'condition', 'hazard', 'area-of-effect', 'attitude'] as const

/** The sort of an entry. */
export type Kind = (typeof KINDS)[number]

/** How far a translation has come. */
export const TRANSLATION_STATUSES = ['draft', 'machine', 'translated', 'reviewed'] as const

/** The state of a translation. */
export type TranslationStatus = (typeof TRANSLATION_STATUSES)[number]

/** Where in the source document a rule stands. */
export interface SourceReference {
  readonly heading: string
  /** absent where the document has no pages */
  readonly page?: number | undefined
}

/** Which English text a translation was confirmed against. */
export interface Translation {
  /** the `hash` of the English entry; where that differs now, `staleBlocks` of the entry says what changed */
  readonly of: string
  readonly status: TranslationStatus
}

/** The longest summary, in UTF-16 units: what search results and previews show whole. */
export const SUMMARY_LENGTH = 160

/** What every entry says in its own language. */
interface SpokenFrontMatter {
  readonly id: string
  readonly title: string
  readonly aliases: readonly string[]
  readonly summary: string
  /** what checks may find in a segment without objecting, each with the reason */
  readonly allow: readonly Allowance[]
}

/** A segment that is excused from a check. */
interface Allowance {
  /** the id of the check */
  readonly check: string
  /** the key of the segment */
  readonly unit: string
  readonly reason: string
}

/** The front matter of an English entry: its words, and all that does not depend on language. */
export interface SourceFrontMatter extends SpokenFrontMatter {
  readonly kind: Kind
  readonly ruleset: string
  readonly source: readonly SourceReference[]
  readonly related: readonly string[]
  readonly counterparts: readonly string[]
}

/** The front matter of a translated entry: its words only, and what they were confirmed against. */
export interface TranslatedFrontMatter extends SpokenFrontMatter {
  readonly translation?: Translation | undefined
}

const spoken = {
  id: idSchema,
  title: wordsSchema,
  aliases: z.array(wordsSchema).default([]),
  summary: wordsSchema.max(SUMMARY_LENGTH),
  allow: z.array(z.strictObject({ check: wordsSchema, unit: wordsSchema, reason: wordsSchema })).default([]),
}

/** The schema of `SourceFrontMatter`. */
export const sourceFrontMatterSchema: z.ZodType<SourceFrontMatter> = z.strictObject({
  ...spoken,
  kind: z.enum(KINDS),
  ruleset: z.string().regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/),
  source: z.array(z.strictObject({ heading: wordsSchema, page: z.int().min(1).optional() })).min(1),
  related: z.array(idSchema).default([]),
  counterparts: z.array(idSchema).default([]),
})

/** The schema of `TranslatedFrontMatter`. */
export const translatedFrontMatterSchema: z.ZodType<TranslatedFrontMatter> = z.strictObject({
  ...spoken,
  translation: z
    .strictObject({ of: z.string().regex(/^[0-9a-f]{12}$/), status: z.enum(TRANSLATION_STATUSES) })
    .optional(),
})
