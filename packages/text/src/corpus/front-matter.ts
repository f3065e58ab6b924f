import { type Creature, creature, isCreatureId, isSpellId, spell } from '@rulestone/compendium'
import { EDITIONS, type Edition } from '@rulestone/core'
import { z } from 'zod'
import {
  creatureOf,
  entryIdSchema,
  idSchema,
  isCreature,
  isCreaturePart,
  isSpell,
  nameSchema,
  spellOf,
  wordsSchema,
} from './ids.ts'
import { type Checked, checkSchema, type DataPlace } from './schema-problems.ts'

/** The kinds of rules, as the SRD tags them; `rule` has no tag. */
const RULE_KINDS = ['rule', 'action', 'condition', 'hazard', 'area-of-effect', 'attitude'] as const

/** The kinds of entries. */
export const KINDS = [...RULE_KINDS, 'spell', 'creature', 'creature-part'] as const

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
  /** absent in a spell and a creature, whose id is the file name */
  readonly id?: string | undefined
  readonly title: string
  readonly aliases: readonly string[]
  /** empty for a creature and its parts: the facts of a creature are its summary */
  readonly summary: string
  /** what must happen before the spell can be cast as a Reaction or Bonus Action */
  readonly trigger?: string | undefined
  /** the Material components of the spell */
  readonly material?: string | undefined
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
  title: nameSchema,
  aliases: z.array(nameSchema).default([]),
  summary: wordsSchema.max(SUMMARY_LENGTH),
}

const allow = z.array(z.strictObject({ check: wordsSchema, unit: wordsSchema, reason: wordsSchema })).default([])

const spokenOfRule = { id: idSchema, ...spoken, allow }

const spokenOfSpell = { ...spoken, trigger: wordsSchema.optional(), material: wordsSchema.optional(), allow }

/** A creature has its facts for a summary, and a shared part its words. */
const spokenOfCreature = {
  title: nameSchema,
  aliases: spoken.aliases,
  summary: z.literal('').default(''),
  allow,
}

const translation = z
  .strictObject({ of: z.string().regex(/^[0-9a-f]{12}$/), status: z.enum(TRANSLATION_STATUSES) })
  .optional()

const ruleSchema: z.ZodType<SourceFrontMatter> = z.strictObject({
  ...spokenOfRule,
  kind: z.enum(RULE_KINDS),
  ruleset: z.enum(EDITIONS),
  source: z.array(z.strictObject({ heading: nameSchema, page: z.int().min(1).optional() })).min(1),
  related: z.array(idSchema).default([]),
  counterparts: z.array(idSchema).default([]),
  calculator: z.enum(['folded', 'open']).default('folded'),
})

const translatedRuleSchema: z.ZodType<TranslatedFrontMatter> = z.strictObject({ ...spokenOfRule, translation })

/** The English front matter of a spell or a creature: its facts are in the compendium. */
type CompendiumFrontMatter = SpokenFrontMatter & Pick<SourceFrontMatter, 'related'>

const spellSchema: z.ZodType<CompendiumFrontMatter> = z.strictObject({
  ...spokenOfSpell,
  related: z.array(entryIdSchema).default([]),
})

const translatedSpellSchema: z.ZodType<TranslatedFrontMatter> = z.strictObject({ ...spokenOfSpell, translation })

const creatureSchema: z.ZodType<CompendiumFrontMatter> = z.strictObject({
  ...spokenOfCreature,
  related: z.array(entryIdSchema).default([]),
})

const translatedCreatureSchema: z.ZodType<TranslatedFrontMatter> = z.strictObject({ ...spokenOfCreature, translation })

/** The parts of the document that have creatures. */
const CREATURE_CHAPTERS: Readonly<Record<Creature['chapter'], string>> = {
  'monsters-a-z': 'Monsters A–Z',
  animals: 'Animals',
}

/** What the English front matter of every creature and shared part would say. */
function withCreatureFacts(id: string, frontMatter: CompendiumFrontMatter): SourceFrontMatter {
  const name = creatureOf(id)
  return {
    ...frontMatter,
    kind: isCreature(id) ? 'creature' : 'creature-part',
    ruleset: 'srd-5.2.1',
    source:
      isCreature(id) && isCreatureId(name)
        ? [{ heading: `${CREATURE_CHAPTERS[creature(name).chapter]}, ${frontMatter.title}` }]
        : [],
    counterparts: [],
    calculator: 'folded',
  }
}

/** What the English front matter of every spell would say. */
function withFacts(id: string, frontMatter: CompendiumFrontMatter): SourceFrontMatter {
  const name = spellOf(id)
  return {
    ...frontMatter,
    kind: 'spell',
    ruleset: 'srd-5.2.1',
    source: isSpellId(name) ? [{ heading: `Spells, ${frontMatter.title}`, page: spell(name).page }] : [],
    counterparts: [],
    calculator: 'folded',
  }
}

/**
 * Reads the English front matter of an entry.
 *
 * @param id - of the entry, for example `cover` or `spell:fireball`
 */
export function readSource(id: string, place: DataPlace, data: unknown): Checked<SourceFrontMatter> {
  if (isCreature(id) || isCreaturePart(id)) {
    const checked = checkSchema(place, data, creatureSchema)
    return 'value' in checked ? { value: withCreatureFacts(id, checked.value) } : checked
  }
  if (!isSpell(id)) return checkSchema(place, data, ruleSchema)
  const checked = checkSchema(place, data, spellSchema)
  return 'value' in checked ? { value: withFacts(id, checked.value) } : checked
}

/** Reads the front matter of a translated entry. */
export function readTranslated(id: string, place: DataPlace, data: unknown): Checked<TranslatedFrontMatter> {
  if (isCreature(id) || isCreaturePart(id)) return checkSchema(place, data, translatedCreatureSchema)
  return checkSchema(place, data, isSpell(id) ? translatedSpellSchema : translatedRuleSchema)
}
