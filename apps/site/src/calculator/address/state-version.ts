import type { FieldProblem, Fields } from '@rulestone/core'
import type { Texts } from './calculator-address.ts'

/** The parameter that names the format of a state, and the one format that there has been so far. */
const PARAMETER = 'v'
const VERSION = 1

/** The texts of an address without their version, and the problem with a version that is not known. */
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
