import type { Result } from '../src/result.ts'

/** The value of a result that cannot fail here. */
export function unwrap<Value>(result: Result<Value, unknown>): Value {
  if (result.ok) return result.value
  throw new Error(JSON.stringify(result.error))
}
