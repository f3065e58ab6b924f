import { FROM_1, requireInteger, requireIntegers } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import { ROLL_STATES, type RollState } from '../../vocabulary/d20-tests.ts'
import { D20_NUMBERS } from './advantage.ts'

/** The d20s of a D20 Test after the roll. */
export interface RolledD20s {
  /** the numbers on the d20s: one in a normal roll, two or more otherwise */
  readonly dice: readonly number[]
  readonly state: RollState
}

/** Dice, one of which is rerolled or replaced. */
export interface ReplacedDie {
  readonly dice: readonly number[]
  /** the index of the die among the dice, from 0 */
  readonly which: number
  /** the number it shows now, from 1 */
  readonly number: number
}

/**
 * The d20 that counts among those that were rolled: the higher with Advantage, the lower with Disadvantage.
 *
 * @throws RangeError if the dice do not fit the roll state, or a number is not an integer between 1 and 20
 * @source SRD 5.2.1, Playing the Game, Roll Two D20s (page 8)
 * @example
 * countingD20({ dice: [18, 3], state: 'disadvantage' }) // => 3
 * countingD20({ dice: [18, 3], state: 'advantage' }) // => 18
 */
export function countingD20({ dice, state }: RolledD20s): number {
  requireOneOf('state', state, ROLL_STATES)
  const least = state === 'normal' ? 1 : 2
  requireInteger('dice.length', dice.length, { minimum: least, maximum: state === 'normal' ? 1 : dice.length })
  requireIntegers('dice', dice, D20_NUMBERS)
  return state === 'disadvantage' ? Math.min(...dice) : Math.max(...dice)
}

/**
 * The dice after one of them was rerolled or replaced. With Advantage or Disadvantage that is only one die of your
 * choice.
 *
 * @throws RangeError if there is no such die, or a number is not an integer from 1
 * @source SRD 5.2.1, Playing the Game, Interactions with Rerolls (page 8)
 * @example
 * rerollOne({ dice: [3, 18], which: 0, number: 11 }) // => [11, 18]
 */
export function rerollOne({ dice, which, number }: ReplacedDie): readonly number[] {
  requireIntegers('dice', dice, FROM_1)
  requireInteger('which', which, { minimum: 0, maximum: dice.length - 1 })
  return dice.with(which, requireInteger('number', number, FROM_1))
}
