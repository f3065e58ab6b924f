import { cachedBinomials } from './binomials.ts'
import { add, type Distribution, mapOutcomes, outcomes } from './distribution.ts'
import type { FaceChange } from './face-value.ts'
import type { KeptRanks } from './kept-ranks.ts'
import { MAP_COST, type Meter, UNMETERED } from './meter.ts'
import { power } from './power.ts'

/** Dice of a pool that are alike. */
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
  /** what a kept face adds to the total, by default itself */
  readonly contribution?: FaceChange
  readonly meter?: Meter
}

/** The cost of a placement per population, and per sum of it, besides its integers, in 64-bit words. */
const [PLACEMENT, PLACED_SUM] = [20, 5]

/** A part of the dice is placed on the faces from the highest down. */
interface State {
  /** how many dice of each population are not placed yet */
  readonly left: readonly number[]
  readonly placed: number
  /** in how many ways the kept dice among those placed add up to each sum */
  readonly sums: Weights
}

const unchanged: FaceChange = (face) => face

/**
 * The weights of the sum of the kept dice in a mixed pool. If some dice are dropped, this is dynamic programming over
 * the faces from the highest down: each step places the dice that show one face. A state is finished as soon as all
 * kept ranks are placed; the dice left can then show any lower face.
 *
 * @returns weights over the product of all denominators to the power of their counts
 */
export function keptWeights(
  populations: readonly Population[],
  ranks: KeptRanks,
  { contribution = unchanged, meter = UNMETERED }: KeepOptions = {},
): Weights {
  const dice = sumOf(populations.map(({ count }) => count))
  if (dice === 0) return new Map([[0, 1n]])
  if (ranks.from === 0 && ranks.to >= dice) return addedWeights(populations, contribution, meter)
  meter.spend(sumOf(populations.map(({ die }) => die.weights.length)), 1n, MAP_COST)
  const faces = [...new Set(populations.flatMap(({ die }) => Array.from(outcomes(die), ([face]) => face)))]
  faces.sort((a, b) => b - a)
  const weightsByFace = populations.map(({ die }) => new Map(outcomes(die)))
  const whole = populations.reduce((product, { count, die }) => product * die.denominator ** BigInt(count), 1n)
  const lower = populations.map(({ die }) => die.denominator)
  const choose = cachedBinomials()
  const finished: Weights = new Map()
  let open: readonly State[] = [{ left: populations.map(({ count }) => count), placed: 0, sums: new Map([[0, 1n]]) }]
  for (const face of faces) {
    const weights = weightsByFace.map((byFace) => byFace.get(face) ?? 0n)
    for (const [index, weight] of weights.entries()) lower[index] = (lower[index] ?? 0n) - weight
    const next = new Map<string, State>()
    for (const state of open) {
      const ways = state.left.reduce((product, count, index) => product * (weights[index] === 0n ? 1 : count + 1), 1)
      meter.spend(ways, whole, PLACEMENT * (2 + populations.length))
      meter.spend(ways * state.sums.size, whole, PLACED_SUM)
      for (const { taken, orders } of placements(state.left, weights, choose)) {
        const left = state.left.map((count, index) => count - (taken[index] ?? 0))
        const placed = state.placed + sumOf(taken)
        const kept = Math.max(0, Math.min(placed, ranks.to) - Math.max(state.placed, ranks.from))
        const isFinished = placed >= ranks.to || left.every((count) => count === 0)
        const factor = isFinished ? orders * waysBelow(left, lower) : orders
        if (factor === 0n) continue
        const sums = isFinished ? finished : stateAt(next, left, placed).sums
        const added = kept === 0 ? 0 : kept * contribution(face)
        for (const [sum, weight] of state.sums) addWeight(sums, sum + added, weight * factor)
      }
    }
    open = [...next.values()]
  }
  return finished
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** The weights if every die counts. */
function addedWeights(populations: readonly Population[], contribution: FaceChange, meter: Meter): Weights {
  const sums = populations.map(({ count, die }) => power(mapOutcomes(die, contribution, meter), count, meter))
  return new Map(outcomes(sums.reduce((a, b) => add(a, b, meter))))
}

/** In how many ways the dice left show only lower faces. */
const waysBelow = (left: readonly number[], lower: readonly bigint[]): bigint =>
  left.reduce((product, count, index) => product * (lower[index] ?? 0n) ** BigInt(count), 1n)

/** The state with these dice left; it is created if there is none. */
function stateAt(states: Map<string, State>, left: readonly number[], placed: number): State {
  const key = left.join()
  const known = states.get(key) ?? { left, placed, sums: new Map<number, bigint>() }
  states.set(key, known)
  return known
}

/** Dice that show a face, by population, and in how many orders. */
interface Placement {
  readonly taken: readonly number[]
  readonly orders: bigint
}

/** Every choice of dice that show a face, given how many are left and the weight of the face in each population. */
function placements(
  left: readonly number[],
  weights: readonly bigint[],
  choose: (n: number) => readonly bigint[],
): readonly Placement[] {
  let partial: readonly Placement[] = [{ taken: [], orders: 1n }]
  for (const [index, count] of left.entries()) {
    const weight = weights[index] ?? 0n
    const row = weight === 0n ? [1n] : choose(count)
    partial = partial.flatMap(({ taken, orders }) => {
      let ways = orders
      return row.map((combinations, take) => {
        if (take > 0) ways *= weight
        return { taken: [...taken, take], orders: ways * combinations }
      })
    })
  }
  return partial
}
