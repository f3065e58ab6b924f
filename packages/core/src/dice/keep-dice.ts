import { binomials } from './binomials.ts'
import { certain, type Distribution, fromOutcomes, negate } from './distribution.ts'
import type { KeptRanks } from './kept-ranks.ts'
import { type Meter, UNMETERED } from './meter.ts'
import { keptWeights } from './populations.ts'
import { diceWeights, sumOfDice } from './sum-of-dice.ts'

/**
 * The distribution of the sum of the `keep` highest of `count` fair dice.
 *
 * Split by the lowest kept face `f` and by how many dice `above` lie strictly above it. The kept sum is then a plain
 * sum of `above` dice on the faces over `f`, plus `f` for each other kept die; the remaining dice are any that show
 * `f` often enough and otherwise less. Each case is one recurrence of `diceWeights`, so nothing is enumerated.
 *
 * @param keep from 1 to `count`
 */
function keepHighest(count: number, sides: number, keep: number, meter: Meter): Distribution {
  const denominator = BigInt(sides) ** BigInt(count)
  // Each case is a sum of up to `keep` dice, half as many on average, on half of the faces on average.
  meter.spend((sides * sides * keep * keep) / 4 + sides * keep * (count - keep), denominator)
  const weights = new Array<bigint>(keep * (sides - 1) + 1).fill(0n)
  const chooseAbove = binomials(count)
  for (let face = 1; face <= sides; face += 1) {
    const lower = BigInt(face - 1)
    for (let above = 0; above < keep; above += 1) {
      if (above > 0 && face === sides) break
      // Of the dice not above, at least `keep - above` show the face and the others less.
      const choose = binomials(count - above)
      let ways = 0n
      let power = 1n
      for (let at = count - above; at >= keep - above; at -= 1) {
        ways += (choose[at] ?? 0n) * power
        if (lower === 0n) break
        power *= lower
      }
      ways *= chooseAbove[above] ?? 0n
      const offset = keep * (face - 1) + above
      for (const [index, weight] of diceWeights(above, Math.max(1, sides - face)).entries()) {
        const at = offset + index
        weights[at] = (weights[at] ?? 0n) + ways * weight
      }
    }
  }
  return { minimum: keep, weights, denominator }
}

/**
 * The distribution of the sum of the dice of a pool whose ranks lie in a range, the highest die having rank 0.
 *
 * @example
 * keepDice(4, 6, { from: 0, to: 3 }).denominator // => 1296n
 */
export function keepDice(
  count: number,
  sides: number,
  { from, to }: KeptRanks,
  meter: Meter = UNMETERED,
): Distribution {
  const denominator = BigInt(sides) ** BigInt(count)
  if (from >= to) return { minimum: 0, weights: [denominator], denominator }
  if (sides === 1) return certain(to - from)
  if (from === 0 && to === count) {
    meter.spend(count * sides, denominator, 1)
    return sumOfDice(count, sides)
  }
  if (from === 0) return keepHighest(count, sides, to, meter)
  if (to === count) return mirrored(keepHighest(count, sides, count - from, meter), count - from, sides)
  meter.spend(sides, 1n)
  return fromOutcomes(keptWeights([{ count, die: sumOfDice(1, sides) }], { from, to }, { meter }))
}

/** The faces counted from the other end: the highest of the mirrored dice are the lowest of these. */
function mirrored(distribution: Distribution, kept: number, sides: number): Distribution {
  const { minimum, weights, denominator } = negate(distribution)
  return { minimum: minimum + kept * (sides + 1), weights, denominator }
}
