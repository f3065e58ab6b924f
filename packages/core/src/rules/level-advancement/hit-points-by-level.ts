import { requireInteger } from '../../bounds.ts'
import type { StepOf } from '../../steps/step.ts'
import { CLASS_HIT_POINTS } from '../../tables/level-advancement/class-hit-points.ts'
import type { CharacterClass } from '../../vocabulary/classes.ts'
import { LEVELS } from '../proficiency/proficiency.ts'
import type { LEVEL_STEP_KINDS } from './steps.ts'

type LevelGainedStep = StepOf<typeof LEVEL_STEP_KINDS, 'level-gained'>

/**
 * The minimum that a level after the first adds to the Hit Point maximum.
 *
 * @source SRD 5.2.1, Character Creation, Gaining a Level (page 23)
 */
export const MINIMUM_HIT_POINTS_PER_LEVEL = 1

/**
 * What a level after the first adds to the Hit Point maximum.
 *
 * @param hitPointDie the die's result, or the fixed value of the class
 * @param constitutionModifier the modifier, not the score
 * @param traitPerLevel what a trait adds for each level, after the minimum
 * @source SRD 5.2.1, Character Creation, Gaining a Level (page 23)
 * @example
 * hitPointsOfLaterLevel(5, 2, 1) // => 8
 * hitPointsOfLaterLevel(1, -2) // => 1
 */
export const hitPointsOfLaterLevel = (hitPointDie: number, constitutionModifier: number, traitPerLevel = 0): number =>
  Math.max(MINIMUM_HIT_POINTS_PER_LEVEL, hitPointDie + constitutionModifier) + traitPerLevel

/** One level, in the order in which they were gained. */
export interface LevelGained {
  readonly class: CharacterClass
  /** the Hit Point Die's result; the fixed value of the class by default. Level 1 has no roll. */
  readonly rolled?: number
}

/** A Hit Point maximum, and how much each level added to it. */
export interface HitPointMaximum {
  readonly maximum: number
  readonly steps: readonly LevelGainedStep[]
}

function die({ class: characterClass, rolled }: LevelGained, first: boolean): number {
  const { hitDie, firstLevel, laterLevel } = CLASS_HIT_POINTS[characterClass]
  if (rolled === undefined) return first ? firstLevel : laterLevel
  if (first) throw new RangeError('levels[0].rolled is given; level 1 has no roll. Tip: leave it out.')
  return requireInteger('rolled', rolled, { minimum: 1, maximum: hitDie })
}

/**
 * A character's Hit Point maximum. Level 1 gives the highest value of its class, every later level a roll or the fixed
 * value, and each the Constitution modifier; a later level adds at least 1. The current modifier counts for all levels,
 * since a change of it applies to each.
 *
 * @param levels in the order in which they were gained: 1 to 20 of them
 * @param constitutionModifier the modifier, not the score
 * @param traitPerLevel what a trait adds for each level, such as Dwarven Toughness, after the minimum
 * @throws RangeError if there are no levels or more than 20, or a roll that the Hit Point Die cannot show
 * @source SRD 5.2.1, Character Creation, Level 1 Hit Points by Class (page 22), Gaining a Level (page 23), Hit Points
 * and Hit Point Dice (page 25)
 * @example
 * hitPointMaximum([{ class: 'fighter' }, { class: 'fighter' }, { class: 'wizard', rolled: 5 }], 2).maximum // => 27
 * hitPointMaximum([{ class: 'wizard' }, { class: 'wizard', rolled: 1 }], -2).maximum // => 5
 */
export function hitPointMaximum(
  levels: readonly LevelGained[],
  constitutionModifier: number,
  traitPerLevel = 0,
): HitPointMaximum {
  requireInteger('levels.length', levels.length, LEVELS)
  const steps = levels.map((level, index): LevelGainedStep => {
    const first = index === 0
    const shown = die(level, first)
    const hitPoints = first
      ? shown + constitutionModifier + traitPerLevel
      : hitPointsOfLaterLevel(shown, constitutionModifier, traitPerLevel)
    return {
      kind: 'level-gained',
      rule: first ? 'level-1-hit-points' : 'gaining-a-level',
      values: { class: level.class, hitPointDie: shown, constitutionModifier, traitPerLevel, hitPoints },
    }
  })
  return { maximum: steps.reduce((sum, { values }) => sum + values.hitPoints, 0), steps }
}

/** A change of the Constitution modifier. */
export interface ConstitutionChange {
  readonly from: number
  readonly to: number
  /** the character level */
  readonly level: number
}

/**
 * The Hit Point maximum after the Constitution modifier has changed: 1 more or less for each level, whatever was
 * rolled.
 *
 * @throws RangeError if the level is not an integer between 1 and 20
 * @source SRD 5.2.1, Character Creation, Gaining a Level (page 23)
 * @example
 * afterConstitutionChange(60, { from: 3, to: 4, level: 8 }) // => 68
 */
export const afterConstitutionChange = (maximum: number, { from, to, level }: ConstitutionChange): number =>
  maximum + (to - from) * requireInteger('level', level, LEVELS)
