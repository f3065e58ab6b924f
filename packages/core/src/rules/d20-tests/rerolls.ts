import { requireInteger } from '../../bounds.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'
import { D20_SIDES } from './advantage.ts'

/**
 * The d20 that counts among those that were rolled: the higher with Advantage, the lower with Disadvantage.
 *
 * @param dice the numbers on the d20s: one in a normal roll, two or more otherwise
 * @throws RangeError if the dice do not fit the roll state, or a number is not an integer between 1 and 20
 * @source SRD 5.2.1, Playing the Game, Roll Two D20s (page 8)
 * @example
 * countingD20([18, 3], 'disadvantage') // => 3
 * countingD20([18, 3], 'advantage') // => 18
 */
export function countingD20(dice: readonly number[], state: RollState): number {
  const least = state === 'normal' ? 1 : 2
  requireInteger('dice.length', dice.length, { minimum: least, maximum: state === 'normal' ? 1 : dice.length })
  for (const number of dice) requireInteger('dice', number, { minimum: 1, maximum: D20_SIDES })
  return state === 'disadvantage' ? Math.min(...dice) : Math.max(...dice)
}

/**
 * The dice after one of them was rerolled or replaced. With Advantage or Disadvantage that is only one die of your
 * choice.
 *
 * @param which the index of the die among the dice, from 0
 * @param number the number it shows now
 * @throws RangeError if there is no such die
 * @source SRD 5.2.1, Playing the Game, Interactions with Rerolls (page 8)
 * @example
 * rerollOne([3, 18], 0, 11) // => [11, 18]
 */
export function rerollOne(dice: readonly number[], which: number, number: number): readonly number[] {
  requireInteger('which', which, { minimum: 0, maximum: dice.length - 1 })
  return dice.with(which, number)
}
