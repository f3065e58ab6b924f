import { FROM_0, requireInteger } from '../bounds.ts'
import { requireText } from '../text.ts'
import type { DiceLimits } from './limits.ts'

/** Why and where a text is not a dice expression, as data: the caller has the words. */
export type NotationError = Problem & {
  /** the position of the problem, in UTF-16 units */
  readonly at: number
  /** how many units are wrong, 0 at the end of the text */
  readonly length: number
  /** whole expressions that the writer may have meant; each parses */
  readonly suggestions?: readonly string[]
}

/** A problem by its code, with what was found and what was expected. */
export type Problem =
  | { readonly code: 'empty' }
  | { readonly code: 'unexpected-character'; readonly got: string; readonly codePoint: string }
  | { readonly code: 'unexpected'; readonly got: string; readonly expected: readonly Expected[] }
  | { readonly code: 'unclosed'; readonly got: string; readonly expected: string }
  | { readonly code: 'zero-sides' }
  | { readonly code: 'zero-divisor' }
  | { readonly code: 'negative-dice' }
  | { readonly code: 'never-ends'; readonly got: string }
  | { readonly code: 'without-dice'; readonly got: string }
  | { readonly code: 'without-division'; readonly got: string }
  | { readonly code: 'not-one-die'; readonly got: string }
  | { readonly code: 'twice'; readonly got: string }
  | { readonly code: 'wrong-order'; readonly got: string }
  | { readonly code: 'ambiguous'; readonly got: string; readonly meanings: readonly Meaning[] }
  | { readonly code: 'compare-total'; readonly got: string }
  | { readonly code: 'unknown-variable'; readonly got: string; readonly known: readonly string[] }
  | OverLimit

/** What ambiguous notation means in the dialects that disagree. */
export type Meaning = 'reroll-once' | 'reroll-until' | 'drop-lowest' | 'another-die'

/** A limit is exceeded. */
export interface OverLimit {
  readonly code: 'over-limit'
  readonly limit: keyof DiceLimits
  /** the value found; as text, because it may be too large for a number */
  readonly got: string
  readonly allowed: number
}

/** What could have come next. */
export type Expected =
  | 'dice'
  | 'number'
  | 'sides'
  | 'operator'
  | 'modifier'
  | 'comparison'
  | 'name'
  | 'end'
  | '('
  | ')'
  | '}'
  | ','

/**
 * The text with carets under the problem: two lines for a terminal.
 *
 * @example
 * caret('2d6++3', { at: 4, length: 1 }) // => '2d6++3\n    ^'
 */
export function caret(text: string, { at, length }: { readonly at: number; readonly length: number }): string {
  requireInteger('length', length, FROM_0)
  const start = Math.max(0, requireInteger('at', at, { minimum: 0, maximum: requireText('text', text).length }) - 30)
  const shown = text.slice(start, at + 30).replace(/\s/gu, ' ')
  return `${shown}\n${' '.repeat(at - start)}${'^'.repeat(Math.max(1, Math.min(length, 30)))}`
}

/** Carries a `NotationError` out of the parser; `parse` catches it. */
export class Refusal extends Error {
  readonly problem: NotationError
  constructor(problem: NotationError) {
    super(problem.code)
    this.problem = problem
  }
}
