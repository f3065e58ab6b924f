import { toAscii } from './characters.ts'
import type { DiceLimits } from './limits.ts'
import { type Expected, type Problem, Refusal } from './notation-error.ts'
import type { Comparison, Span } from './syntax.ts'

/** What stands after the last character. */
export const END = -1
const ZERO = '0'.charCodeAt(0)
const NINE = '9'.charCodeAt(0)
const SPACE = ' '.charCodeAt(0)
const TAB = '\t'.charCodeAt(0)
const RETURN = '\r'.charCodeAt(0)
const LAST = '~'.charCodeAt(0)
const LETTER_H = 'h'.charCodeAt(0)
const LETTER_L = 'l'.charCodeAt(0)
/** The code of `k`. */
export const LETTER_K = 'k'.charCodeAt(0)
/** The code of `d`. */
export const LETTER_D = 'd'.charCodeAt(0)

// Where reading stands. It is state of the module, as one text is read at a time, from its start to its end: `begin`
// sets all of it, and nothing of the caller's runs in between: options are read before.

/** The typed text. */
export let typed = ''
/** The typed text in ASCII and lower case, unit for unit. */
export let text = ''
/** The place in the text that is read next. */
export let at = 0
/** The code of the character there; -1 at the end. */
export let here: number = END
/** Where the part read last ended, without the space after it. */
export let end = 0
/** The limits of this text. */
export let limits: DiceLimits

/** Text that is all ASCII. */
const ASCII = /^[\0-~]*$/

/** Starts reading a text from its first character that is no space. */
export function begin(newText: string, newLimits: DiceLimits): void {
  typed = newText
  limits = newLimits
  at = 0
  requireWithin('length', limits.length, typed.length, 0, typed.length)
  // Only in ASCII does every letter stay one unit, and nothing else turn into a letter of notation.
  text = ASCII.test(typed) ? typed.toLowerCase() : toAscii(typed).replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  step(0)
}

/** Reads on from another place. */
export function jumpTo(place: number): void {
  at = place
  here = codeAt(at)
}

/** The code of the character at a place; -1 after the last. */
const codeAt = (place: number): number => (place < text.length ? text.charCodeAt(place) : END)

const isSpace = (code: number): boolean => code === SPACE || (code >= TAB && code <= RETURN)

/** Steps over so many characters and the space after them. */
export function step(length: number): void {
  end = at + length
  let to = end
  while (isSpace(codeAt(to))) to += 1
  jumpTo(to)
}

/** Whether these lower-case letters or signs stand here. */
export function sees(word: string): boolean {
  return here === word.charCodeAt(0) && (word.length === 1 || text.startsWith(word, at))
}

/** Whether a modifier stands here that keeps or drops dice: `kh`, `kl`, `dh` or `dl`. */
export function seesKeep(): boolean {
  if (here !== LETTER_D && here !== LETTER_K) return false
  const next = codeAt(at + 1)
  return next === LETTER_H || next === LETTER_L
}

/** Steps over these lower-case letters or signs and the space after them, if they stand here. */
export function take(word: string): boolean {
  if (!sees(word)) return false
  step(word.length)
  return true
}

/** Whether a digit stands here. */
export const seesDigit = (): boolean => here >= ZERO && here <= NINE

/** The number here, refused over its limit before it loses precision; undefined when no digit stands here. */
export function readNumber(limit: keyof DiceLimits, allowed: number): number | undefined {
  if (!seesDigit()) return undefined
  const start = at
  let value = 0
  let to = at
  for (let digit = here - ZERO; digit >= 0 && digit <= 9; digit = codeAt(to) - ZERO) {
    value = value * 10 + digit
    to += 1
  }
  if (value > allowed || value > Number.MAX_SAFE_INTEGER) {
    const digits = text.slice(start, to).replace(/^0+(?=\d)/, '')
    refuseOver(limit, allowed, digits.length > 20 ? `${digits.slice(0, 17)}…` : digits, start, to)
  }
  step(to - start)
  return value
}

/** A number without a sign, within the limit of constants. */
export const readConstant = (): number | undefined => readNumber('constant', limits.constant)

/** An integer that may have a sign. */
export function readInteger(): number {
  const negative = take('-')
  const value = readConstant() ?? unexpected('number')
  // Not −0, which no die shows.
  return negative ? 0 - value : value
}

/** How a comparison can be typed, the longer forms first. */
const COMPARISONS = ['<=', '>=', '<>', '==', '<', '>', '='] as const

/** The comparison here, if there is one. */
export function readComparison(): Comparison | undefined {
  const found = COMPARISONS.find(take)
  return found === '<>' ? '!=' : found === '==' ? '=' : found
}

/**
 * Refuses a value over its limit, at a place up to here or to an end of its own. What is allowed comes from the caller:
 * to look it up by the name, which differs from call to call, would take a quarter of the time that parsing does.
 */
export function requireWithin(limit: keyof DiceLimits, allowed: number, value: number, start: number, to = at): void {
  if (value > allowed) refuseOver(limit, allowed, String(value), start, to)
}

/** Refuses what was found over a limit. */
const refuseOver = (limit: keyof DiceLimits, allowed: number, got: string, start: number, to: number): never =>
  refuse({ code: 'over-limit', limit, got, allowed }, start, to)

/** The span from a place up to here, without the space at its end. */
export const spanFrom = (start: number): Span => ({ start, end })

/** Refuses what stands here: something else was expected. */
export function unexpected(...expected: readonly Expected[]): never {
  const code = text.codePointAt(at) ?? SPACE
  const [got = ''] = typed.slice(at)
  return refuse(
    code >= SPACE && code <= LAST
      ? { code: 'unexpected', got, expected }
      : { code: 'unexpected-character', got, codePoint: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` },
    at,
    at + got.length,
  )
}

/** Refuses the text for a problem, which reaches from a place up to here or to an end of its own. */
export function refuse(problem: Problem, start: number, to = at): never {
  throw new Refusal({ ...problem, at: start, length: to - start })
}
