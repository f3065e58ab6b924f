import { requireInteger } from '../bounds.ts'
import { toAscii } from './characters.ts'
import { Cursor } from './cursor.ts'
import type { Dialect } from './dialect.ts'
import type { DiceLimits } from './limits.ts'
import { parseModifiers } from './parse-modifiers.ts'
import { reach, reachOfNumber } from './reach.ts'
import type { DieShape, Expression, Quotient, Term } from './syntax.ts'

/** How a text is parsed. */
export interface Grammar {
  readonly dialect: Dialect
  readonly limits: DiceLimits
  /** the values of `@name`s, by lower-case name */
  readonly variables: ReadonlyMap<string, number>
}

/**
 * Parses a whole text by recursive descent.
 *
 * @throws Refusal when the text is not a dice expression
 */
export const parseExpression = (source: string, grammar: Grammar): Expression => new Parser(source, grammar).parse()

const ROUNDINGS = ['floor', 'ceil', 'round'] as const
const FUNCTIONS = ['max', 'min', 'abs'] as const

/** Parts of a name: a letter, then letters, digits, underscores and full stops; hyphens between the parts. */
const NAME = /^[a-z][a-z0-9_.]*(?:-[a-z][a-z0-9_.]*)*/
const LONGEST_NAME = 64

class Parser extends Cursor {
  private readonly dialect: Dialect
  private readonly variables: Grammar['variables']
  /** open brackets and comparisons */
  private depth = 0
  /** operands so far */
  private terms = 0
  /** dice so far */
  private dice = 0
  /** whether totals can exceed the sum of their terms */
  private canGrow = false

  constructor(source: string, { dialect, limits, variables }: Grammar) {
    super(source, limits)
    this.dialect = dialect
    this.variables = variables
  }

  parse(): Expression {
    if (this.isDone()) this.refuse({ code: 'empty' }, 0, 0)
    const expression = this.parseSum()
    if (!this.isDone()) this.refuseRest()
    if (this.canGrow) {
      const { least, most } = reach(expression)
      this.requireWithin('constant', Math.max(Math.abs(least), Math.abs(most)), 0, this.text.length)
    }
    return expression
  }

  /** Whether only a comment is left, or nothing. */
  private isDone(): boolean {
    return this.isAtEnd || this.sees('#')
  }

  private refuseRest(): never {
    const start = this.at
    const comparison = this.readComparison()
    if (comparison === undefined) return this.refuseNext('operator', 'end')
    return this.refuse({ code: 'compare-total', got: comparison }, start, start + comparison.length)
  }

  private parseSum(): Expression {
    const start = this.at
    const sign = this.readSign()
    const expression = this.parseProduct()
    if (sign === 1 && !this.seesSign()) return expression
    const terms: Term[] = [{ sign, expression }]
    while (this.seesSign()) terms.push({ sign: this.readSign(), expression: this.parseProduct() })
    return { kind: 'sum', terms, span: this.spanFrom(start) }
  }

  private seesSign(): boolean {
    return this.sees('+') || this.sees('-')
  }

  /** The sign that comes next, plus if there is none. */
  private readSign(): 1 | -1 {
    if (this.take('-')) return -1
    this.take('+')
    return 1
  }

  private parseProduct(): Expression {
    const start = this.at
    let left = this.parseOperand()
    for (;;) {
      if (this.take('*')) {
        this.canGrow = true
        left = { kind: 'product', left, right: this.parseOperand(), span: this.spanFrom(start) }
      } else if (this.take('/')) {
        const right = this.parseDivisor()
        left = { kind: 'quotient', left, right, rounding: 'floor', written: false, span: this.spanFrom(start) }
      } else return left
    }
  }

  private parseDivisor(): Expression {
    const start = this.at
    const divisor = this.parseOperand()
    const { least, most } = reach(divisor)
    if (least <= 0 && most >= 0) this.refuse({ code: 'zero-divisor' }, start)
    return divisor
  }

