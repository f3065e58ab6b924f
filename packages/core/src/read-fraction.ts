import { type Fraction, fraction } from './fraction.ts'
import { fail, ok, type Result } from './result.ts'
import { type RootSchema, type ShapeProblem, shapeProblem } from './schema.ts'

/** The JSON of a fraction, as a JSON Schema. */
export const FRACTION_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'An exact fraction',
  type: 'object',
  properties: {
    numerator: { type: 'string', pattern: '^-?[0-9]+$' },
    denominator: { type: 'string', pattern: '^[1-9][0-9]*$' },
  },
  required: ['numerator', 'denominator'],
  additionalProperties: false,
} as const satisfies RootSchema

/**
 * Reads a fraction that `JSON.stringify` has written.
 *
 * @returns the fraction, or what is wrong with the value and where
 * @example
 * expectOk(readFraction(JSON.parse(JSON.stringify(fraction(81, 400))))) // => fraction(81, 400)
 * expectError(readFraction({ numerator: '81', denominator: '0' })).path // => '/denominator'
 */
export function readFraction(value: unknown): Result<Fraction, ShapeProblem> {
  const problem = shapeProblem(FRACTION_SCHEMA, value)
  if (problem) return fail(problem)
  const { numerator, denominator } = value as { readonly numerator: string; readonly denominator: string }
  return ok(fraction(BigInt(numerator), BigInt(denominator)))
}
