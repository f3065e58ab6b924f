import { binomials } from './binomials.ts'
import { type Composition, compositionsPerDie, compositionsPerPool } from './compositions.ts'
import { clamped, dieDistribution, rerolled, type Split, split } from './die-distribution.ts'
import { certain, type Distribution, fromOutcomes, mapOutcomes, outcomes } from './distribution.ts'
import { clampTo, contributionOf, type FaceChange } from './face-value.ts'
import { keepDice } from './keep-dice.ts'
import { type KeptRanks, keptRanks } from './kept-ranks.ts'
import { MAP_COST, type Meter } from './meter.ts'
import { addWeight, keptWeights, type Population, type Weights } from './populations.ts'
import { power } from './power.ts'
import type { Explode, Modifiers, Test } from './syntax.ts'
import type { ReadyDie } from './throw-die.ts'

/** A pool whose count and die are plain numbers. */
export interface ReadyPool {
  readonly count: number
  readonly die: ReadyDie
  readonly modifiers: Modifiers
  /** the most extra dice of one original die, if the notation sets no limit */
  readonly explosions: number
  readonly meter: Meter
}

/** The distribution of a pool. */
export function poolOdds(pool: ReadyPool): Distribution {
  const { count, die, modifiers, meter } = pool
  if (count === 0) return certain(0)
  const { reroll, explode, minimum, maximum, tally, keeps } = modifiers
  const isBare = !(reroll || explode || tally) && minimum === undefined && maximum === undefined
  if (isBare && typeof die === 'number') return keepDice(count, die, keptRanks({ count, keeps }), meter)
  const plain = dieDistribution(die, meter)
  const thrown = reroll ? rerolled(plain, reroll, meter) : plain
  if (reroll?.kind === 'add') return withAddedDie(pool, thrown, reroll.when)
  if (explode) return exploded(pool, thrown, explode)
  return alike(count, thrown, modifiers, meter)
}

/** The distribution of independent dice that are alike: clamped, kept and counted. */
function alike(count: number, die: Distribution, modifiers: Modifiers, meter: Meter): Distribution {
  const faces = clamped(die, modifiers, meter)
  const ranks = keptRanks({ count, keeps: modifiers.keeps })
  const contribution = contributionOf(modifiers)
  if (ranks.from === 0 && ranks.to === count) return power(mapOutcomes(faces, contribution, meter), count, meter)
  return fromOutcomes(keptWeights([{ count, die: faces }], ranks, { contribution, meter }), meter)
}

/**
 * A pool that gets one more die if any die matches: all pools with one more die, less those in which no original die
 * matches, plus these without the added die.
 */
function withAddedDie({ count, modifiers, meter }: ReadyPool, die: Distribution, when: Test): Distribution {
  const { unmatched } = split(die, when, meter)
  const face = clamped(die, modifiers, meter)
  const options = { contribution: contributionOf(modifiers), meter }
  const ranksOf = (dice: number): KeptRanks => keptRanks({ count: dice, keeps: modifiers.keeps })
  const weights = keptWeights([{ count: count + 1, die: face }], ranksOf(count + 1), options)
  if (unmatched.length > 0) {
    const plain = clamped(fromOutcomes(unmatched, meter), modifiers, meter)
    const populations = [
      { count, die: plain },
      { count: 1, die: face },
    ]
    for (const [sum, weight] of keptWeights(populations, ranksOf(count + 1), options)) addWeight(weights, sum, -weight)
    for (const [sum, weight] of keptWeights([{ count, die: plain }], ranksOf(count), options)) {
      addWeight(weights, sum, weight * die.denominator)
    }
  }
  return fromOutcomes(weights, meter)
}

/** The test on which a pool explodes: as written, or the highest face. */
export const explodesOn = ({ minimum, weights }: Distribution, { when }: Explode): Test =>
  when ?? { comparison: '=', value: minimum + weights.length - 1 }

function exploded(
  { count, die, modifiers, explosions, meter }: ReadyPool,
  thrown: Distribution,
  explode: Explode,
): Distribution {
  const { keeps } = modifiers
  const when = explodesOn(dieDistribution(die, meter), explode)
  const perDie = explode.perDie ?? explosions
  if (explode.kind === 'compound') {
    const compound = chain(meter, thrown, when, perDie, { first: (face) => face, extra: (face) => face })
    return alike(count, compound, modifiers, meter)
  }
  const penalty = explode.kind === 'penetrate' ? 1 : 0
  const [clamp, contribution] = [clampTo(modifiers), contributionOf(modifiers)]
  if (explode.perPool === undefined && keeps.length === 0) {
    const each = chain(meter, thrown, when, perDie, {
      first: (face) => contribution(clamp(face)),
      extra: (face) => contribution(clamp(face - penalty)),
    })
    return power(each, count, meter)
  }
  const parts = { thrown, when, clamp, penalty, contribution, keeps, meter }
  if (explode.perPool !== undefined) {
    meter.spend(count + explode.perPool, 1n, (count + explode.perPool) / 64)
    return composed(compositionsPerPool(count, explode.perPool), parts)
  }
  // Each chain that ends by itself makes the list of orders longer by its limit.
  meter.spend(count * count * (perDie + 1), 1n, count / 16)
  return penalty === 0 ? composed(compositionsPerDie(count, perDie), parts) : penetrated(count, perDie, parts)
}