  /** An operand with its label, if it has one. */
  private parseOperand(): Expression {
    const start = this.at
    this.terms += 1
    this.requireWithin('terms', this.terms, start, start + 1)
    const expression = this.parseUnlabelled(start)
    if (!this.sees('[')) return expression
    const label = this.readLabel()
    return { kind: 'labelled', label, expression, span: this.spanFrom(start) }
  }

  private readLabel(): string {
    const start = this.at
    const end = this.text.indexOf(']', start)
    if (end === -1) this.refuse({ code: 'unclosed', got: '[', expected: ']' }, start, start + 1)
    this.skip(end + 1 - start)
    return this.source.slice(start + 1, end).trim()
  }

  private parseUnlabelled(start: number): Expression {
    const value = this.readConstant()
    if (this.seesDie()) {
      if (value !== undefined) this.requireWithin('dice', value, start, this.end)
      return this.parsePool(start, value ?? 1)
    }
    if (value !== undefined) {
      this.refuseKeep()
      return { kind: 'constant', value, span: this.spanFrom(start) }
    }
    switch (this.text[this.at]) {
      case '(':
        return this.parseParenthesis(start)
      case '{':
        return this.parseGroup(start)
      case '@':
        return this.parseVariable(start)
      default:
        return this.parseCall(start)
    }
  }

  /** Refuses `kh` and the like where there are no dice to keep. */
  private refuseKeep(): void {
    if (!this.seesKeep()) return
    const end = this.at + 2
    this.refuse({ code: 'without-dice', got: this.text.slice(this.at, end) }, this.at, end)
  }

  private parsePool(start: number, count: number | Expression): Expression {
    const endOfCount = Math.max(start + 1, this.end)
    this.skip(1)
    const die = this.parseDie()
    this.dice += reachOfNumber(count).most
    this.requireWithin('dice', this.dice, start, typeof count === 'number' ? endOfCount : this.at)
    const pool = { kind: 'pool' as const, count, die, keeps: [], span: this.spanFrom(start) }
    const { isDoubled } = parseModifiers(this, this.dialect, pool, die)
    pool.span = this.spanFrom(start)
    if (!isDoubled) return pool
    if (count !== 1) {
      this.refuse({ code: 'not-one-die', got: toAscii(this.source.slice(start, this.at)) }, start)
    }
    return { ...pool, count: 2 }
  }

  private parseDie(): DieShape {
    if (this.take('%')) return { kind: 'numbered', sides: 100 }
    if (this.take('f')) return { kind: 'listed', faces: [-1, 0, 1] }
    return this.sees('{') ? this.parseFaces() : this.parseSides()
  }

  private parseSides(): DieShape {
    const start = this.at
    const isComputed = this.sees('(')
    const sides = isComputed
      ? this.parseBracketed(')', () => this.parseSum())
      : (this.readNumber('sides') ?? this.refuseNext('sides'))
    const { least, most } = reachOfNumber(sides)
    if (least < 1) this.refuse({ code: 'zero-sides' }, start, isComputed ? this.at : this.end)
    this.requireWithin('sides', most, start)
    this.canGrow ||= isComputed
    return { kind: 'numbered', sides }
  }

  private parseFaces(): DieShape {
    const start = this.at
    this.skip(1)
    const faces = this.parseList(() => this.readInteger())
    if (this.isAtEnd) this.refuse({ code: 'unclosed', got: '{', expected: '}' }, start, start + 1)
    if (!this.take('}')) this.refuseNext(',', '}')
    this.requireWithin('sides', faces.length, start)
    return { kind: 'listed', faces }
  }

  /** One or more members, separated by commas. */
  private parseList<Member>(parseMember: () => Member): Member[] {
    const members: Member[] = []
    do members.push(parseMember())
    while (this.take(','))
    return members
  }

