import { requireInteger } from '../../bounds.ts'
import { add, certain, type Distribution, mapOutcomes } from '../../dice/distribution.ts'
import { sumOfDice } from '../../dice/sum-of-dice.ts'
import { requireEachOf, requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521MagicAndCharacters } from '../../rulesets/srd-5-2-1/magic-and-characters.ts'
import { CLASS_HIT_POINTS } from '../../tables/level-advancement/class-hit-points.ts'
import { type CharacterClass, CLASSES } from '../../vocabulary/classes.ts'
import { LEVELS } from '../proficiency/proficiency.ts'
import { hitPointMaximum, hitPointsOfLaterLevel, type PerLevel } from './hit-points-by-level.ts'

/** A level after the first whose die is rolled. */
export interface RolledLevel extends PerLevel {
  readonly class: CharacterClass
}

/**
 * The exact distribution of what a level after the first adds to the Hit Point maximum if its die is rolled. SRD 5.1
 * names no minimum.
 *
 * @throws RangeError if the class is unknown, or a number is not an integer
 * @source SRD 5.2.1, Character Creation, Gaining a Level (page 23)
 * @example
 * rolledHitPointsOfLevel({ class: 'wizard', constitutionModifier: -4 }).weights // => [5n, 1n]
 * rolledHitPointsOfLevel({ class: 'wizard', constitutionModifier: -4 }, srd51).minimum // => -3
 */
export function rolledHitPointsOfLevel(
  { class: characterClass, ...perLevel }: RolledLevel,
  ruleset: RulesOf<'levelHitPoints'> = srd521MagicAndCharacters,
): Distribution {
  const { hitDie } = CLASS_HIT_POINTS[requireOneOf('class', characterClass, CLASSES)]
  return mapOutcomes(sumOfDice(1, hitDie), (hitPointDie) =>
    hitPointsOfLaterLevel({ hitPointDie, ...perLevel }, ruleset),
  )
}

/** The levels of a character who rolls at every one after the first. */
export interface RolledLevels extends PerLevel {
  /** the class of each level, in the order in which they were gained: 1 to 20 of them */
  readonly classes: readonly CharacterClass[]
}

/**
 * The exact distribution of the Hit Point maximum of a character who rolls at every level after the first.
 *
 * @throws RangeError if there are no levels or more than 20, a class is unknown, or a number is not an integer
 * @source SRD 5.2.1, Character Creation, Level 1 Hit Points by Class (page 22) and Gaining a Level (page 23)
 * @example
 * rolledHitPointMaximum({ classes: ['fighter'], constitutionModifier: 2 }) // => { minimum: 12, weights: [1n], denominator: 1n }
 * mean(rolledHitPointMaximum({ classes: ['fighter', 'fighter'], constitutionModifier: 2 })) // => fraction(39, 2)
 */
export function rolledHitPointMaximum(
  { classes, ...perLevel }: RolledLevels,
  ruleset: RulesOf<'levelHitPoints'> = srd521MagicAndCharacters,
): Distribution {
  requireInteger('classes.length', classes.length, LEVELS)
  requireEachOf('classes', classes, CLASSES)
  const [first, ...later] = classes
  const start = first === undefined ? 0 : hitPointMaximum({ levels: [{ class: first }], ...perLevel }).value
  return later
    .map((characterClass) => rolledHitPointsOfLevel({ class: characterClass, ...perLevel }, ruleset))
    .reduce((sum, level) => add(sum, level), certain(start))
}
