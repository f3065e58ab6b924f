import { add, type Case, type Distribution, mapOutcomes, maximum, mix } from '../../dice/distribution.ts'
import { Meter, OverWork } from '../../dice/meter.ts'
import { type OddsError, odds } from '../../dice/odds.ts'
import type { Expression } from '../../dice/syntax.ts'
import { fail, ok, type Result } from '../../result.ts'

/**
 * What a computation with exact odds may use. Each expression has a limit of its own, `WORK_AT_ONCE`, and everything that
 * the computation does with their odds has another one of as much, all together.
 */
export interface Exact<Problem> {
  readonly meter: Meter
  odds(expression: Expression): Distribution
  add(a: Distribution, b: Distribution): Distribution
  mapOutcomes(distribution: Distribution, change: (outcome: number) => number): Distribution
  mix(cases: readonly Case[]): Distribution
  /** ends the computation */
  refuse(problem: Problem): never
}

/**
 * The most work of an expression, and that of a computation with the odds of all, for which somebody waits; in words:
 * about a tenth of a second. It is less than `odds` does when it is asked alone.
 */
export const WORK_AT_ONCE = 3_000_000

/** What it costs to sort an outcome in among others, in words of work. */
const SORTED = 10

/** Leaves a computation; `exactly` catches it. */
class Refusal extends Error {}

/**
 * A computation over expressions that a person typed: what has no exact odds, or needs too much work, comes back as an
 * error value. Its `at` and `length` point into the expression at fault; both are 0 when all together are too much.
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

/** How many integers the outcomes of all cases span: a distribution holds a weight for each. */
const spread = (cases: readonly Case[]): number =>
  Math.max(...cases.map(({ distribution }) => maximum(distribution))) -
  Math.min(...cases.map(({ distribution }) => distribution.minimum)) +
  1
