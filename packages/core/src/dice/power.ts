import { FROM_0, requireInteger } from '../bounds.ts'
import { certain, type Distribution, distributionOf } from './distribution.ts'
import { type Meter, meterFor } from './meter.ts'
import { requireDistribution } from './require-distribution.ts'

/**
 * The distribution of the sum of `count` independent outcomes of one distribution.
 *
 * The weights are the coefficients of P(x)ⁿ. Miller's recurrence finds each in one pass over the weights of P, without
 * a convolution. Zeros inside P cost nothing.
 *
 * @param count from 0
 * @throws RangeError if the count is not an integer from 0, or needs more work than `odds` does by default
 * @example
 * power(sumOfDice(1, 6), 2) // => sumOfDice(2, 6)
 */
export function power(distribution: Distribution, count: number, meter: Meter = meterFor({ count })): Distribution {
  const { minimum, weights, denominator } = requireDistribution('distribution', distribution)
  requireInteger('count', count, FROM_0)
  if (count === 0) return certain(0)
  if (count === 1) return distributionOf({ minimum, weights, denominator })
  const first = weights[0] ?? 0n
  const length = count * (weights.length - 1) + 1
  const steps = weights.flatMap((weight, step) => (step > 0 && weight > 0n ? [[step, weight] as const] : []))
  meter.spendOnPower(length * (steps.length + 1), denominator, count)
  const whole = denominator ** BigInt(count)
  const sums = new Array<bigint>(length)
  sums[0] = first ** BigInt(count)
  for (let k = 1; k < length; k += 1) {
    let sum = 0n
    for (const [step, weight] of steps) {
      if (step > k) break
      sum += BigInt(step * (count + 1) - k) * weight * (sums[k - step] ?? 0n)
    }
    sums[k] = sum === 0n ? 0n : sum / (BigInt(k) * first)
  }
  return distributionOf({ minimum: minimum * count, weights: sums, denominator: whole })
}
