import type { FieldProblem, Fields } from '@rulestone/core'
import type { Texts } from './calculator-address.ts'

/** The parameter with the version of the state format, and the only version so far. */
const PARAMETER = 'v'
const VERSION = 1

/** Separates the version from the values of a URL; an unknown version is a problem. */
export function readVersion(
  texts: Texts,
  fields: Fields,
): { readonly texts: Texts; readonly problems: readonly FieldProblem[] } {
  const { [PARAMETER]: got, ...rest } = texts
  if (got === undefined || Object.hasOwn(fields, PARAMETER)) return { texts, problems: [] }
  if (got === String(VERSION)) return { texts: rest, problems: [] }
  return {
    texts: rest,
    problems: [{ field: PARAMETER, code: 'unknown-version', got, expected: { expected: VERSION } }],
  }
}
