import { type Distribution, fromOutcomes, mapOutcomes, outcomes } from './distribution.ts'
import { holds } from './matching-faces.ts'
import { MAPPED, type Meter, UNMETERED } from './meter.ts'
import { sumOfDice } from './sum-of-dice.ts'
import type { Modifiers, Reroll, Test } from './syntax.ts'
import type { ReadyDie } from './throw-die.ts'

/** A die as it is thrown. */
export function dieDistribution(die: ReadyDie, meter: Meter = UNMETERED): Distribution {
  if (typeof die !== 'number')
    return fromOutcomes(
      die.map((face) => [face, 1n] as const),
      meter,
    )
  meter.spend(die, 1n)
  return sumOfDice(1, die)
}

/** Weights split by a test; a part may be empty. Their denominator is that of the whole. */
export interface Split {
  readonly matched: readonly (readonly [outcome: number, weight: bigint])[]
  readonly unmatched: readonly (readonly [outcome: number, weight: bigint])[]
}

/** The outcomes of a distribution, split by whether they match. */
export function split(distribution: Distribution, { comparison, value }: Test, meter: Meter = UNMETERED): Split {
  meter.spend(distribution.weights.length, 1n, MAPPED)
  const matched: (readonly [number, bigint])[] = []
  const unmatched: (readonly [number, bigint])[] = []
  for (const pair of outcomes(distribution)) (holds(pair[0], comparison, value) ? matched : unmatched).push(pair)
  return { matched, unmatched }
}

const weightOf = (pairs: Split['matched']): bigint => pairs.reduce((sum, [, weight]) => sum + weight, 0n)

/**
 * A die with its reroll: once, each matching throw is replaced by a second one; until, by a throw that does not match,
 * which is the die on the condition that it does not.
 */
export function rerolled(die: Distribution, { kind, when }: Reroll, meter: Meter = UNMETERED): Distribution {
  if (kind === 'add') return die
  const { matched, unmatched } = split(die, when, meter)
  if (kind === 'until') return fromOutcomes(unmatched, meter)
  const again = weightOf(matched)
  return fromOutcomes(
    [
      ...unmatched.map(([outcome, weight]) => [outcome, weight * die.denominator] as const),
      ...Array.from(outcomes(die), ([outcome, weight]) => [outcome, weight * again] as const),
    ],
    meter,
  )
}

/** Each outcome held between a least and a most. */
export const clamped = (
  distribution: Distribution,
  { minimum, maximum }: Pick<Modifiers, 'minimum' | 'maximum'>,
  meter: Meter = UNMETERED,
): Distribution =>
  minimum === undefined && maximum === undefined
    ? distribution
    : mapOutcomes(
        distribution,
        (outcome) => Math.min(Math.max(outcome, minimum ?? outcome), maximum ?? Number.POSITIVE_INFINITY),
        meter,
      )
