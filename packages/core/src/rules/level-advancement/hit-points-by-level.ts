import { ANY_INTEGER, FROM_1, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521MagicAndCharacters } from '../../rulesets/srd-5-2-1/magic-and-characters.ts'
import type { StepOf, WithSteps } from '../../steps/step.ts'
import { CLASS_HIT_POINTS } from '../../tables/level-advancement/class-hit-points.ts'
import { type CharacterClass, CLASSES } from '../../vocabulary/classes.ts'
import { LEVELS } from '../proficiency/proficiency.ts'
import type { LEVEL_STEP_KINDS } from './steps.ts'

type LevelGainedStep = StepOf<typeof LEVEL_STEP_KINDS, 'level-gained'>

/** What each level of a character adds to the Hit Point maximum, whatever its class. */
export interface PerLevel {
  readonly constitutionModifier: number
  /** what a trait adds for each level, such as Dwarven Toughness, after the minimum; 0 by default */
  readonly traitPerLevel?: number
}

/** A level after the first. */
export interface LaterLevel extends PerLevel {
  /** the die's result, or the fixed value of the class: from 1 */
  readonly hitPointDie: number
}

/**
 * What a level after the first adds to the Hit Point maximum. SRD 5.1 names no minimum.
 *
 * @throws RangeError if the die is less than 1, or a number is not an integer
 * @source SRD 5.2.1, Character Creation, Gaining a Level (page 23)
 * @example
 * hitPointsOfLaterLevel({ hitPointDie: 5, constitutionModifier: 2, traitPerLevel: 1 }) // => 8
 * hitPointsOfLaterLevel({ hitPointDie: 1, constitutionModifier: -2 }) // => 1
 * hitPointsOfLaterLevel({ hitPointDie: 1, constitutionModifier: -2 }, srd51) // => -1
 */
export function hitPointsOfLaterLevel(
  { hitPointDie, constitutionModifier, traitPerLevel = 0 }: LaterLevel,
  { levelHitPoints: { leastPerLevel } }: RulesOf<'levelHitPoints'> = srd521MagicAndCharacters,
): number {
  requireInteger('hitPointDie', hitPointDie, FROM_1)
  requirePerLevel(constitutionModifier, traitPerLevel)
  const added = hitPointDie + constitutionModifier
  return (leastPerLevel === 'none' ? added : Math.max(leastPerLevel, added)) + traitPerLevel
}

function requirePerLevel(constitutionModifier: number, traitPerLevel: number): void {
  requireInteger('constitutionModifier', constitutionModifier, ANY_INTEGER)
  requireInteger('traitPerLevel', traitPerLevel, ANY_INTEGER)
}

/** One level, in the order in which they were gained. */
export interface LevelGained {
  readonly class: CharacterClass
  /** the Hit Point Die's result; the fixed value of the class by default. Level 1 has no roll. */
  readonly rolled?: number
}

/** The levels of a character. */
export interface LevelsGained extends PerLevel {
  /** in the order in which they were gained: 1 to 20 of them */
  readonly levels: readonly LevelGained[]
}

function die({ class: characterClass, rolled }: LevelGained, index: number): number {
  const name = `levels[${index}]`
  const first = index === 0
  const { hitDie, firstLevel, laterLevel } = CLASS_HIT_POINTS[requireOneOf(`${name}.class`, characterClass, CLASSES)]
  if (rolled === undefined) return first ? firstLevel : laterLevel
  if (first) throw new RangeError('levels[0].rolled is given; level 1 has no roll. Tip: leave it out.')
  return requireInteger(`${name}.rolled`, rolled, { minimum: 1, maximum: hitDie })
}

/**
 * A character's Hit Point maximum. Level 1 gives the highest value of its class, every later level a roll or the fixed
 * value, and each the Constitution modifier; a later level adds at least 1. The current modifier counts for all levels,
 * since a change of it applies to each.
 *
 * @returns the maximum, and how much each level added to it
 * @throws RangeError if there are no levels or more than 20, a class is unknown, a Hit Point Die cannot show its roll, or
 * a number is not an integer
 * @source SRD 5.2.1, Character Creation, Level 1 Hit Points by Class (page 22), Gaining a Level (page 23), Hit Points
 * and Hit Point Dice (page 25)
 * @example
 * hitPointMaximum({ levels: [{ class: 'fighter' }, { class: 'fighter' }, { class: 'wizard', rolled: 5 }], constitutionModifier: 2 }).value // => 27
 * hitPointMaximum({ levels: [{ class: 'wizard' }, { class: 'wizard', rolled: 1 }], constitutionModifier: -2 }).value // => 5
 */
export function hitPointMaximum(
  { levels, constitutionModifier, traitPerLevel = 0 }: LevelsGained,
  ruleset: RulesOf<'levelHitPoints'> = srd521MagicAndCharacters,
): WithSteps<number, LevelGainedStep> {
  requireInteger('levels.length', levels.length, LEVELS)
  requirePerLevel(constitutionModifier, traitPerLevel)
  const steps = levels.map((level, index): LevelGainedStep => {
    const first = index === 0
    const shown = die(level, index)
    const hitPoints = first
      ? shown + constitutionModifier + traitPerLevel
      : hitPointsOfLaterLevel({ hitPointDie: shown, constitutionModifier, traitPerLevel }, ruleset)
    return {
      kind: 'level-gained',
      rule: first ? 'level-1-hit-points' : 'gaining-a-level',
      values: { class: level.class, hitPointDie: shown, constitutionModifier, traitPerLevel, hitPoints },
    }
  })
  return { value: steps.reduce((sum, { values }) => sum + values.hitPoints, 0), steps }
}

/** A change of the Constitution modifier. */
export interface ConstitutionChange {
  /** the Hit Point maximum before it: from 1 */
  readonly hitPointMaximum: number
  readonly fromModifier: number
  readonly toModifier: number
  /** the character level */
  readonly level: number
}

/**
 * The Hit Point maximum after the Constitution modifier has changed: 1 more or less for each level, whatever was
 * rolled.
 *
 * @throws RangeError if the level is not an integer between 1 and 20, or another number is not an integer
 * @source SRD 5.2.1, Character Creation, Gaining a Level (page 23)
 * @example
 * afterConstitutionChange({ hitPointMaximum: 60, fromModifier: 3, toModifier: 4, level: 8 }) // => 68
 */
export function afterConstitutionChange({
  hitPointMaximum: before,
  fromModifier,
  toModifier,
  level,
}: ConstitutionChange): number {
  requireInteger('hitPointMaximum', before, FROM_1)
  requireInteger('fromModifier', fromModifier, ANY_INTEGER)
  requireInteger('toModifier', toModifier, ANY_INTEGER)
  return before + (toModifier - fromModifier) * requireInteger('level', level, LEVELS)
}
