import type { Distribution, Expression, Keep } from '../src/dice/index.ts'
import { everyRoll, keptDice, playOut } from './every-outcome.ts'

/** Every possible roll of `count` dice. */
export function* allRolls(count: number, sides: number): Generator<number[]> {
  const dice = new Array<number>(count).fill(1)
  for (;;) {
    yield [...dice]
    let index = 0
    while (index < count && dice[index] === sides) {
      dice[index] = 1
      index += 1
    }
    if (index === count) return
    dice[index] = (dice[index] ?? 0) + 1
  }
}

/** The sum of the dice that a player keeps. */
export const keptTotal = (dice: readonly number[], keeps: readonly Keep[]): number =>
  keptDice(dice, keeps).reduce((total, value) => total + value, 0)

/** The total of every possible roll of an expression whose rolls are equally likely. */
export function totals(expression: Expression): number[] {
  const rolls = Array.from(everyRoll((throwDie) => playOut(expression, throwDie)))
  if (new Set(rolls.map(({ oneOf }) => oneOf)).size > 1) throw new Error('some rolls are more likely than others')
  return rolls.map(({ outcome }) => outcome)
}

/** How often each total occurs, as text: `3×1 4×2`. */
export function tally(values: Iterable<number>): string {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Array.from(counts)
    .sort(([a], [b]) => a - b)
    .map(([value, count]) => `${value}×${count}`)
    .join(' ')
}

/** The weights of a distribution in the same form. */
export const tallyOf = ({ minimum, weights }: Distribution): string =>
  weights.flatMap((weight, index) => (weight === 0n ? [] : [`${minimum + index}×${weight}`])).join(' ')
