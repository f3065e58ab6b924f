import { requireInteger } from '../bounds.ts'
import { toAscii } from './characters.ts'
import {
  at,
  end,
  here,
  jumpTo,
  LETTER_D,
  limits,
  readComparison,
  readConstant,
  readInteger,
  readNumber,
  refuse,
  requireWithin,
  sees,
  seesKeep,
  spanFrom,
  step,
  take,
  text,
  typed,
  unexpected,
} from './cursor.ts'
import type { Dialect } from './dialect.ts'
import { readModifiers } from './parse-modifiers.ts'
import { reach, reachOfNumber } from './reach.ts'
import type { DieShape, Expression, Quotient, Term } from './syntax.ts'

// What has been read of the text so far, as in `cursor.ts`.
let dialect: Dialect
let variables: Readonly<Record<string, number>>
let depth = 0
let terms = 0
let dice = 0
/** whether totals can grow beyond what sums of bounded terms reach */
let grows = false

/** Reads the text that was begun to its end, by a dialect and with the numbers of variables. */
export function readWhole(by: Dialect, known: Readonly<Record<string, number>>): Expression {
  dialect = by
  variables = known
  depth = 0
  terms = 0
  dice = 0
  grows = false
  if (hasEnded()) refuse({ code: 'empty' }, 0, 0)
  const expression = readSum()
  if (!hasEnded()) refuseRest()
  if (grows) {
    const { least, most } = reach(expression)
    requireWithin('constant', limits.constant, Math.max(Math.abs(least), Math.abs(most)), 0, text.length)
  }
  return expression
}

/** At the end, or at a comment that runs to it. */
const hasEnded = (): boolean => at >= text.length || sees('#')

function refuseRest(): never {
  const start = at
  const got = readComparison()
  if (got !== undefined) refuse({ code: 'compare-total', got }, start, start + got.length)
  return unexpected('operator', 'end')
}

function readSum(): Expression {
  const start = at
  const sign = readSign()
  const expression = readProduct()
  if (sign === 1 && !seesSign()) return expression
  const terms: Term[] = [{ sign, expression }]
  while (seesSign()) terms.push({ sign: readSign(), expression: readProduct() })
  return { kind: 'sum', terms, span: spanFrom(start) }
}

/** The sign here; none stands for a plus. */
function readSign(): 1 | -1 {
  if (take('-')) return -1
  take('+')
  return 1
}

const seesSign = (): boolean => sees('+') || sees('-')

function readProduct(): Expression {
  const start = at
  let left = readOperand()
  for (;;) {
    if (take('*')) {
      grows = true
      left = { kind: 'product', left, right: readOperand(), span: spanFrom(start) }
    } else if (take('/')) {
      const from = at
      const right = readOperand()
      const { least, most } = reach(right)
      if (least <= 0 && most >= 0) refuse({ code: 'zero-divisor' }, from)
      left = { kind: 'quotient', left, right, rounding: 'floor', written: false, span: spanFrom(start) }
    } else return left
  }
}

function readOperand(): Expression {
  const start = at
  terms += 1
  requireWithin('terms', limits.terms, terms, start, start + 1)
  const expression = readBare(start)
  if (!sees('[')) return expression
  const from = at
  const to = text.indexOf(']', from)
  if (to === -1) refuse({ code: 'unclosed', got: '[', expected: ']' }, from, from + 1)
  step(to + 1 - from)
  // The writer's own text, not turned into ASCII.
  return { kind: 'labelled', label: typed.slice(from + 1, to).trim(), expression, span: spanFrom(start) }
}

function readBare(start: number): Expression {
  const value = readConstant()
  if (seesDie()) {
    if (value !== undefined) requireWithin('dice', limits.dice, value, start, end)
    return readPool(start, value ?? 1)
  }
  if (value !== undefined) {
    refuseKeep()
    return { kind: 'constant', value, span: spanFrom(start) }
  }
  switch (text[at]) {
    case '(':
      return readParenthesis(start)
    case '{': {
      const group = { kind: 'group' as const, members: readBracketed('}', readSums), keeps: [], span: spanFrom(start) }
      readModifiers(group, dialect)
      group.span = spanFrom(start)
      return group
    }
    case '@':
      return readVariable(start)
    default:
      return readCall(start)
  }
}

/** Refuses what keeps dice where there are none. */
function refuseKeep(): void {
  if (seesKeep()) refuse({ code: 'without-dice', got: text.slice(at, at + 2) }, at, at + 2)
}

/** A `d`, unless of the modifiers `dh`, `dl` and `dis`. */
const seesDie = (): boolean => here === LETTER_D && !seesKeep() && !sees('di')

