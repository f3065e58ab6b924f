import { expect } from 'vitest'
import { addFractions, compareFractions } from '../fraction.ts'
import { reachesAtLeastAsOften } from './distribution.laws.ts'
import { keepDice } from './keep-dice.ts'
import { mean } from './moments.ts'
import { sumOfDice } from './sum-of-dice.ts'

/** The means of the highest `keep` dice and of the rest add up to the mean of the pool. */
export function keptAndDroppedAreTheWhole(count: number, sides: number, keep: number): void {
  const kept = mean(keepDice(count, sides, { from: 0, to: keep }))
  const dropped = mean(keepDice(count, sides, { from: keep, to: count }))
  expect(addFractions(kept, dropped)).toEqual(mean(sumOfDice(count, sides)))
}

/** The highest `keep` dice are at least as good as the lowest, at every threshold and in the mean. */
export function highestBeatLowest(count: number, sides: number, keep: number): void {
  const highest = keepDice(count, sides, { from: 0, to: keep })
  const lowest = keepDice(count, sides, { from: count - keep, to: count })
  reachesAtLeastAsOften(highest, lowest)
  expect(compareFractions(mean(highest), mean(lowest))).toBeGreaterThanOrEqual(0)
}
