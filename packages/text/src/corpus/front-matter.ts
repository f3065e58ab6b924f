import { EDITIONS, type Edition } from '@rulestone/core'
import { z } from 'zod'
import { idSchema, nameSchema, wordsSchema } from './ids.ts'

/** The kinds of entries, as the SRD tags them; `rule` has no tag. */
export const KINDS = ['rule', 'action', 'condition', 'hazard', 'area-of-effect', 'attitude'] as const

/** The kind of an entry. */
export type Kind = (typeof KINDS)[number]

/** The states of a translation, in the front matter. */
export const TRANSLATION_STATUSES = ['draft', 'machine', 'translated', 'reviewed'] as const

/** The state of a translation. */
export type TranslationStatus = (typeof TRANSLATION_STATUSES)[number]

/** A place in the source document. */
export interface SourceReference {
  readonly heading: string
  /** absent if the document has no pages */
  readonly page?: number | undefined
}

/** The English that a translation was confirmed against. */
export interface Translation {
  /** the `hash` of the English entry at that time; if it differs now, `staleBlocks` gives the changed blocks */
  readonly of: string
  readonly status: TranslationStatus
}

/** The longest summary, in UTF-16 units. Search results and previews show so much. */
export const SUMMARY_LENGTH = 160

/** The front matter that every language has. */
interface SpokenFrontMatter {
  readonly id: string
  readonly title: string
  readonly aliases: readonly string[]
  readonly summary: string
  /** checks that a segment is excused from, with the reason */
  readonly allow: readonly Allowance[]
}

/** A segment excused from a check. */
interface Allowance {
  /** the id of the check */
  readonly check: string
  /** the key of the segment (`unit` in the files) */
  readonly unit: string
  readonly reason: string
}

/** The front matter of an English entry: also what does not depend on language. */
export interface SourceFrontMatter extends SpokenFrontMatter {
  readonly kind: Kind
  readonly ruleset: Edition
  readonly source: readonly SourceReference[]
  readonly related: readonly string[]
  readonly counterparts: readonly string[]
  /** whether the page of the rule opens its first calculator: only where the calculator is the point of the rule */
  readonly calculator: 'folded' | 'open'
}

/** The front matter of a translated entry. */
export interface TranslatedFrontMatter extends SpokenFrontMatter {
  readonly translation?: Translation | undefined
}

const spoken = {
  id: idSchema,
  title: nameSchema,
  aliases: z.array(nameSchema).default([]),
  summary: wordsSchema.max(SUMMARY_LENGTH),
  allow: z.array(z.strictObject({ check: wordsSchema, unit: wordsSchema, reason: wordsSchema })).default([]),
}

/** The schema of `SourceFrontMatter`. */
export const sourceFrontMatterSchema: z.ZodType<SourceFrontMatter> = z.strictObject({
  ...spoken,
  kind: z.enum(KINDS),
  ruleset: z.enum(EDITIONS),
  source: z.array(z.strictObject({ heading: nameSchema, page: z.int().min(1).optional() })).min(1),
  related: z.array(idSchema).default([]),
  counterparts: z.array(idSchema).default([]),
  calculator: z.enum(['folded', 'open']).default('folded'),
})

/** The schema of `TranslatedFrontMatter`. */
export const translatedFrontMatterSchema: z.ZodType<TranslatedFrontMatter> = z.strictObject({
  ...spoken,
  translation: z
    .strictObject({ of: z.string().regex(/^[0-9a-f]{12}$/), status: z.enum(TRANSLATION_STATUSES) })
    .optional(),
})
