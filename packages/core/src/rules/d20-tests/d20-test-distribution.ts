import { requireInteger } from '../../bounds.ts'
import { certain, type Distribution, probability } from '../../dice/distribution.ts'
import type { OddsError } from '../../dice/odds.ts'
import type { Expression } from '../../dice/syntax.ts'
import type { Fraction } from '../../fraction.ts'
import type { Result } from '../../result.ts'
import { type Exact, exactly } from '../basics/exactly.ts'
import { type D20Dice, naturalRoll } from './natural-roll.ts'

/** A D20 Test before it is rolled. */
export interface D20Roll extends D20Dice {
  /** ability modifier, Proficiency Bonus and everything else that is not a die */
  readonly modifier?: number
  /** dice that a feature or spell adds or subtracts, such as `1d4` or `-1d4` */
  readonly bonusDice?: Expression
  /** a feature raises a lower number on the d20 to this one: 10 if a 9 or lower counts as a 10 */
  readonly minimumOnDie?: number
}

/** What is added to the d20: the modifier and the bonus dice. */
export function addedToD20({ modifier = 0, bonusDice }: Omit<D20Roll, 'state'>, exact: Exact<OddsError>): Distribution {
  requireInteger('modifier', modifier, { minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })
  if (bonusDice === undefined) return certain(modifier)
  const { minimum, ...dice } = exact.odds(bonusDice)
  return { ...dice, minimum: minimum + modifier }
}

/** The total of a D20 Test, inside a larger computation. */
export function d20Total(roll: D20Roll, exact: Exact<OddsError>): Distribution {
  const { minimumOnDie } = roll
  const natural = naturalRoll(roll)
  const die =
    minimumOnDie === undefined ? natural : exact.mapOutcomes(natural, (number) => Math.max(number, minimumOnDie))
  return exact.add(die, addedToD20(roll, exact))
}

/**
 * The exact distribution of the total of a D20 Test: the d20 that counts, the modifier and the bonus dice.
 *
 * @returns the distribution, or why the bonus dice have none
 * @source SRD 5.2.1, Playing the Game, D20 Tests (page 6)
 * @example
 * mean(d20TestDistribution({ state: 'normal', modifier: 5, bonusDice: parse('1d4').value }).value) // => fraction(18)
 * d20TestDistribution({ state: 'normal', minimumOnDie: 10 }).value.weights[0] // => 10n
 */
export const d20TestDistribution = (roll: D20Roll): Result<Distribution, OddsError> =>
  exactly((exact) => d20Total(roll, exact))

/**
 * The chance that an ability check or saving throw meets its target number. A natural 20 or 1 has no special effect
 * here; that is a rule of attack rolls.
 *
 * @source SRD 5.2.1, Playing the Game, D20 Tests (page 6)
 * @example
 * d20TestChance({ state: 'normal', modifier: 5, bonusDice: parse('1d4').value }, 15).value // => fraction(27, 40)
 */
export const d20TestChance = (roll: D20Roll, targetNumber: number): Result<Fraction, OddsError> =>
  exactly((exact) => probability(d20Total(roll, exact), '>=', targetNumber))
