import { readFraction } from '../read-fraction.ts'
import { fail, ok, type Result } from '../result.ts'
import { type RootSchema, type ShapeProblem, shapeProblem, wrongValue } from '../schema.ts'
import { type DistributionJson, distributionOf } from './distribution.ts'
import type { Odds } from './odds.ts'

const WHOLE = { type: 'string', pattern: '^[0-9]+$' } as const

/** The JSON of a distribution, as a JSON Schema. */
export const ODDS_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'An exact distribution over consecutive integers',
  type: 'object',
  properties: {
    minimum: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
    weights: { type: 'array', items: WHOLE, minItems: 1 },
    denominator: WHOLE,
    cut: {
      type: 'object',
      properties: { numerator: WHOLE, denominator: WHOLE },
      required: ['numerator', 'denominator'],
      additionalProperties: false,
    },
  },
  required: ['minimum', 'weights', 'denominator'],
  additionalProperties: false,
} as const satisfies RootSchema

/**
 * Reads a distribution that `JSON.stringify` has written.
 *
 * @returns the distribution, or what is wrong with the value and where
 * @example
 * expectOk(readOdds(JSON.parse(JSON.stringify(sumOfDice(2, 6))))) // => sumOfDice(2, 6)
 * expectError(readOdds({ minimum: 1, weights: ['1', '1'], denominator: '3' })).path // => '/denominator'
 */
export function readOdds(value: unknown): Result<Odds, ShapeProblem> {
  const problem = shapeProblem(ODDS_SCHEMA, value)
  if (problem) return fail(problem)
  const { minimum, weights: texts, denominator, cut } = value as DistributionJson & { readonly cut?: unknown }
  const weights = texts.map(BigInt)
  const last = weights.length - 1
  for (const end of [0, last]) {
    const positive = { type: 'string', pattern: '^0*[1-9][0-9]*$' } as const
    if (weights[end] === 0n) return fail(wrongValue(`/weights/${end}`, texts[end], positive))
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  if (total !== BigInt(denominator)) return fail(wrongValue('/denominator', denominator, { const: String(total) }))
  const distribution = distributionOf({ minimum, weights, denominator: total })
  if (cut === undefined) return ok(distribution)
  const read = readFraction(cut)
  return read.ok
    ? ok(Object.assign(distribution, { cut: read.value }))
    : fail({ ...read.error, path: `/cut${read.error.path}` })
}
