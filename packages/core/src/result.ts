/** The result of a function for input that a person typed: a value, or the reason why there is none. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Problem }

/** Wraps a value as a success. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value })

/** Wraps a problem as a failure. */
export const fail = <Problem>(error: Problem): { readonly ok: false; readonly error: Problem } => ({ ok: false, error })
