import { fail, ok, type Result } from '../result.ts'
import { toAscii } from './characters.ts'
import { DEFAULT_LIMITS, type DiceLimits } from './limits.ts'
import type { Expected, NotationError } from './notation-error.ts'
import type { Expression, Keep, Span, Term } from './syntax.ts'

/** Options of `parse`. */
export interface ParseOptions {
  /** limits that replace the defaults, one by one */
  readonly limits?: Partial<DiceLimits>
}

/** The ways to keep or drop, as they are typed. */
const KEEPS: Readonly<Record<string, Omit<Keep, 'count'>>> = {
  kh: { kind: 'keep', end: 'highest' },
  kl: { kind: 'keep', end: 'lowest' },
  dh: { kind: 'drop', end: 'highest' },
  dl: { kind: 'drop', end: 'lowest' },
}

/** Carries a `NotationError` out of the descent; never leaves this file. */
class Refusal extends Error {
  readonly problem: NotationError
  constructor(problem: NotationError) {
    super(problem.code)
    this.problem = problem
  }
}

/**
 * Reads dice notation: `NdS`, `dS`, `d%`, keep and drop (`kh kl dh dl`), integers, `+`, `-` and parentheses.
 * Case and spaces do not matter; full-width and Thai digits and signs are understood.
 *
 * @returns the syntax tree, or where and why the text is no dice expression
 * @example
 * parse('4d6kh3').ok // => true
 * parse('2d6++').ok // => false
 */
export function parse(text: string, options: ParseOptions = {}): Result<Expression, NotationError> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  try {
    return ok(new Parser(text, limits).expression())
  } catch (error) {
    if (error instanceof Refusal) return fail(error.problem)
    throw error
  }
}

/** A recursive descent over the characters; its depth is bounded by `limits.depth`. */
class Parser {
  private readonly typed: string
  private readonly text: string
  private readonly limits: DiceLimits
  private at = 0
  private digitsEnd = 0
  private depth = 0
  private terms = 0
  private dice = 0

