import { fail, ok, type Result } from '../result.ts'
import { begin } from './cursor.ts'
import { DIALECTS, type DialectName } from './dialect.ts'
import { DEFAULT_LIMITS, type DiceLimits } from './limits.ts'
import { type NotationError, Refusal } from './notation-error.ts'
import { readWhole } from './parse-expression.ts'
import { suggestionsFor } from './suggestions.ts'
import type { Expression } from './syntax.ts'

/** Options of `parse`. */
export interface ParseOptions {
  /** how notation is read on which tools disagree; `strict` when left out */
  readonly dialect?: DialectName
  /** limits that replace the defaults, one by one */
  readonly limits?: Partial<DiceLimits>
  /** the numbers of `@name`s, by lower-case name */
  readonly variables?: Readonly<Record<string, number>>
}

/**
 * Reads dice notation.
 *
 * @returns the syntax tree, or where and why the text is no dice expression
 * @throws RangeError when a variable is no integer
 * @example
 * parse('4d6kh3').ok // => true
 * parse('2d6++').ok // => false
 * format(parse('1d20 + @dex', { variables: { dex: 3 } }).value) // => '1d20+@dex'
 */
export function parse(text: string, options: ParseOptions = {}): Result<Expression, NotationError> {
  const parsed = parseOnly(text, options)
  return parsed.ok ? parsed : withSuggestions(text, options, parsed.error)
}

function withSuggestions(text: string, options: ParseOptions, error: NotationError): Result<Expression, NotationError> {
  const suggestions = suggestionsFor(text, error, (candidate) => parseOnly(candidate, options))
  return fail(suggestions.length > 0 ? { ...error, suggestions } : error)
}

function parseOnly(
  text: string,
  { dialect = 'strict', limits, variables }: ParseOptions,
): Result<Expression, NotationError> {
  const rules = DIALECTS[dialect]
  const known = variables ? { ...variables } : {}
  const allowed = limits ? { ...DEFAULT_LIMITS, ...limits } : DEFAULT_LIMITS
  try {
    begin(text, allowed)
    return ok(readWhole(rules, known))
  } catch (error) {
    if (error instanceof Refusal) return fail(error.problem)
    throw error
  }
}
