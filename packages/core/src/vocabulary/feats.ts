import { isOneOf } from '../one-of.ts'

/**
 * The categories of feats.
 *
 * @source SRD 5.2.1, Feats, Feat Descriptions (page 87)
 */
export const FEAT_CATEGORIES = ['origin', 'general', 'fighting-style', 'epic-boon'] as const

/** The id of a category of feats. */
export type FeatCategory = (typeof FEAT_CATEGORIES)[number]

/** Whether a value is the id of a category of feats. */
export const isFeatCategory = (value: unknown): value is FeatCategory => isOneOf(value, FEAT_CATEGORIES)

/**
 * The feats, by category and in alphabetical order of their English names within it.
 *
 * @source SRD 5.2.1, Feats (pages 87 and 88)
 */
export const FEATS = [
  'alert',
  'magic-initiate',
  'savage-attacker',
  'skilled',
  'ability-score-improvement',
  'grappler',
  'archery',
  'defense',
  'great-weapon-fighting',
  'two-weapon-fighting',
  'boon-of-combat-prowess',
  'boon-of-dimensional-travel',
  'boon-of-fate',
  'boon-of-irresistible-offense',
  'boon-of-spell-recall',
  'boon-of-the-night-spirit',
  'boon-of-truesight',
] as const

/** The id of a feat. */
export type Feat = (typeof FEATS)[number]

/** Whether a value is the id of a feat. */
export const isFeat = (value: unknown): value is Feat => isOneOf(value, FEATS)
