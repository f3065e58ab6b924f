import type { DiceLimits } from './limits.ts'
import { type Expected, type NotationError, Refusal } from './notation-error.ts'
import type { Comparison, Span } from './syntax.ts'

/** The code of an ASCII character; letters lower case. */
const codeOf = (character: string): number => character.charCodeAt(0)

const [ZERO, NINE, SPACE, TAB, RETURN] = [codeOf('0'), codeOf('9'), codeOf(' '), codeOf('\t'), codeOf('\r')]
const [A, Z, LOWER_CASE] = [codeOf('A'), codeOf('Z'), codeOf('a') - codeOf('A')]

/** What stands after the last character. */
export const END = -1

/** How a comparison can be typed, the longer forms first. */
const COMPARISONS: readonly (readonly [typed: string, comparison: Comparison])[] = [
  ['<=', '<='],
  ['>=', '>='],
  ['<>', '!='],
  ['==', '='],
  ['<', '<'],
  ['>', '>'],
  ['=', '='],
]

/** A place in the typed text; the functions below say what can be read from there. */
export interface Cursor {
  at: number
  /** where the number read last ended, without the space after it */
  digitsEnd: number
  readonly typed: string
  /** the typed text in ASCII, unit for unit */
  readonly text: string
  readonly limits: DiceLimits
}

/** The code of the character here or so many ahead, letters lower case; -1 at the end. */
export function here(cursor: Cursor, ahead = 0): number {
  const at = cursor.at + ahead
  // Reading past the end would give NaN, and floating-point numbers in the parser's fastest path.
  if (at >= cursor.text.length) return END
  const code = cursor.text.charCodeAt(at)
  return code >= A && code <= Z ? code + LOWER_CASE : code
}

/** Whether these lower-case letters stand here. */
export function sees(cursor: Cursor, word: string): boolean {
  for (let index = 0; index < word.length; index += 1) {
    if (here(cursor, index) !== word.charCodeAt(index)) return false
  }
  return true
}

/** Steps over these lower-case letters and the space after them, if they stand here. */
export function take(cursor: Cursor, word: string): boolean {
  if (!sees(cursor, word)) return false
  cursor.at += word.length
  skipSpace(cursor)
  return true
}

export function skipSpace(cursor: Cursor): void {
  for (let code = here(cursor); code === SPACE || (code >= TAB && code <= RETURN); code = here(cursor)) cursor.at += 1
}

export function seesDigit(cursor: Cursor, ahead = 0): boolean {
  const code = here(cursor, ahead)
  return code >= ZERO && code <= NINE
}

/** The number here, refused over its limit before it loses precision; undefined when no digit stands here. */
export function readNumber(cursor: Cursor, limit: keyof DiceLimits): number | undefined {
  const start = cursor.at
  let value = 0
  for (let code = here(cursor); code >= ZERO && code <= NINE; code = here(cursor)) {
    value = value * 10 + (code - ZERO)
    cursor.at += 1
  }
  if (cursor.at === start) return undefined
  cursor.digitsEnd = cursor.at
  const allowed = cursor.limits[limit]
  if (value > allowed || value > Number.MAX_SAFE_INTEGER) {
    const digits = cursor.text.slice(start, cursor.at).replace(/^0+(?=\d)/, '')
    const got = digits.length > 20 ? `${digits.slice(0, 17)}…` : digits
    refuse({ code: 'over-limit', limit, got, allowed, at: start, length: cursor.at - start })
  }
  skipSpace(cursor)
  return value
}

/** An integer that may have a sign. */
export function readInteger(cursor: Cursor): number {
  const negative = take(cursor, '-')
  const value = readNumber(cursor, 'constant')
  if (value === undefined) return unexpected(cursor, ['number'])
  // Not −0, which no die shows.
  return negative ? 0 - value : value
}

/** The comparison here, if there is one. */
export function readComparison(cursor: Cursor): Comparison | undefined {
  return COMPARISONS.find(([typed]) => take(cursor, typed))?.[1]
}

export function requireWithin(
  cursor: Cursor,
  limit: keyof DiceLimits,
  value: number,
  at: number,
  length: number,
): void {
  const allowed = cursor.limits[limit]
  if (value > allowed) refuse({ code: 'over-limit', limit, got: String(value), allowed, at, length })
}

/** The span from a place up to here, without the space at its end. */
export function spanFrom(cursor: Cursor, start: number): Span {
  let end = cursor.at
  while (end > start && cursor.text.charCodeAt(end - 1) <= SPACE) end -= 1
  return { start, end }
}

export function unexpected(cursor: Cursor, expected: readonly Expected[]): never {
  const { at } = cursor
  const codePoint = cursor.text.codePointAt(at)
  if (codePoint === undefined) return refuse({ code: 'unexpected', at, length: 0, got: '', expected })
  const got = String.fromCodePoint(cursor.typed.codePointAt(at) ?? codePoint)
  if (codePoint > 0x7e || codePoint < 0x20) {
    const name = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
    return refuse({ code: 'unexpected-character', at, length: got.length, got, codePoint: name })
  }
  return refuse({ code: 'unexpected', at, length: got.length, got, expected })
}

export function refuse(problem: NotationError): never {
  throw new Refusal(problem)
}
