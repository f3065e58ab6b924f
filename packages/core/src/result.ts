/** The result of a function for input that a person typed: a value, or the reason why there is none. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Problem }

/** Wraps a value as a success. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value })

/** Wraps a problem as a failure. */
export const fail = <Problem>(error: Problem): { readonly ok: false; readonly error: Problem } => ({ ok: false, error })

/**
 * The value of a result that has one for certain, such as that of notation in the code.
 *
 * @throws RangeError with the code of the problem, if there is no value
 * @example
 * expectOk(parse('2d6')).kind // => 'pool'
 */
export function expectOk<Value>(result: Result<Value, unknown>): Value {
  if (result.ok) return result.value
  const { error } = result
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : error
  throw new RangeError(`result has no value: ${String(code)}. Tip: test its \`ok\` first.`)
}

/**
 * The problem of a result that has one for certain, for tests and examples.
 *
 * @throws RangeError if the result has a value
 * @example
 * expectError(parse('2d6++')).code // => 'unexpected'
 */
export function expectError<Problem>(result: Result<unknown, Problem>): Problem {
  if (!result.ok) return result.error
  throw new RangeError('result has a value; it must be a problem. Tip: test its `ok` first.')
}