/** What the dice of a chain add to its sum. */
interface ChainContributions {
  readonly first: FaceChange
  readonly extra: FaceChange
}

/** The sum of an original die and its extra dice. */
function chain(
  meter: Meter,
  die: Distribution,
  when: Test,
  perDie: number,
  contributions: ChainContributions,
): Distribution {
  const { matched, unmatched } = split(die, when, meter)
  const step = (rest: Distribution | undefined, contribution: FaceChange): Distribution => {
    const scale = rest?.denominator ?? 1n
    meter.spend(unmatched.length + matched.length * (rest?.weights.length ?? 1), scale, MAP_COST)
    const weights: Weights = new Map()
    for (const [face, weight] of unmatched) addWeight(weights, contribution(face), weight * scale)
    for (const [face, weight] of matched) {
      if (rest === undefined) addWeight(weights, contribution(face), weight)
      else for (const [sum, ways] of outcomes(rest)) addWeight(weights, contribution(face) + sum, weight * ways)
    }
    return fromOutcomes(weights, meter)
  }
  let rest: Distribution | undefined
  for (let extra = 0; extra < perDie; extra += 1) rest = step(rest, contributions.extra)
  return step(rest, contributions.first)
}

/** What an exploding pool is made of. */
interface Parts {
  readonly thrown: Distribution
  readonly when: Test
  readonly clamp: FaceChange
  /** what each extra die loses */
  readonly penalty: number
  readonly contribution: FaceChange
  readonly keeps: Modifiers['keeps']
  readonly meter: Meter
}

/** Adds the kept weights of some populations, in a number of orders, on the scale of the largest pool. */
function addCase(
  total: Weights,
  populations: readonly Population[],
  orders: bigint,
  scale: bigint,
  parts: Parts,
): void {
  const used = populations.filter(({ count }) => count > 0)
  const dice = used.reduce((sum, { count }) => sum + count, 0)
  const weights = keptWeights(used, keptRanks({ count: dice, keeps: parts.keeps }), parts)
  parts.meter.spend(weights.size, scale, MAP_COST)
  for (const [sum, weight] of weights) addWeight(total, sum, weight * orders * scale)
}

/** Faces less a penalty, clamped, as the die of a population; undefined if there are no faces. */
const facesOf = (faces: Split['matched'], penalty: number, { clamp }: Parts): Distribution | undefined =>
  faces.length === 0 ? undefined : fromOutcomes(faces.map(([face, weight]) => [clamp(face - penalty), weight] as const))

const populated = (count: number, die: Distribution | undefined): Population[] =>
  die === undefined ? [] : [{ count, die }]

/** A pool whose extra dice are like its original ones: matching dice are one population, the others another. */
function composed(compositions: readonly Composition[], parts: Parts): Distribution {
  const { matched, unmatched } = split(parts.thrown, parts.when, parts.meter)
  const [on, off] = [facesOf(matched, 0, parts), facesOf(unmatched, 0, parts)]
  const most = Math.max(...compositions.map((one) => one.matched + one.unmatched))
  const total: Weights = new Map()
  for (const one of compositions) {
    if ((one.matched > 0 && !on) || (one.unmatched > 0 && !off)) continue
    const scale = parts.thrown.denominator ** BigInt(most - one.matched - one.unmatched)
    addCase(total, [...populated(one.matched, on), ...populated(one.unmatched, off)], one.orders, scale, parts)
  }
  return fromOutcomes(total, parts.meter)
}

/** Like `composed`, but the extra dice have a penalty, so they are populations of their own. */
function penetrated(count: number, perDie: number, parts: Parts): Distribution {
  const { matched, unmatched } = split(parts.thrown, parts.when, parts.meter)
  const [on, off] = [facesOf(matched, 0, parts), facesOf(unmatched, 0, parts)]
  const [extraOn, extraOff] = [facesOf(matched, parts.penalty, parts), facesOf(unmatched, parts.penalty, parts)]
  const most = count * (1 + perDie)
  const total: Weights = new Map()
  const choose = binomials(count)
  for (let chains = 0; chains <= count; chains += 1) {
    if ((chains > 0 && !on) || (chains < count && !off)) continue
    const extras = perDie === 0 ? [{ matched: 0, unmatched: 0, orders: 1n }] : compositionsPerDie(chains, perDie - 1)
    for (const extra of extras) {
      if ((extra.matched > 0 && !extraOn) || (extra.unmatched > 0 && !extraOff)) continue
      const populations = [
        ...populated(chains, on),
        ...populated(count - chains, off),
        ...populated(extra.matched, extraOn),
        ...populated(extra.unmatched, extraOff),
      ]
      const scale = parts.thrown.denominator ** BigInt(most - count - extra.matched - extra.unmatched)
      addCase(total, populations, (choose[chains] ?? 0n) * extra.orders, scale, parts)
    }
  }
  return fromOutcomes(total, parts.meter)
}