  constructor(text: string, limits: DiceLimits) {
    this.limits = limits
    this.within('length', text.length, 0, text.length)
    this.typed = text
    this.text = toAscii(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  }

  expression(): Expression {
    this.space()
    if (this.at === this.text.length) this.refuse({ code: 'empty', at: 0, length: 0 })
    const sum = this.sum()
    if (this.at < this.text.length) this.unexpected(['operator', 'end'])
    return sum
  }

  private sum(): Expression {
    const start = this.at
    const terms: Term[] = []
    let sign = this.sign() ?? 1
    for (;;) {
      this.terms += 1
      this.within('terms', this.terms, this.at, 1)
      terms.push({ sign, expression: this.operand() })
      const next = this.sign()
      if (next === undefined) break
      sign = next
    }
    const [first] = terms
    if (terms.length === 1 && first?.sign === 1) return first.expression
    return { kind: 'sum', terms, span: this.spanFrom(start) }
  }

  private sign(): 1 | -1 | undefined {
    if (this.take('+')) return 1
    if (this.take('-')) return -1
    return undefined
  }

  private operand(): Expression {
    const start = this.at
    if (this.take('(')) return this.parenthesis(start)
    const count = this.digits()
    if (this.text[this.at] === 'd') return this.pool(start, count)
    if (count === undefined) return this.unexpected(['dice', 'number'])
    if (this.peekWord() in KEEPS) this.keepWithoutDice()
    const value = this.bounded('constant', count, start)
    this.space()
    return { kind: 'constant', value, span: this.spanFrom(start) }
  }

  private parenthesis(start: number): Expression {
    this.depth += 1
    this.within('depth', this.depth, start, 1)
    const inner = this.sum()
    if (this.at === this.text.length) this.refuse({ code: 'unclosed-parenthesis', at: start, length: 1 })
    if (!this.take(')')) this.unexpected(['operator', ')'])
    if (this.peekWord() in KEEPS) this.keepWithoutDice()
    this.depth -= 1
    return inner
  }

  private pool(start: number, countDigits: string | undefined): Expression {
    const count = countDigits === undefined ? 1 : this.bounded('dice', countDigits, start)
    this.dice += count
    this.within('dice', this.dice, start, countDigits === undefined ? 1 : this.digitsEnd - start)
    this.at += 1
    const sides = this.sides()
    const keeps: Keep[] = []
    for (let keep = this.keep(); keep !== undefined; keep = this.keep()) keeps.push(keep)
    const span = this.spanFrom(start)
    this.space()
    return { kind: 'pool', count, sides, keeps, span }
  }

  private sides(): number {
    this.space()
    const start = this.at
    if (this.text[start] === '%') {
      this.at += 1
      return 100
    }
    const digits = this.digits()
    if (digits === undefined) return this.unexpected(['sides'])
    const sides = this.bounded('sides', digits, start)
    if (sides === 0) this.refuse({ code: 'zero-sides', at: start, length: this.digitsEnd - start })
    return sides
  }

  private keep(): Keep | undefined {
    const before = this.at
    this.space()
    const word = this.peekWord()
    const keep = KEEPS[word]
    if (keep === undefined) {
      this.at = before
      return undefined
    }
    this.at += word.length
    this.space()
    const start = this.at
    const digits = this.digits()
    return { ...keep, count: digits === undefined ? 1 : this.bounded('dice', digits, start) }
  }

  /** The two letters of a keep at this place, or an empty text. */
  private peekWord(): string {
    return /^[kd][hl]/.exec(this.text.slice(this.at, this.at + 2))?.[0] ?? ''
  }

  private keepWithoutDice(): never {
    return this.refuse({ code: 'keep-without-dice', at: this.at, length: 2, got: this.peekWord() })
  }

  /** Digits at this place, leading zeros removed; undefined when there are none. */
  private digits(): string | undefined {
    const start = this.at
    while (isDigit(this.text.charCodeAt(this.at))) this.at += 1
    if (this.at === start) return undefined
    const digits = this.text.slice(start, this.at).replace(/^0+(?=\d)/, '')
    this.digitsEnd = this.at
    this.space()
    return digits
  }

  /** The number that digits stand for, refused over its limit before it loses precision. */
  private bounded(limit: 'dice' | 'sides' | 'constant', digits: string, at: number): number {
    const allowed = this.limits[limit]
    const value = digits.length > 15 ? Number.POSITIVE_INFINITY : Number(digits)
    if (value > allowed || !Number.isSafeInteger(value)) {
      const got = digits.length > 20 ? `${digits.slice(0, 17)}…` : digits
      this.refuse({ code: 'over-limit', limit, got, allowed, at, length: this.digitsEnd - at })
    }
    return value
  }

  private within(limit: keyof DiceLimits, value: number, at: number, length: number): void {
    const allowed = this.limits[limit]
    if (value > allowed) this.refuse({ code: 'over-limit', limit, got: String(value), allowed, at, length })
  }

  private take(character: string): boolean {
    if (this.text[this.at] !== character) return false
    this.at += 1
    this.space()
    return true
  }

  private space(): void {
    while (isSpace(this.text.charCodeAt(this.at))) this.at += 1
  }

  private spanFrom(start: number): Span {
    let end = this.at
    while (end > start && isSpace(this.text.charCodeAt(end - 1))) end -= 1
    return { start, end }
  }

  private unexpected(expected: readonly Expected[]): never {
    const { at } = this
    const codePoint = this.text.codePointAt(at)
    if (codePoint === undefined) return this.refuse({ code: 'unexpected', at, length: 0, got: '', expected })
    const got = String.fromCodePoint(this.typed.codePointAt(at) ?? codePoint)
    if (codePoint > 0x7e || codePoint < 0x20) {
      const name = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
      return this.refuse({ code: 'unexpected-character', at, length: got.length, got, codePoint: name })
    }
    return this.refuse({ code: 'unexpected', at, length: got.length, got, expected })
  }

  private refuse(problem: NotationError): never {
    throw new Refusal(problem)
  }
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39
const isSpace = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d)
