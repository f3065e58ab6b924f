import { toAscii } from './characters.ts'
import type { DiceLimits } from './limits.ts'
import { type Expected, type Problem, Refusal } from './notation-error.ts'
import type { Comparison, Span } from './syntax.ts'

const ZERO = '0'.charCodeAt(0)
const NINE = '9'.charCodeAt(0)
const SPACE = ' '.charCodeAt(0)
const TAB = '\t'.charCodeAt(0)
const RETURN = '\r'.charCodeAt(0)
const TILDE = '~'.charCodeAt(0)
const LETTER_D = 'd'.charCodeAt(0)
const LETTER_H = 'h'.charCodeAt(0)
const LETTER_K = 'k'.charCodeAt(0)
const LETTER_L = 'l'.charCodeAt(0)

/** The code after the last character. */
const END = -1

const isSpace = (code: number): boolean => code === SPACE || (code >= TAB && code <= RETURN)

/** Text that is all ASCII. */
const ASCII = /^[\0-~]*$/

/** ASCII in lower case, with the same length. Outside ASCII, a letter can grow or become ASCII when its case changes. */
const normalise = (source: string): string =>
  ASCII.test(source) ? source.toLowerCase() : toAscii(source).replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** How a comparison can be typed, longer forms first. */
const COMPARISONS = ['<=', '>=', '<>', '==', '<', '>', '='] as const

/** A position in dice notation, and the parts that can be read there. What it refuses, it throws as a `Refusal`. */
export class Cursor {
  /** the text as typed */
  readonly source: string
  /** the text in ASCII and lower case; positions are the same as in `source` */
  readonly text: string
  readonly limits: DiceLimits
  /** the position of the next character to read */
  at = 0
  /** the end of the last part read, without the space after it */
  end = 0
  /** the code of the next character */
  private next: number = END

  /** Starts at the first character that is not a space. */
  constructor(source: string, limits: DiceLimits) {
    this.source = source
    this.limits = limits
    this.requireWithin('length', source.length, 0, source.length)
    this.text = normalise(source)
    this.skip(0)
  }

  private codeAt(position: number): number {
    return position < this.text.length ? this.text.charCodeAt(position) : END
  }

  /** Moves to a position. */
  moveTo(position: number): void {
    this.at = position
    this.next = this.codeAt(position)
  }

  /** Moves past a part of this length and the space after it. */
  skip(length: number): void {
    this.end = this.at + length
    let position = this.end
    while (isSpace(this.codeAt(position))) position += 1
    this.moveTo(position)
  }

  /** Whether the text is read to its end. */
  get isAtEnd(): boolean {
    return this.next === END
  }

  /** Whether these characters come next, in lower case. */
  sees(word: string): boolean {
    return this.next === word.charCodeAt(0) && (word.length === 1 || this.text.startsWith(word, this.at))
  }

  seesDigit(): boolean {
    return this.next >= ZERO && this.next <= NINE
  }

  /** Whether a modifier that keeps or drops dice comes next: `kh`, `kl`, `dh` or `dl`. */
  seesKeep(): boolean {
    if (this.next !== LETTER_D && this.next !== LETTER_K) return false
    const second = this.codeAt(this.at + 1)
    return second === LETTER_H || second === LETTER_L
  }

  /** Whether a die comes next: a `d` that does not start `dh`, `dl` or `dis`. */
  seesDie(): boolean {
    return this.next === LETTER_D && !this.seesKeep() && !this.sees('di')
  }

  /** Skips these characters if they come next. */
  take(word: string): boolean {
    if (!this.sees(word)) return false
    this.skip(word.length)
    return true
  }

  /** Skips the first of these words that comes next, and returns it. */
  takeOneOf<Word extends string>(words: readonly Word[]): Word | undefined {
    for (const word of words) if (this.take(word)) return word
    return undefined
  }

  /** Reads digits, and refuses a number above its limit before it loses precision. */
  readNumber(limit: keyof DiceLimits): number | undefined {
    if (!this.seesDigit()) return undefined
    const start = this.at
    let value = 0
    let to = start
    for (let digit = this.next - ZERO; digit >= 0 && digit <= 9; digit = this.codeAt(to) - ZERO) {
      value = value * 10 + digit
      to += 1
    }
    if (value > this.limits[limit] || value > Number.MAX_SAFE_INTEGER) {
      const digits = this.text.slice(start, to).replace(/^0+(?=\d)/, '')
      this.refuseOver(limit, digits.length > 20 ? `${digits.slice(0, 17)}…` : digits, start, to)
    }
    this.skip(to - start)
    return value
  }

  /** Reads a number without a sign, within the limit of constants. */
  readConstant(): number | undefined {
    return this.readNumber('constant')
  }

  /** Reads an integer that may have a minus sign. */
  readInteger(): number {
    const isNegative = this.take('-')
    const value = this.readConstant() ?? this.refuseNext('number')
    // 0 - value, because -value would turn 0 into -0.
    return isNegative ? 0 - value : value
  }

  readComparison(): Comparison | undefined {
    const written = this.takeOneOf(COMPARISONS)
    return written === '<>' ? '!=' : written === '==' ? '=' : written
  }

  /** The span from a position to the last part read. */
  spanFrom(start: number): Span {
    return { start, end: this.end }
  }

  /** Refuses a value above its limit. */
  requireWithin(limit: keyof DiceLimits, value: number, start: number, to = this.at): void {
    if (value > this.limits[limit]) this.refuseOver(limit, String(value), start, to)
  }

  private refuseOver(limit: keyof DiceLimits, got: string, start: number, to: number): never {
    return this.refuse({ code: 'over-limit', limit, got, allowed: this.limits[limit] }, start, to)
  }

  /** Refuses the next character: something else was expected. */
  refuseNext(...expected: readonly Expected[]): never {
    const code = this.text.codePointAt(this.at) ?? SPACE
    const [got = ''] = this.source.slice(this.at)
    return this.refuse(
      code >= SPACE && code <= TILDE
        ? { code: 'unexpected', got, expected }
        : { code: 'unexpected-character', got, codePoint: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` },
      this.at,
      this.at + got.length,
    )
  }

  /** Refuses the text from `start` to `to`, by default to the next character. */
  refuse(problem: Problem, start: number, to = this.at): never {
    throw new Refusal({ ...problem, at: start, length: to - start })
  }
}
