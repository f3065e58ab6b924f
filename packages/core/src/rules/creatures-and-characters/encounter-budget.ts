import { FROM_0, requireInteger, requireIntegers } from '../../bounds.ts'
import { requireEachOf, requireOneOf } from '../../one-of.ts'
import { ENCOUNTER_BUDGETS } from '../../tables/creatures-and-characters/encounter-budgets.ts'
import { EXPERIENCE_BY_CHALLENGE_RATING } from '../../tables/creatures-and-characters/experience-by-challenge-rating.ts'
import { CHALLENGE_RATINGS, type ChallengeRating } from '../../vocabulary/challenge-ratings.ts'
import { ENCOUNTER_DIFFICULTIES, type EncounterDifficulty } from '../../vocabulary/encounter-difficulties.ts'
import { LEVELS } from '../proficiency/proficiency.ts'

/** An encounter of a difficulty for a party. */
export interface PlannedEncounter {
  readonly difficulty: EncounterDifficulty
  /** the level of each character: 1 to 20 */
  readonly levels: readonly number[]
}

/** An encounter for a party. */
export interface WeighedEncounter {
  /** the total of its creatures, from 0 */
  readonly experiencePoints: number
  /** the level of each character: 1 to 20 */
  readonly levels: readonly number[]
}

/**
 * The Experience Points that an encounter of a difficulty can be worth: the number for the level, once for each
 * character. If the levels of a party differ, each character adds the number for its own level; the book mentions only
 * parties of one level. A rule of 5.2.1 alone.
 *
 * @throws RangeError if the difficulty is unknown, or a level is not an integer between 1 and 20
 * @source SRD 5.2.1, Gameplay Toolbox, Determine Your XP Budget (page 202)
 * @example
 * encounterBudget({ difficulty: 'low', levels: [1, 1, 1, 1] }) // => 200
 * encounterBudget({ difficulty: 'high', levels: [15, 15, 15, 15, 15, 15] }) // => 46800
 */
export function encounterBudget({ difficulty, levels }: PlannedEncounter): number {
  requireOneOf('difficulty', difficulty, ENCOUNTER_DIFFICULTIES)
  return requireIntegers('levels', levels, LEVELS).reduce((sum, level) => {
    const row = ENCOUNTER_BUDGETS.find((candidate) => candidate.level === level)
    if (row === undefined)
      throw new RangeError(`level is ${level}; the XP Budget per Character table has no row for it.`)
    return sum + row[difficulty]
  }, 0)
}

/**
 * The total Experience Points of an encounter's creatures. A creature of Challenge Rating 0 counts as 10 here. A
 * rule of 5.2.1 alone.
 *
 * @throws RangeError if a Challenge Rating is unknown
 * @source SRD 5.2.1, Gameplay Toolbox, Spend Your Budget (page 202)
 * @example
 * encounterExperience(['3', '1/2', '1/4', '1/4', '1/4', '1/4', '1/4', '1/4']) // => 1100
 */
export const encounterExperience = (ratings: readonly ChallengeRating[]): number =>
  requireEachOf('ratings', ratings, CHALLENGE_RATINGS).reduce(
    (sum, rating) => sum + EXPERIENCE_BY_CHALLENGE_RATING[rating],
    0,
  )

/**
 * The lowest difficulty whose budget an encounter does not exceed. A rule of 5.2.1 alone.
 *
 * @throws RangeError if the Experience Points are negative or not an integer, or a level is not an integer between 1 and
 *   20
 * @source SRD 5.2.1, Gameplay Toolbox, Spend Your Budget (page 202)
 * @example
 * encounterDifficulty({ experiencePoints: 200, levels: [1, 1, 1, 1] }) // => 'low'
 * encounterDifficulty({ experiencePoints: 201, levels: [1, 1, 1, 1] }) // => 'moderate'
 * encounterDifficulty({ experiencePoints: 401, levels: [1, 1, 1, 1] }) // => 'beyond-high'
 */
export function encounterDifficulty({
  experiencePoints,
  levels,
}: WeighedEncounter): EncounterDifficulty | 'beyond-high' {
  requireInteger('experiencePoints', experiencePoints, FROM_0)
  const fits = (difficulty: EncounterDifficulty): boolean => experiencePoints <= encounterBudget({ difficulty, levels })
  return ENCOUNTER_DIFFICULTIES.find(fits) ?? 'beyond-high'
}
