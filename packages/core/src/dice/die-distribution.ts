import { type Distribution, fromOutcomes, mapOutcomes, outcomes } from './distribution.ts'
import { clampTo } from './face-value.ts'
import { matches } from './matching-faces.ts'
import { MAP_COST, type Meter, UNMETERED } from './meter.ts'
import { sumOfDice } from './sum-of-dice.ts'
import type { Modifiers, Reroll, Test } from './syntax.ts'
import type { ReadyDie } from './throw-die.ts'

/** One throw of a die, before any modifier. */
export function dieDistribution(die: ReadyDie, meter: Meter = UNMETERED): Distribution {
  if (typeof die !== 'number')
    return fromOutcomes(
      die.map((face) => [face, 1n] as const),
      meter,
    )
  return sumOfDice(1, die, meter)
}

type Outcome = readonly [outcome: number, weight: bigint]

/** The outcomes of a distribution by whether they match. Either part may be empty. */
export interface Split {
  readonly matched: readonly Outcome[]
  readonly unmatched: readonly Outcome[]
}

/** Splits the outcomes of a distribution by a test. */
export function split(distribution: Distribution, test: Test, meter: Meter = UNMETERED): Split {
  meter.spend(distribution.weights.length, 1n, MAP_COST)
  const [matched, unmatched]: [Outcome[], Outcome[]] = [[], []]
  for (const outcome of outcomes(distribution)) (matches(outcome[0], test) ? matched : unmatched).push(outcome)
  return { matched, unmatched }
}

/** The weight of some outcomes together. */
export const weightOf = (pairs: readonly Outcome[]): bigint => pairs.reduce((sum, [, weight]) => sum + weight, 0n)

/**
 * A die after its reroll. `once` replaces a match with a second throw; `until` gives the distribution conditional on no
 * match; `add` leaves the die as it is and joins the pool later.
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

/** A die after `min` and `max`. */
export const clamped = (
  die: Distribution,
  clamp: Pick<Modifiers, 'minimum' | 'maximum'>,
  meter: Meter = UNMETERED,
): Distribution =>
  clamp.minimum === undefined && clamp.maximum === undefined ? die : mapOutcomes(die, clampTo(clamp), meter)
