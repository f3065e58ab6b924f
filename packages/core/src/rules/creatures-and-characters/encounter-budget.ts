import { requireInteger } from '../../bounds.ts'
import { ENCOUNTER_BUDGETS } from '../../tables/creatures-and-characters/encounter-budgets.ts'
import { EXPERIENCE_BY_CHALLENGE_RATING } from '../../tables/creatures-and-characters/experience-by-challenge-rating.ts'
import type { ChallengeRating } from '../../vocabulary/challenge-ratings.ts'
import { ENCOUNTER_DIFFICULTIES, type EncounterDifficulty } from '../../vocabulary/encounter-difficulties.ts'
import { LEVELS } from '../proficiency/proficiency.ts'

/**
 * The Experience Points that an encounter of a difficulty can be worth: the number for the level, once for each
 * character. If the levels of a party differ, each character adds the number for its own level; the book mentions only
 * parties of one level.
 *
 * @param levels the level of each character: 1 to 20
 * @throws RangeError if a level is not an integer between 1 and 20
 * @source SRD 5.2.1, Gameplay Toolbox, Determine Your XP Budget (page 202)
 * @example
 * encounterBudget('low', [1, 1, 1, 1]) // => 200
 * encounterBudget('high', [15, 15, 15, 15, 15, 15]) // => 46800
 */
export function encounterBudget(difficulty: EncounterDifficulty, levels: readonly number[]): number {
  return levels.reduce((sum, level) => {
    requireInteger('level', level, LEVELS)
    const row = ENCOUNTER_BUDGETS.find((candidate) => candidate.level === level)
    if (row === undefined)
      throw new RangeError(`level is ${level}; the XP Budget per Character table has no row for it.`)
    return sum + row[difficulty]
  }, 0)
}

/**
 * The total Experience Points of an encounter's creatures. A creature of Challenge Rating 0 counts as 10 here.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Spend Your Budget (page 202)
 * @example
 * encounterExperience(['3', '1/2', '1/4', '1/4', '1/4', '1/4', '1/4', '1/4']) // => 1100
 */
export const encounterExperience = (ratings: readonly ChallengeRating[]): number =>
  ratings.reduce((sum, rating) => sum + EXPERIENCE_BY_CHALLENGE_RATING[rating], 0)

/**
 * The lowest difficulty whose budget an encounter does not exceed.
 *
 * @param experiencePoints the total of its creatures, from 0
 * @param levels the level of each character: 1 to 20
 * @throws RangeError if a level is not an integer between 1 and 20
 * @source SRD 5.2.1, Gameplay Toolbox, Spend Your Budget (page 202)
 * @example
 * encounterDifficulty(200, [1, 1, 1, 1]) // => 'low'
 * encounterDifficulty(201, [1, 1, 1, 1]) // => 'moderate'
 * encounterDifficulty(401, [1, 1, 1, 1]) // => 'beyond-high'
 */
export const encounterDifficulty = (
  experiencePoints: number,
  levels: readonly number[],
): EncounterDifficulty | 'beyond-high' =>
  ENCOUNTER_DIFFICULTIES.find((difficulty) => experiencePoints <= encounterBudget(difficulty, levels)) ?? 'beyond-high'
