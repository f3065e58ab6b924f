import { certain, type Distribution, fromOutcomes, negate, outcomes } from './distribution.ts'
import type { KeptRanks } from './kept-ranks.ts'
import { sumOfDice } from './sum-of-dice.ts'

/** The binomial coefficients `C(n, 0)` to `C(n, n)`. */
function binomials(n: number): bigint[] {
  const row = [1n]
  for (let k = 1; k <= n; k += 1) row.push(((row[k - 1] ?? 0n) * BigInt(n - k + 1)) / BigInt(k))
  return row
}

/**
 * The distribution of the sum of the `keep` highest of `count` fair dice.
 *
 * Split by the lowest kept face `f` and by how many dice `above` lie strictly above it. The kept sum is then a plain
 * sum of `above` dice on the faces over `f`, plus `f` for each other kept die; the remaining dice are any that show
 * `f` often enough and otherwise less. Each case is one recurrence of `sumOfDice`, so nothing is enumerated.
 *
 * @param keep from 1 to `count`
 */
function keepHighest(count: number, sides: number, keep: number): Distribution {
  const choose = Array.from({ length: keep }, (_, above) => binomials(count - above))
  const chooseAbove = binomials(count)
  const pairs: [number, bigint][] = []
  for (let face = 1; face <= sides; face += 1) {
    for (let above = 0; above < keep; above += 1) {
      if (above > 0 && face === sides) break
      // Of the dice not above, at least `keep - above` show the face and the others less.
      const others = count - above
      let ways = 0n
      let lower = 1n
      for (let at = others; at >= keep - above; at -= 1) {
        ways += (choose[above]?.[at] ?? 0n) * lower
        lower *= BigInt(face - 1)
      }
      ways *= chooseAbove[above] ?? 0n
      const shift = above * face + (keep - above) * face
      for (const [sum, weight] of outcomes(sumOfDice(above, Math.max(1, sides - face))))
        pairs.push([sum + shift, weight * ways])
    }
  }
  return fromOutcomes(pairs)
}

/**
 * The distribution of the sum of the dice of a pool whose ranks lie in a range, the highest die having rank 0.
 *
 * A range from the middle is split by the face just above it: for the dice dropped from the high end the same case
 * distinction is made as for the kept ones.
 *
 * @example
 * keepDice(4, 6, { from: 0, to: 3 }).denominator // => 1296n
 */
export function keepDice(count: number, sides: number, { from, to }: KeptRanks): Distribution {
  const denominator = BigInt(sides) ** BigInt(count)
  if (from >= to) return { minimum: 0, weights: [denominator], denominator }
  if (sides === 1) return certain(to - from)
  if (from === 0 && to === count) return sumOfDice(count, sides)
  if (from === 0) return keepHighest(count, sides, to)
  if (to === count) return mirrored(keepHighest(count, sides, count - from), count - from, sides)
  return keepMiddle(count, sides, { from, to })
}

/** The faces counted from the other end: the highest of the mirrored dice are the lowest of these. */
function mirrored(distribution: Distribution, kept: number, sides: number): Distribution {
  const { minimum, weights, denominator } = negate(distribution)
  return { minimum: minimum + kept * (sides + 1), weights, denominator }
}

/** By the dynamic programme over faces from the top: `placed` dice so far, their kept sum, and the ways to get there. */
function keepMiddle(count: number, sides: number, { from, to }: KeptRanks): Distribution {
  const done: [number, bigint][] = []
  let open = new Map<string, { placed: number; sum: number; ways: bigint }>([['0 0', { placed: 0, sum: 0, ways: 1n }]])
  for (let face = sides; face >= 1; face -= 1) {
    const next = new Map<string, { placed: number; sum: number; ways: bigint }>()
    for (const { placed, sum, ways } of open.values()) {
      const choose = binomials(count - placed)
      for (let here = 0; placed + here <= count; here += 1) {
        const after = placed + here
        const kept = Math.max(0, Math.min(after, to) - Math.max(placed, from))
        const state = { placed: after, sum: sum + kept * face, ways: ways * (choose[here] ?? 0n) }
        if (after >= to) {
          done.push([state.sum, state.ways * BigInt(face - 1) ** BigInt(count - after)])
          continue
        }
        const key = `${after} ${state.sum}`
        const known = next.get(key)
        if (known) known.ways += state.ways
        else next.set(key, state)
      }
    }
    open = next
  }
  return fromOutcomes(done)
}
