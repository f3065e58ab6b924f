import { FROM_0, requireInteger } from '../bounds.ts'
import { binomials } from './binomials.ts'
import { certain, type Distribution, distributionOf, fromOutcomes, negate } from './distribution.ts'
import type { KeptRanks } from './kept-ranks.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { type Meter, meterFor } from './meter.ts'
import { keptWeights } from './populations.ts'
import { diceWeights, sumOfDice } from './sum-of-dice.ts'

/**
 * The distribution of the sum of the dice of a pool whose ranks lie in a range; the highest die has rank 0.
 *
 * @throws RangeError if a number is not an integer in its bounds, or the dice need more work than `odds` does by default
 * @example
 * keepDice(4, 6, { from: 0, to: 3 }).denominator // => 1296n
 */
export function keepDice(
  count: number,
  sides: number,
  { from, to }: KeptRanks,
  meter: Meter = meterFor({ count, sides }),
): Distribution {
  requireInteger('count', count, { minimum: 0, maximum: DEFAULT_LIMITS.dice })
  requireInteger('sides', sides, { minimum: 1, maximum: DEFAULT_LIMITS.sides })
  requireInteger('from', from, FROM_0)
  requireInteger('to', to, FROM_0)
  const denominator = BigInt(sides) ** BigInt(count)
  if (from >= to) return distributionOf({ minimum: 0, weights: [denominator], denominator })
  if (sides === 1) return certain(to - from)
  if (from === 0 && to === count) return sumOfDice(count, sides, meter)
  if (from === 0) return keepHighest(count, sides, to, meter)
  if (to === count) return mirrored(keepHighest(count, sides, count - from, meter), count - from, sides)
  return fromOutcomes(keptWeights([{ count, die: sumOfDice(1, sides, meter) }], { from, to }, { meter }))
}

/**
 * The distribution of the sum of the `keep` highest of `count` fair dice, with `keep` from 1 to `count`.
 *
 * The cases are the lowest kept face and how many dice lie above it. The kept sum is then a plain sum of the dice above,
 * on the higher faces, plus the face for each other kept die. Of the dice that are not above, as many can show less as
 * are dropped. Each case is one recurrence of `diceWeights`; no roll is enumerated.
 */
function keepHighest(count: number, sides: number, keep: number, meter: Meter): Distribution {
  const denominator = BigInt(sides) ** BigInt(count)
  // Each case is a sum of up to `keep` dice, half as many on average, on half of the faces on average.
  meter.spend((sides * sides * keep * keep) / 4 + sides * keep * (count - keep), denominator)
  const weights = new Array<bigint>(keep * (sides - 1) + 1).fill(0n)
  const chooseAbove = binomials(count, keep)
  for (let above = 0; above < keep; above += 1) {
    const chooseLower = binomials(count - above, count - keep)
    const highest = above === 0 ? sides : sides - 1
    for (let face = 1; face <= highest; face += 1) {
      const ways = (chooseAbove[above] ?? 0n) * waysNotAbove(face, chooseLower)
      const offset = keep * (face - 1) + above
      for (const [index, weight] of diceWeights(above, Math.max(1, sides - face)).entries()) {
        weights[offset + index] = (weights[offset + index] ?? 0n) + ways * weight
      }
    }
  }
  return distributionOf({ minimum: keep, weights, denominator })
}

/** In how many ways some dice show a face and the others less, given how many choices there are for 0, 1, 2, … others. */
function waysNotAbove(face: number, choices: readonly bigint[]): bigint {
  const lowerFaces = BigInt(face - 1)
  let [ways, power] = [0n, 1n]
  for (const choice of choices) {
    ways += choice * power
    power *= lowerFaces
  }
  return ways
}

/** Replaces each face with the one as far from the other end: the highest dice become the lowest. */
function mirrored(distribution: Distribution, kept: number, sides: number): Distribution {
  const { minimum, weights, denominator } = negate(distribution)
  return distributionOf({ minimum: minimum + kept * (sides + 1), weights, denominator })
}
