import { requireInteger } from '../../bounds.ts'
import { add, certain, type Distribution, mapOutcomes } from '../../dice/distribution.ts'
import { sumOfDice } from '../../dice/sum-of-dice.ts'
import { CLASS_HIT_POINTS } from '../../tables/level-advancement/class-hit-points.ts'
import type { CharacterClass } from '../../vocabulary/classes.ts'
import { LEVELS } from '../proficiency/proficiency.ts'
import { hitPointMaximum, hitPointsOfLaterLevel } from './hit-points-by-level.ts'

/**
 * The exact distribution of what a level after the first adds to the Hit Point maximum if its die is rolled.
 *
 * @param constitutionModifier the modifier, not the score
 * @param traitPerLevel what a trait adds for each level, after the minimum
 * @source SRD 5.2.1, Character Creation, Gaining a Level (page 23)
 * @example
 * rolledHitPointsOfLevel('wizard', -4).weights // => [5n, 1n]
 */
export const rolledHitPointsOfLevel = (
  characterClass: CharacterClass,
  constitutionModifier: number,
  traitPerLevel = 0,
): Distribution =>
  mapOutcomes(sumOfDice(1, CLASS_HIT_POINTS[characterClass].hitDie), (rolled) =>
    hitPointsOfLaterLevel(rolled, constitutionModifier, traitPerLevel),
  )

/**
 * The exact distribution of the Hit Point maximum of a character who rolls at every level after the first.
 *
 * @param classes the class of each level, in the order in which they were gained: 1 to 20 of them
 * @param constitutionModifier the modifier, not the score
 * @param traitPerLevel what a trait adds for each level, after the minimum
 * @throws RangeError if there are no levels or more than 20
 * @source SRD 5.2.1, Character Creation, Level 1 Hit Points by Class (page 22) and Gaining a Level (page 23)
 * @example
 * rolledHitPointMaximum(['fighter'], 2) // => { minimum: 12, weights: [1n], denominator: 1n }
 * mean(rolledHitPointMaximum(['fighter', 'fighter'], 2)) // => fraction(39, 2)
 */
export function rolledHitPointMaximum(
  classes: readonly CharacterClass[],
  constitutionModifier: number,
  traitPerLevel = 0,
): Distribution {
  requireInteger('classes.length', classes.length, LEVELS)
  const [first, ...later] = classes
  const start =
    first === undefined ? 0 : hitPointMaximum([{ class: first }], constitutionModifier, traitPerLevel).maximum
  return later
    .map((characterClass) => rolledHitPointsOfLevel(characterClass, constitutionModifier, traitPerLevel))
    .reduce((sum, level) => add(sum, level), certain(start))
}