function readPool(start: number, count: number | Expression): Expression {
  const counted = Math.max(start + 1, end)
  step(1)
  const die = readDie()
  dice += reachOfNumber(count).most
  requireWithin('dice', limits.dice, dice, start, typeof count === 'number' ? counted : at)
  const pool = { kind: 'pool' as const, count, die, keeps: [], span: spanFrom(start) }
  const doubled = readModifiers(pool, dialect, die)
  pool.span = spanFrom(start)
  if (!doubled) return pool
  if (count !== 1) refuse({ code: 'not-one-die', got: toAscii(typed.slice(start, at)) }, start)
  return { ...pool, count: 2 }
}

function readDie(): DieShape {
  const start = at
  if (take('%')) return { kind: 'numbered', sides: 100 }
  if (take('f')) return { kind: 'listed', faces: [-1, 0, 1] }
  if (take('{')) return readFaces(start)
  const computed = sees('(')
  const sides = computed ? readParenthesised() : (readNumber('sides', limits.sides) ?? unexpected('sides'))
  const to = computed ? at : end
  const { least, most } = reachOfNumber(sides)
  if (least < 1) refuse({ code: 'zero-sides' }, start, to)
  requireWithin('sides', limits.sides, most, start)
  grows ||= computed
  return { kind: 'numbered', sides }
}

function readFaces(start: number): DieShape {
  const faces = readList(readInteger)
  if (at >= text.length) refuse({ code: 'unclosed', got: '{', expected: '}' }, start, start + 1)
  if (!take('}')) unexpected(',', '}')
  requireWithin('sides', limits.sides, faces.length, start)
  return { kind: 'listed', faces }
}

/** What is parted by commas. */
function readList<Member>(readMember: () => Member): Member[] {
  const members: Member[] = []
  do members.push(readMember())
  while (take(','))
  return members
}

const readSums = (): Expression[] => readList(readSum)

/** What stands between brackets. */
function readBracketed<Inner>(closing: ')' | '}', readInner: () => Inner): Inner {
  const start = at
  deepen()
  step(1)
  const inner = readInner()
  depth -= 1
  if (take(closing)) return inner
  if (hasEnded()) refuse({ code: 'unclosed', got: text.charAt(start), expected: closing }, start, start + 1)
  return unexpected('operator', closing)
}

const readParenthesised = (): Expression => readBracketed(')', readSum)

function deepen(): void {
  depth += 1
  requireWithin('depth', limits.depth, depth, at, at + 1)
}

function readParenthesis(start: number): Expression {
  const left = readParenthesised()
  if (seesDie()) {
    const { least, most } = reach(left)
    if (least < 0) refuse({ code: 'negative-dice' }, start)
    requireWithin('dice', limits.dice, most, start)
    grows = true
    return readPool(start, left)
  }
  refuseKeep()
  const comparison = readComparison()
  if (comparison === undefined) return left
  deepen()
  const right = readOperand()
  depth -= 1
  return { kind: 'compared', left, comparison, right, span: spanFrom(start) }
}

const ROUNDINGS = ['floor', 'ceil', 'round'] as const
const CALLS = ['max', 'min', 'abs'] as const

function readCall(start: number): Expression {
  const rounding = ROUNDINGS.find(take)
  if (rounding !== undefined) return readRounded(start, rounding)
  const name = CALLS.find(take) ?? unexpected('dice', 'number')
  if (!sees('(')) unexpected('(')
  const inner = name === 'abs' ? [readParenthesised()] : readBracketed(')', readSums)
  return { kind: 'call', name, arguments: inner, span: spanFrom(start) }
}

/** `ceil(a / b)`: the rounding belongs to the division, since every other value is an integer. */
function readRounded(start: number, rounding: Quotient['rounding']): Expression {
  if (!sees('(')) unexpected('(')
  const inner = readParenthesised()
  if (inner.kind === 'quotient' && !inner.written) return { ...inner, rounding, written: true, span: spanFrom(start) }
  return refuse({ code: 'without-division', got: rounding }, start, start + rounding.length)
}

/** A name in parts: a letter, then letters, digits, underscores and full stops; hyphens between the parts. */
const NAME = /^[a-z][a-z0-9_.]*(?:-[a-z][a-z0-9_.]*)*/

function readVariable(start: number): Expression {
  const from = at + 1
  const [written = ''] = NAME.exec(text.slice(from, from + 64)) ?? []
  if (written === '') {
    jumpTo(from)
    unexpected('name')
  }
  let name = written
  // A hyphen can be a minus: the longest name that is known counts.
  while (!Object.hasOwn(variables, name) && name.includes('-')) name = name.slice(0, name.lastIndexOf('-'))
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined
  if (value === undefined) {
    const to = from + written.length
    return refuse(
      { code: 'unknown-variable', got: toAscii(typed.slice(start, to)), known: Object.keys(variables) },
      start,
      to,
    )
  }
  step(name.length + 1)
  requireWithin('constant', limits.constant, Math.abs(value), start, end)
  requireInteger(`variables.${name}`, value, { minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })
  return { kind: 'variable', name, value, span: spanFrom(start) }
}
