import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { certain, type Distribution, probability } from '../../dice/distribution.ts'
import type { OddsError } from '../../dice/odds.ts'
import type { Expression } from '../../dice/syntax.ts'
import type { Fraction } from '../../fraction.ts'
import type { Result } from '../../result.ts'
import { type Exact, exactly } from '../basics/exactly.ts'
import { D20_NUMBERS } from './advantage.ts'
import { type D20Dice, naturalRoll } from './natural-roll.ts'

/** A D20 Test before it is rolled. */
export interface D20Roll extends D20Dice {
  /** ability modifier, Proficiency Bonus and everything else that is not a die; 0 by default */
  readonly modifier?: number
  /** dice that a feature or spell adds or subtracts, such as `1d4` or `-1d4` */
  readonly bonusDice?: Expression
  /** a feature raises a lower number on the d20 to this one: 10 if a 9 or lower counts as a 10 */
  readonly minimumOnDie?: number
}

/** A D20 Test before it is rolled, and the number that it has to meet. */
export interface D20TestAgainst extends D20Roll {
  readonly targetNumber: number
}

/** What is added to the d20: the modifier and the bonus dice. */
export function addedToD20({ modifier = 0, bonusDice }: Omit<D20Roll, 'state'>, exact: Exact<OddsError>): Distribution {
  requireInteger('modifier', modifier, ANY_INTEGER)
  if (bonusDice === undefined) return certain(modifier)
  const { minimum, ...dice } = exact.odds(bonusDice)
  return { ...dice, minimum: minimum + modifier }
}

/** The total of a D20 Test, inside a larger computation. */
export function d20Total(roll: D20Roll, exact: Exact<OddsError>): Distribution {
  const { minimumOnDie } = roll
  if (minimumOnDie !== undefined) requireInteger('minimumOnDie', minimumOnDie, D20_NUMBERS)
  const natural = naturalRoll(roll)
  const die =
    minimumOnDie === undefined ? natural : exact.mapOutcomes(natural, (number) => Math.max(number, minimumOnDie))
  return exact.add(die, addedToD20(roll, exact))
}

/**
 * The exact distribution of the total of a D20 Test: the d20 that counts, the modifier and the bonus dice.
 *
 * @returns the distribution, or why the bonus dice have none
 * @throws RangeError if a number is not an integer within bounds, or the state is unknown
 * @source SRD 5.2.1, Playing the Game, D20 Tests (page 6)
 * @example
 * mean(expectOk(d20TestDistribution({ state: 'normal', modifier: 5, bonusDice: expectOk(parse('1d4')) }))) // => fraction(18)
 * expectOk(d20TestDistribution({ state: 'normal', minimumOnDie: 10 })).weights[0] // => 10n
 */
export const d20TestDistribution = (roll: D20Roll): Result<Distribution, OddsError> =>
  exactly((exact) => d20Total(roll, exact))

/**
 * The chance that an ability check or saving throw meets its target number. A natural 20 or 1 has no special effect
 * here; that is a rule of attack rolls.
 *
 * @returns the chance, or why the bonus dice have no exact odds
 * @throws RangeError if a number is not an integer within bounds, or the state is unknown
 * @source SRD 5.2.1, Playing the Game, D20 Tests (page 6)
 * @example
 * expectOk(d20TestChance({ state: 'normal', modifier: 5, bonusDice: expectOk(parse('1d4')), targetNumber: 15 })) // => fraction(27, 40)
 */
export function d20TestChance({ targetNumber, ...roll }: D20TestAgainst): Result<Fraction, OddsError> {
  requireInteger('targetNumber', targetNumber, ANY_INTEGER)
  return exactly((exact) => probability(d20Total(roll, exact), '>=', targetNumber))
}
