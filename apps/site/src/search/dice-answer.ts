import { toNumber } from '@rulestone/core'
import { maximum, mean, odds, outcomes, parse } from '@rulestone/core/dice'

/** The exact odds of dice that were typed into the search. */
export interface DiceAnswer {
  /** as typed */
  readonly dice: string
  readonly mean: number
  readonly minimum: number
  readonly maximum: number
  /** the chance of each outcome from the minimum on, as shares of the highest */
  readonly heights: readonly number[]
}

/** The most bars of the small chart; more outcomes are joined. */
const MOST_BARS = 60

/** Joins neighbouring outcomes, so that the chart has no more bars than it can show. */
function joined(weights: readonly number[]): number[] {
  const size = Math.ceil(weights.length / MOST_BARS)
  const sums = Array.from({ length: Math.ceil(weights.length / size) }, (_, bar) =>
    weights.slice(bar * size, (bar + 1) * size).reduce((sum, weight) => sum + weight, 0),
  )
  const highest = Math.max(...sums)
  return sums.map((sum) => sum / highest)
}

/** The odds of a dice expression; undefined if it is not one, or too much work. */
export function diceAnswer(dice: string): DiceAnswer | undefined {
  const parsed = parse(dice)
  if (!parsed.ok) return undefined
  const found = odds(parsed.value)
  if (!found.ok) return undefined
  const { denominator } = found.value
  const weights = Array.from(outcomes(found.value), ([, weight]) => toNumber({ numerator: weight, denominator }))
  return {
    dice,
    mean: toNumber(mean(found.value)),
    minimum: found.value.minimum,
    maximum: maximum(found.value),
    heights: joined(weights),
  }
}
