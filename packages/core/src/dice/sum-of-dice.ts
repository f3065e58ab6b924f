import { requireInteger } from '../bounds.ts'
import { type Distribution, distributionOf } from './distribution.ts'
import { type Meter, meterFor } from './meter.ts'

/**
 * The distribution of the sum of `count` fair dice with faces 1 to `sides`.
 *
 * The weights are the coefficients of ((1 − xˢ) / (1 − x))ⁿ. Its derivative gives a recurrence of four terms: each weight
 * costs three multiplications by a small number and one exact division, and the second half mirrors the first. A
 * convolution would cost `sides` times as much.
 *
 * @param count dice, from 0
 * @param sides from 1
 * @throws RangeError if a number is not an integer in its bounds, or the dice need more work than `odds` does by default
 * @example
 * sumOfDice(2, 3) // => { minimum: 2, weights: [1n, 2n, 3n, 2n, 1n], denominator: 9n }
 */
export function sumOfDice(count: number, sides: number, meter: Meter = meterFor({ count, sides })): Distribution {
  requireInteger('count', count, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
  requireInteger('sides', sides, { minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
  meter.spendOnPower(count * sides, BigInt(sides), count, 1)
  const denominator = BigInt(sides) ** BigInt(count)
  return distributionOf({ minimum: count, weights: diceWeights(count, sides), denominator })
}

/** The weights of `sumOfDice`, from the lowest sum. */
export function diceWeights(count: number, sides: number): bigint[] {
  if (count === 1) return new Array<bigint>(sides).fill(1n)
  const length = count * (sides - 1) + 1
  const weights = new Array<bigint>(length)
  weights[0] = 1n
  weights[length - 1] = 1n
  const half = (length + 1) >> 1
  for (let k = 1; k < half; k += 1) {
    let sum = BigInt(k - 1 + count) * (weights[k - 1] ?? 0n)
    if (k >= sides) sum += BigInt(k - sides - count * sides) * (weights[k - sides] ?? 0n)
    if (k > sides) sum -= BigInt(k - sides - 1 + count - count * sides) * (weights[k - sides - 1] ?? 0n)
    const weight = sum / BigInt(k)
    weights[k] = weight
    weights[length - 1 - k] = weight
  }
  return weights
}
