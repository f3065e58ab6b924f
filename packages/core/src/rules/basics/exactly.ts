import { add, type Case, type Distribution, mapOutcomes, maximum, mix } from '../../dice/distribution.ts'
import { Meter, OverWork } from '../../dice/meter.ts'
import { type OddsError, odds } from '../../dice/odds.ts'
import type { Expression } from '../../dice/syntax.ts'
import { fail, ok, type Result } from '../../result.ts'

/**
 * What a computation with exact odds can use. Each expression may use as much work as `WORK_AT_ONCE`, and everything
 * else that the computation does with their odds may use as much again in total.
 */
export interface Exact<Problem> {
  readonly meter: Meter
  odds(expression: Expression): Distribution
  add(a: Distribution, b: Distribution): Distribution
  mapOutcomes(distribution: Distribution, change: (outcome: number) => number): Distribution
  mix(cases: readonly Case[]): Distribution
  /** ends the computation with an error value */
  refuse(problem: Problem): never
}

/**
 * The limit of work for one expression, and for a computation with the odds of all of them, while a user waits: about
 * a tenth of a second. It is lower than the default limit of `odds`.
 */
export const WORK_AT_ONCE = 3_000_000

/** The work of sorting one outcome among others. */
const SORTED = 10

/** Leaves a computation; `exactly` catches it. */
class Refusal extends Error {}

/**
 * Runs a computation over expressions that a person typed. An expression without exact odds, or one that needs too much
 * work, gives an error value. Its `at` and `length` point into the expression; both are 0 if all expressions together
 * are too much.
 */
export function exactly<Value, Problem = never>(
  compute: (exact: Exact<Problem | OddsError>) => Value,
): Result<Value, Problem | OddsError> {
  const meter = new Meter(WORK_AT_ONCE)
  let refused: Problem | OddsError | undefined
  const refuse = (problem: Problem | OddsError): never => {
    refused = problem
    throw new Refusal()
  }
  const exact: Exact<Problem | OddsError> = {
    meter,
    odds(expression) {
      const result = odds(expression, { limits: { work: WORK_AT_ONCE } })
      return result.ok ? result.value : refuse(result.error)
    },
    add: (a, b) => add(a, b, meter),
    mapOutcomes(distribution, change) {
      meter.spend(SORTED * distribution.weights.length, 1n)
      return mapOutcomes(distribution, change)
    },
    mix(cases) {
      for (const { distribution } of cases) meter.spend(distribution.weights.length, distribution.denominator)
      meter.spend(SORTED * spread(cases), 1n)
      return mix(cases)
    },
    refuse,
  }
  try {
    return ok(compute(exact))
  } catch (error) {
    if (error instanceof Refusal && refused !== undefined) return fail(refused)
    if (!(error instanceof OverWork)) throw error
    const { limit: allowed } = error
    return fail({ code: 'over-limit', limit: 'work', got: `> ${allowed}`, allowed, at: 0, length: 0 })
  }
}

/** How many integers the outcomes of all cases span: a distribution has a weight for each. */
const spread = (cases: readonly Case[]): number =>
  Math.max(...cases.map(({ distribution }) => maximum(distribution))) -
  Math.min(...cases.map(({ distribution }) => distribution.minimum)) +
  1
