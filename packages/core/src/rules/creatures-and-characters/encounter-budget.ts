import { requireInteger } from '../../bounds.ts'
import { ENCOUNTER_BUDGETS } from '../../tables/creatures-and-characters/encounter-budgets.ts'
import { EXPERIENCE_BY_CHALLENGE_RATING } from '../../tables/creatures-and-characters/experience-by-challenge-rating.ts'
import type { ChallengeRating } from '../../vocabulary/challenge-ratings.ts'
import { ENCOUNTER_DIFFICULTIES, type EncounterDifficulty } from '../../vocabulary/encounter-difficulties.ts'
import { LEVELS } from '../proficiency/proficiency.ts'

/**
 * The Experience Points that an encounter of a difficulty may be worth: the number for the level, once for each
 * character. Where the levels of a party differ, each character brings the number for its own; the text knows parties
 * of one level only.
 *
 * @param levels the level of each character: 1 to 20
 * @throws RangeError when a level is no integer from 1 to 20
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
 * What the creatures of an encounter are worth together. One of Challenge Rating 0 counts for 10 here.
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
 * @param experiencePoints what its creatures are worth together, from 0
 * @param levels the level of each character: 1 to 20
 * @throws RangeError when a level is no integer from 1 to 20
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
