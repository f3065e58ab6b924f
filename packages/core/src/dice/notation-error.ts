import type { DiceLimits } from './limits.ts'

/**
 * Why a text is not a dice expression. Codes and figures only: the reader's language supplies the sentence.
 * `at` counts UTF-16 units from the start of the text; `length` says how many units are wrong (at least 1, 0 at the end).
 */
export type NotationError = { readonly at: number; readonly length: number } & (
  | { readonly code: 'empty' }
  | { readonly code: 'unexpected-character'; readonly got: string; readonly codePoint: string }
  | { readonly code: 'unexpected'; readonly got: string; readonly expected: readonly Expected[] }
  | { readonly code: 'unclosed-parenthesis' }
  | { readonly code: 'zero-sides' }
  | { readonly code: 'keep-without-dice'; readonly got: string }
  | OverLimit
)

/** Over a limit: which, what was found, and what is allowed. */
export interface OverLimit {
  readonly code: 'over-limit'
  readonly limit: keyof DiceLimits
  /** the value found, as text: it may be too large for a number */
  readonly got: string
  readonly allowed: number
}

/** What the parser would have understood. */
export type Expected = 'dice' | 'number' | 'sides' | 'operator' | 'end' | ')'

/**
 * The text with a caret under the place of the error: two lines for a terminal.
 *
 * @example
 * caret('2d6++3', { at: 4, length: 1 }) // => '2d6++3\n    ^'
 */
export function caret(text: string, { at, length }: { readonly at: number; readonly length: number }): string {
  const start = Math.max(0, at - 30)
  const shown = text.slice(start, at + 30).replace(/\s/gu, ' ')
  return `${shown}\n${' '.repeat(at - start)}${'^'.repeat(Math.max(1, Math.min(length, 30)))}`
}
