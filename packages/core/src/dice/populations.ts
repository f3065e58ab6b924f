import { binomials } from './binomials.ts'
import { add, type Distribution, mapOutcomes, outcomes } from './distribution.ts'
import type { KeptRanks } from './kept-ranks.ts'
import { MAPPED, type Meter, UNMETERED } from './meter.ts'
import { power } from './power.ts'

/** So many dice that are alike. */
export interface Population {
  readonly count: number
  readonly die: Distribution
}

/** Weights by outcome. */
export type Weights = Map<number, bigint>

/** Adds a weight to an outcome. */
export function addWeight(weights: Weights, outcome: number, weight: bigint): void {
  weights.set(outcome, (weights.get(outcome) ?? 0n) + weight)
}

/** Options of `keptWeights`. */
export interface KeepOptions {
  /** what a kept face counts for: itself unless dice are counted */
  readonly counts?: (face: number) => number
  readonly meter?: Meter
}

/** Dice placed so far: how many of each population are left, and the ways to each sum. */
interface State {
  readonly left: readonly number[]
  readonly placed: number
  readonly sums: Weights
}

/**
 * The weights of what the kept dice of a mixed pool add up to: several populations of dice lie on the table, ranked
 * from the highest, and the ranks in a range count.
 *
 * Where all ranks count, the dice are added up. Otherwise a dynamic programme over the faces from the top: a state
 * closes as soon as the range is filled, what is left may show anything lower.
 *
 * @returns weights over the product of all denominators to the power of their counts
 */
export function keptWeights(
  populations: readonly Population[],
  ranks: KeptRanks,
  { counts = (face) => face, meter = UNMETERED }: KeepOptions = {},
): Weights {
  const dice = populations.reduce((sum, { count }) => sum + count, 0)
  if (dice === 0) return new Map([[0, 1n]])
  if (ranks.from === 0 && ranks.to >= dice) return addedWeights(populations, counts, meter)
  meter.spend(
    populations.reduce((sum, { die }) => sum + die.weights.length, 0),
    1n,
    MAPPED,
  )
  const faces = [...new Set(populations.flatMap(({ die }) => Array.from(outcomes(die), ([face]) => face)))]
  faces.sort((a, b) => b - a)
  const weightAt = populations.map(({ die }) => new Map(outcomes(die)))
  const lower = populations.map(({ die }) => die.denominator)
  const whole = populations.reduce((product, { count, die }) => product * die.denominator ** BigInt(count), 1n)
  const done: Weights = new Map()
  let open = new Map<string, State>()
  const start = populations.map(({ count }) => count)
  open.set(start.join(), { left: start, placed: 0, sums: new Map([[0, 1n]]) })
  for (const face of faces) {
    const here = weightAt.map((weights) => weights.get(face) ?? 0n)
    for (const [index, weight] of here.entries()) lower[index] = (lower[index] ?? 0n) - weight
    const next = new Map<string, State>()
    for (const state of open.values()) {
      const most = state.left.reduce((product, count, index) => product * (here[index] === 0n ? 1 : count + 1), 1)
      meter.spend(most, whole, PLACEMENT * (2 + populations.length))
      meter.spend(most * state.sums.size, whole, PLACED_SUM)
      const ways = placements(state.left, here)
      for (const { taken, ways: one } of ways) {
        const left = state.left.map((count, index) => count - (taken[index] ?? 0))
        const placed = state.placed + taken.reduce((sum, count) => sum + count, 0)
        const kept = Math.max(0, Math.min(placed, ranks.to) - Math.max(state.placed, ranks.from))
        const isClosed = placed >= ranks.to || left.every((count) => count === 0)
        const rest = isClosed
          ? left.reduce((product, count, index) => product * (lower[index] ?? 0n) ** BigInt(count), 1n)
          : 1n
        if (rest === 0n) continue
        const target = isClosed ? done : stateAt(next, left, placed)
        const shift = kept === 0 ? 0 : kept * counts(face)
        for (const [sum, weight] of state.sums) addWeight(target, sum + shift, weight * one * rest)
      }
    }
    open = next
  }
  return done
}

/** What a placement costs for each population, and each of its sums, beside the integers: in words. */
const [PLACEMENT, PLACED_SUM] = [20, 5]

/** The weights of all dice added up. */
function addedWeights(populations: readonly Population[], counts: (face: number) => number, meter: Meter): Weights {
  const sums = populations.map(({ count, die }) => power(mapOutcomes(die, counts, meter), count, meter))
  return new Map(outcomes(sums.reduce((a, b) => add(a, b, meter))))
}

/** The sums of the state with these dice left, new if need be. */
function stateAt(states: Map<string, State>, left: readonly number[], placed: number): Weights {
  const key = left.join()
  const known = states.get(key) ?? { left, placed, sums: new Map<number, bigint>() }
  states.set(key, known)
  return known.sums
}

/** Every way to take dice of each population that show one face, with its number of ways. */
function placements(left: readonly number[], here: readonly bigint[]): { taken: number[]; ways: bigint }[] {
  let partial: { taken: number[]; ways: bigint }[] = [{ taken: [], ways: 1n }]
  for (const [index, count] of left.entries()) {
    const weight = here[index] ?? 0n
    const most = weight === 0n ? 0 : count
    const choose = most === 0 ? binomials(0) : binomials(count)
    partial = partial.flatMap(({ taken, ways }) => {
      let product = ways
      return Array.from({ length: most + 1 }, (_, take) => {
        if (take > 0) product *= weight
        return { taken: [...taken, take], ways: product * (choose[take] ?? 0n) }
      })
    })
  }
  return partial
}
