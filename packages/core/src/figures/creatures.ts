import { ALIGNMENT_FACTORS } from '../tables/creating-a-character/alignments.ts'
import { ENCOUNTER_GUIDELINES } from '../tables/creatures-and-characters/encounter-budgets.ts'
import { ALIGNMENT_ORDERS, MORALITIES } from '../vocabulary/alignments.ts'
import { CHALLENGE_RATINGS } from '../vocabulary/challenge-ratings.ts'
import { CREATURE_TYPES } from '../vocabulary/creature-types.ts'
import { PILLARS } from '../vocabulary/pillars.ts'
import { SIZES } from '../vocabulary/sizes.ts'
import { integer, type NamedFigure } from './named-figure.ts'

/** Figures that running text can name: creatures and encounters. */
export const creaturesFigures = {
  'creature-types-count': integer(CREATURE_TYPES.length),
  'size-categories': integer(SIZES.length),
  'alignments-count': integer(ALIGNMENT_FACTORS.length),
  'morality-kinds': integer(MORALITIES.length),
  'order-kinds': integer(ALIGNMENT_ORDERS.length),
  'pillars-count': integer(PILLARS.length),
  'challenge-rating-characters': integer(ENCOUNTER_GUIDELINES.charactersOfChallengeRating),
  'challenge-rating-maximum': integer(Number(CHALLENGE_RATINGS[CHALLENGE_RATINGS.length - 1])),
  'encounter-creatures-per-character': integer(ENCOUNTER_GUIDELINES.creaturesPerCharacter),
} as const satisfies Readonly<Record<string, NamedFigure>>
