import { requireKeyOf } from '../one-of.ts'
import { fail, ok, type Result } from '../result.ts'
import { requireText } from '../text.ts'
import { DIALECTS, type DialectName } from './dialect.ts'
import { type DiceLimits, limitsWith } from './limits.ts'
import { type NotationError, Refusal } from './notation-error.ts'
import { parseExpression } from './parse-expression.ts'
import { suggestionsFor } from './suggestions.ts'
import type { Expression } from './syntax.ts'

/** Options of `parse`. */
export interface ParseOptions {
  /** how to read notation on which tools disagree; `strict` by default */
  readonly dialect?: DialectName
  /** overrides of single limits */
  readonly limits?: Partial<DiceLimits>
  /** the values of `@name`s, by lower-case name */
  readonly variables?: Readonly<Record<string, number>>
}

/**
 * Parses dice notation.
 *
 * @returns the syntax tree, or why and where the text is not a dice expression
 * @throws RangeError when the dialect is unknown, a limit is not a number from 0, or a variable is not an integer
 * @example
 * parse('4d6kh3').ok // => true
 * parse('2d6++').ok // => false
 * format(expectOk(parse('1d20 + @dex', { variables: { dex: 3 } }))) // => '1d20+@dex'
 */
export function parse(text: string, options: ParseOptions = {}): Result<Expression, NotationError> {
  const parsed = parseOnce(requireText('text', text), options)
  if (parsed.ok) return parsed
  const suggestions = suggestionsFor(text, parsed.error, (candidate) => parseOnce(candidate, options))
  return suggestions.length > 0 ? fail({ ...parsed.error, suggestions }) : parsed
}

const NO_VARIABLES: ReadonlyMap<string, number> = new Map()

/** Parses without suggestions. */
function parseOnce(
  text: string,
  { dialect = 'strict', limits, variables }: ParseOptions,
): Result<Expression, NotationError> {
  try {
    return ok(
      parseExpression(text, {
        dialect: DIALECTS[requireKeyOf('dialect', dialect, DIALECTS)],
        limits: limitsWith(limits),
        variables: variables ? new Map(Object.entries(variables)) : NO_VARIABLES,
      }),
    )
  } catch (error) {
    if (error instanceof Refusal) return fail(error.problem)
    throw error
  }
}