  private parseBracketed<Inner>(closing: ')' | '}', parseInner: () => Inner): Inner {
    const start = this.at
    this.descend()
    this.skip(1)
    const inner = parseInner()
    this.depth -= 1
    if (this.take(closing)) return inner
    if (!this.isDone()) this.refuseNext('operator', closing)
    return this.refuse({ code: 'unclosed', got: this.text.charAt(start), expected: closing }, start, start + 1)
  }

  private descend(): void {
    this.depth += 1
    this.requireWithin('depth', this.depth, this.at, this.at + 1)
  }

  private parseParenthesis(start: number): Expression {
    const inner = this.parseBracketed(')', () => this.parseSum())
    if (this.seesDie()) return this.parseComputedPool(start, inner)
    this.refuseKeep()
    const comparison = this.readComparison()
    if (comparison === undefined) return inner
    this.descend()
    const right = this.parseOperand()
    this.depth -= 1
    return { kind: 'compared', left: inner, comparison, right, span: this.spanFrom(start) }
  }

  private parseComputedPool(start: number, count: Expression): Expression {
    const { least, most } = reach(count)
    if (least < 0) this.refuse({ code: 'negative-dice' }, start)
    this.requireWithin('dice', most, start)
    this.canGrow = true
    return this.parsePool(start, count)
  }

  private parseGroup(start: number): Expression {
    const members = this.parseBracketed('}', () => this.parseList(() => this.parseSum()))
    const group = { kind: 'group' as const, members, keeps: [], span: this.spanFrom(start) }
    parseModifiers(this, this.dialect, group)
    group.span = this.spanFrom(start)
    return group
  }

  private parseCall(start: number): Expression {
    const rounding = this.takeOneOf(ROUNDINGS)
    if (rounding !== undefined) return this.parseRounded(start, rounding)
    const name = this.takeOneOf(FUNCTIONS) ?? this.refuseNext('dice', 'number')
    if (!this.sees('(')) this.refuseNext('(')
    const parameters = this.parseBracketed(')', () =>
      name === 'abs' ? [this.parseSum()] : this.parseList(() => this.parseSum()),
    )
    return { kind: 'call', name, arguments: parameters, span: this.spanFrom(start) }
  }

  /** `ceil(a / b)`: the rounding belongs to the division, because every other value is an integer. */
  private parseRounded(start: number, rounding: Quotient['rounding']): Expression {
    if (!this.sees('(')) this.refuseNext('(')
    const inner = this.parseBracketed(')', () => this.parseSum())
    if (inner.kind !== 'quotient' || inner.written) {
      return this.refuse({ code: 'without-division', got: rounding }, start, start + rounding.length)
    }
    return { ...inner, rounding, written: true, span: this.spanFrom(start) }
  }

  private parseVariable(start: number): Expression {
    const written = this.seeName(start + 1)
    const name = this.knownName(written)
    const value = this.variables.get(name)
    if (value === undefined) {
      const end = start + 1 + written.length
      const got = toAscii(this.source.slice(start, end))
      return this.refuse({ code: 'unknown-variable', got, known: [...this.variables.keys()] }, start, end)
    }
    this.skip(1 + name.length)
    this.requireWithin('constant', Math.abs(value), start, this.end)
    requireInteger(`variables.${name}`, value, { minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })
    return { kind: 'variable', name, value, span: this.spanFrom(start) }
  }

  private seeName(start: number): string {
    const name = NAME.exec(this.text.slice(start, start + LONGEST_NAME))?.[0]
    if (name !== undefined) return name
    this.moveTo(start)
    return this.refuseNext('name')
  }

  /** The longest known name that a name starts with: a hyphen after it is a minus. The first part if none is known. */
  private knownName(written: string): string {
    let name = written
    while (!this.variables.has(name) && name.includes('-')) name = name.slice(0, name.lastIndexOf('-'))
    return name
  }
}
