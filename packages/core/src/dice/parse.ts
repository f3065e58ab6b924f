import { requireInteger } from '../bounds.ts'
import { fail, ok, type Result } from '../result.ts'
import { toAscii } from './characters.ts'
import {
  type Cursor,
  END,
  here,
  readComparison,
  readInteger,
  readNumber,
  refuse,
  requireWithin,
  sees,
  skipSpace,
  spanFrom,
  take,
  unexpected,
} from './cursor.ts'
import { DIALECTS, type Dialect, type DialectName } from './dialect.ts'
import { DEFAULT_LIMITS, type DiceLimits } from './limits.ts'
import { holds, matchingFaces } from './matching-faces.ts'
import { type NotationError, Refusal } from './notation-error.ts'
import { type Faces, readModifiers } from './parse-modifiers.ts'
import { dieReach, reach } from './reach.ts'
import type { DieShape, Expression, Keep, Quotient, Span, Test } from './syntax.ts'

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
  return parsed.ok ? parsed : fail(withSuggestions(text, options, parsed.error))
}

function parseOnly(text: string, options: ParseOptions): Result<Expression, NotationError> {
  const limits = options.limits ? { ...DEFAULT_LIMITS, ...options.limits } : DEFAULT_LIMITS
  try {
    const dialect = DIALECTS[options.dialect ?? 'strict']
    const { variables = NO_VARIABLES } = options
    return ok(
      readWhole({
        at: 0,
        digitsEnd: 0,
        typed: text,
        text: text.length > limits.length ? text : toAscii(text),
        limits,
        dialect,
        variables,
        depth: 0,
        terms: 0,
        dice: 0,
        grows: false,
      }),
    )
  } catch (error) {
    if (error instanceof Refusal) return fail(error.problem)
    throw error
  }
}

/** What may stand in place of an ambiguous sign, by meaning. */
const REPLACEMENTS = { 'reroll-once': 'ro', 'reroll-until': 'rr', 'drop-lowest': 'dl', 'another-die': '+d' } as const

/** How a text changes where the problem lies, one way for each thing that the writer may have meant. */
function changes(text: string, problem: NotationError): string[] {
  const [before, after] = [text.slice(0, problem.at), text.slice(problem.at + problem.length)]
  switch (problem.code) {
    case 'ambiguous':
      return problem.meanings.map((meaning) => before + REPLACEMENTS[meaning] + after)
    case 'compare-total':
      return [`(${before.trimEnd()})${text.slice(problem.at)}`]
    case 'unclosed':
      return [text + problem.expected]
    default:
      return []
  }
}

/** How often the same change is made before it is given up: each time the whole text is read again. */
const CHANGES = 50

/** The whole texts that the writer may have meant, of those that parse: where a problem recurs, it is mended alike. */
function withSuggestions(text: string, options: ParseOptions, problem: NotationError): NotationError {
  const suggestions = changes(text, problem).flatMap((changed, index) => {
    let candidate: string | undefined = changed
    for (let change = 0; change < CHANGES && candidate !== undefined; change += 1) {
      const parsed = parseOnly(candidate, options)
      if (parsed.ok) return [candidate]
      candidate = parsed.error.code === problem.code ? changes(candidate, parsed.error)[index] : undefined
    }
    return []
  })
  return suggestions.length > 0 ? { ...problem, suggestions } : problem
}

const ROUNDINGS = ['floor', 'ceil', 'round'] as const
const CALLS = ['max', 'min', 'abs'] as const

const codeOf = (character: string): number => character.charCodeAt(0)
const [PLUS, MINUS, TIMES, OVER, PARENTHESIS] = [codeOf('+'), codeOf('-'), codeOf('*'), codeOf('/'), codeOf('(')]
const [LETTER_D, LETTER_H, LETTER_I, LETTER_K, LETTER_L] = [
  codeOf('d'),
  codeOf('h'),
  codeOf('i'),
  codeOf('k'),
  codeOf('l'),
]

/** What is read, and what has been read of it so far. */
interface Parsing extends Cursor {
  readonly dialect: Dialect
  readonly variables: Readonly<Record<string, number>>
  depth: number
  terms: number
  dice: number
  /** whether totals can grow beyond what sums of bounded terms reach */
  grows: boolean
}

function readWhole(parsing: Parsing): Expression {
  requireWithin(parsing, 'length', parsing.typed.length, 0, parsing.typed.length)
  skipSpace(parsing)
  if (hasEnded(parsing)) refuse({ code: 'empty', at: 0, length: 0 })
  const expression = readSum(parsing)
  if (!hasEnded(parsing)) refuseRest(parsing)
  if (parsing.grows) {
    const { least, most } = reach(expression)
    requireWithin(parsing, 'constant', Math.max(Math.abs(least), Math.abs(most)), 0, parsing.text.length)
  }
  return expression
}

/** At the end, or at a comment that runs to it. */
function hasEnded(parsing: Parsing): boolean {
  return parsing.at >= parsing.text.length || sees(parsing, '#')
}

function refuseRest(parsing: Parsing): never {
  const start = parsing.at
  const comparison = readComparison(parsing)
  if (comparison !== undefined) {
    refuse({ code: 'compare-total', got: comparison, at: start, length: comparison.length })
  }
  return unexpected(parsing, ['operator', 'end'])
}

function readSum(parsing: Parsing): Expression {
  const start = parsing.at
  const first = readSign(parsing)
  const operand = readProduct(parsing)
  if (first === 1 && !seesSign(parsing)) return operand
  const terms: { sign: 1 | -1; expression: Expression }[] = [{ sign: first, expression: operand }]
  while (seesSign(parsing)) {
    terms.push({ sign: readSign(parsing), expression: readProduct(parsing) })
  }
  return { kind: 'sum', terms, span: spanFrom(parsing, start) }
}

/** The sign here; none stands for a plus. */
function readSign(parsing: Parsing): 1 | -1 {
  if (take(parsing, '-')) return -1
  take(parsing, '+')
  return 1
}

function seesSign(parsing: Parsing): boolean {
  const code = here(parsing)
  return code === PLUS || code === MINUS
}

function readProduct(parsing: Parsing): Expression {
  const start = parsing.at
  let left = readOperand(parsing)
  for (;;) {
    const code = here(parsing)
    if (code !== TIMES && code !== OVER) return left
    if (take(parsing, '*')) {
      parsing.grows = true
      left = { kind: 'product', left, right: readOperand(parsing), span: spanFrom(parsing, start) }
    } else {
      take(parsing, '/')
      const at = parsing.at
      const right = readOperand(parsing)
      const { least, most } = reach(right)
      if (least <= 0 && most >= 0) refuse({ code: 'zero-divisor', at, length: parsing.at - at })
      left = { kind: 'quotient', left, right, rounding: 'floor', written: false, span: spanFrom(parsing, start) }
    }
  }
}

function readOperand(parsing: Parsing): Expression {
  const start = parsing.at
  parsing.terms += 1
  requireWithin(parsing, 'terms', parsing.terms, start, 1)
  return readLabelled(parsing, start, readBare(parsing, start))
}

function readBare(parsing: Parsing, start: number): Expression {
  const number = readNumber(parsing, 'constant')
  if (seesDie(parsing)) {
    if (number !== undefined) requireWithin(parsing, 'dice', number, start, parsing.digitsEnd - start)
    return readPool(parsing, start, number ?? 1)
  }
  if (number !== undefined) return readConstant(parsing, start, number)
  switch (String.fromCharCode(here(parsing))) {
    case '(':
      return readParenthesis(parsing, start)
    case '{':
      return readGroup(parsing, start)
    case '@':
      return readVariable(parsing, start)
    default:
      return readCall(parsing, start) ?? unexpected(parsing, ['dice', 'number'])
  }
}

function readConstant(parsing: Parsing, start: number, value: number): Expression {
  const span = spanFrom(parsing, start)
  if (seesModifier(parsing)) refuseWithoutDice(parsing)
  return { kind: 'constant', value, span }
}

function refuseWithoutDice(parsing: Parsing): never {
  const got = parsing.text.slice(parsing.at, parsing.at + 2).toLowerCase()
  return refuse({ code: 'without-dice', got, at: parsing.at, length: got.length })
}

/** A `d`, unless of the modifiers `dh`, `dl` and `dis`. */
function seesDie(parsing: Parsing): boolean {
  if (here(parsing) !== LETTER_D) return false
  const next = here(parsing, 1)
  return next !== LETTER_H && next !== LETTER_L && next !== LETTER_I
}

function seesModifier(parsing: Parsing): boolean {
  const code = here(parsing)
  if (code !== LETTER_D && code !== LETTER_K) return false
  return sees(parsing, 'kh') || sees(parsing, 'kl') || sees(parsing, 'dh') || sees(parsing, 'dl')
}

function readPool(parsing: Parsing, start: number, count: number | Expression): Expression {
  const counted = parsing.digitsEnd
  parsing.at += 1
  skipSpace(parsing)
  const die = readDie(parsing)
  parsing.dice += typeof count === 'number' ? count : reach(count).most
  requireWithin(
    parsing,
    'dice',
    parsing.dice,
    start,
    typeof count === 'number' ? Math.max(1, counted - start) : parsing.at - start,
  )
  const code = here(parsing)
  // The end, operators and closing parentheses: no modifiers, by far the most frequent case.
  if (code === END || (code >= PARENTHESIS && code <= OVER)) {
    return { kind: 'pool', count, die, keeps: NO_KEEPS, span: spanFrom(parsing, start) }
  }
  const pool = { kind: 'pool' as const, count, die, keeps: NO_KEEPS, span: NOWHERE }
  const modifying = {
    cursor: parsing,
    dialect: parsing.dialect,
    faces: facesOf(die),
    reading: pool,
    keeps: [],
    stage: 0,
    doubled: false,
  }
  readModifiers(modifying)
  pool.span = spanFrom(parsing, start)
  if (!modifying.doubled) return pool
  const length = parsing.at - start
  if (count !== 1) refuse({ code: 'not-one-die', got: parsing.text.slice(start, parsing.at), at: start, length })
  return { ...pool, count: 2 }
}

function facesOf(die: DieShape): Faces {
  const { least, most } = dieReach(die)
  if (die.kind === 'listed') {
    const onHighest: Test = { comparison: '=', value: most }
    const allMatch = ({ comparison, value }: Test): boolean => die.faces.every((face) => holds(face, comparison, value))
    return { lowest: least, allMatch: (test = onHighest) => allMatch(test) }
  }
  // Of computed sides, the fewest: on more of them, a face that matches no test is never missing.
  const sides = typeof die.sides === 'number' ? die.sides : reach(die.sides).least
  const onHighest: Test = { comparison: '=', value: sides }
  return { lowest: 1, allMatch: (test = onHighest) => matchingFaces(sides, test) === sides }
}

function readDie(parsing: Parsing): DieShape {
  const start = parsing.at
  if (take(parsing, '%')) return PERCENTILE
  if (take(parsing, 'f')) return FUDGE
  if (take(parsing, '{')) return readFaces(parsing, start)
  if (sees(parsing, '(')) {
    const sides = readEnclosed(parsing)
    const { least, most } = reach(sides)
    if (least < 1) refuse({ code: 'zero-sides', at: start, length: parsing.at - start })
    requireWithin(parsing, 'sides', most, start, parsing.at - start)
    parsing.grows = true
    return { kind: 'numbered', sides }
  }
  const sides = readNumber(parsing, 'sides')
  if (sides === undefined) return unexpected(parsing, ['sides'])
  if (sides === 0) refuse({ code: 'zero-sides', at: start, length: parsing.digitsEnd - start })
  return { kind: 'numbered', sides }
}

function readFaces(parsing: Parsing, start: number): DieShape {
  const faces: number[] = []
  do faces.push(readInteger(parsing))
  while (take(parsing, ','))
  if (parsing.at >= parsing.text.length) refuse({ code: 'unclosed', got: '{', expected: '}', at: start, length: 1 })
  if (!take(parsing, '}')) unexpected(parsing, [',', '}'])
  requireWithin(parsing, 'sides', faces.length, start, parsing.at - start)
  return { kind: 'listed', faces }
}

/** What stands between parentheses. */
function readEnclosed(parsing: Parsing): Expression {
  const start = parsing.at
  parsing.depth += 1
  requireWithin(parsing, 'depth', parsing.depth, start, 1)
  take(parsing, '(')
  const inner = readSum(parsing)
  readClosing(parsing, ')', start)
  parsing.depth -= 1
  return inner
}

function readClosing(parsing: Parsing, bracket: ')' | '}', start: number): void {
  if (take(parsing, bracket)) return
  const got = parsing.text[start] ?? ''
  if (hasEnded(parsing)) refuse({ code: 'unclosed', got, expected: bracket, at: start, length: 1 })
  unexpected(parsing, ['operator', bracket])
}

function readParenthesis(parsing: Parsing, start: number): Expression {
  const inner = readEnclosed(parsing)
  if (seesDie(parsing)) {
    const { least, most } = reach(inner)
    if (least < 0) refuse({ code: 'negative-dice', at: start, length: parsing.at - start })
    requireWithin(parsing, 'dice', most, start, parsing.at - start)
    parsing.grows = true
    return readPool(parsing, start, inner)
  }
  if (seesModifier(parsing)) refuseWithoutDice(parsing)
  const comparison = readComparison(parsing)
  if (comparison === undefined) return inner
  parsing.depth += 1
  requireWithin(parsing, 'depth', parsing.depth, parsing.at, 1)
  const right = readOperand(parsing)
  parsing.depth -= 1
  return { kind: 'compared', left: inner, comparison, right, span: spanFrom(parsing, start) }
}

/** What stands between brackets, parted by commas. */
function readList(parsing: Parsing, opening: '(' | '{', closing: ')' | '}'): Expression[] {
  const start = parsing.at
  parsing.depth += 1
  requireWithin(parsing, 'depth', parsing.depth, start, 1)
  take(parsing, opening)
  const members: Expression[] = []
  do members.push(readSum(parsing))
  while (take(parsing, ','))
  readClosing(parsing, closing, start)
  parsing.depth -= 1
  return members
}

function readGroup(parsing: Parsing, start: number): Expression {
  const members = readList(parsing, '{', '}')
  const group = { kind: 'group' as const, members, keeps: NO_KEEPS, span: NOWHERE }
  readModifiers({
    cursor: parsing,
    dialect: parsing.dialect,
    faces: undefined,
    reading: group,
    keeps: [],
    stage: 0,
    doubled: false,
  })
  group.span = spanFrom(parsing, start)
  return group
}

function readCall(parsing: Parsing, start: number): Expression | undefined {
  const rounding = ROUNDINGS.find((name) => take(parsing, name))
  if (rounding !== undefined) return readRounded(parsing, start, rounding)
  const name = CALLS.find((word) => take(parsing, word))
  if (name === undefined) return undefined
  if (!sees(parsing, '(')) unexpected(parsing, ['('])
  const inner = name === 'abs' ? [readEnclosed(parsing)] : readList(parsing, '(', ')')
  return { kind: 'call', name, arguments: inner, span: spanFrom(parsing, start) }
}

/** `ceil(a / b)`: the rounding belongs to the division, since every other value is an integer. */
function readRounded(parsing: Parsing, start: number, rounding: Quotient['rounding']): Expression {
  if (!sees(parsing, '(')) unexpected(parsing, ['('])
  const inner = readEnclosed(parsing)
  if (inner.kind !== 'quotient' || inner.written) {
    refuse({ code: 'without-division', got: rounding, at: start, length: rounding.length })
  }
  return { ...inner, rounding, written: true, span: spanFrom(parsing, start) }
}

function readVariable(parsing: Parsing, start: number): Expression {
  parsing.at += 1
  const [typed = ''] = NAME.exec(parsing.text.slice(parsing.at, parsing.at + 64)) ?? []
  if (typed === '') unexpected(parsing, ['name'])
  const known = parsing.variables
  let key = typed.toLowerCase()
  // A hyphen can be a minus: the longest name that is known counts.
  while (!Object.hasOwn(known, key) && key.includes('-')) key = key.slice(0, key.lastIndexOf('-'))
  const value = Object.hasOwn(known, key) ? known[key] : undefined
  if (value === undefined) {
    const length = typed.length + 1
    refuse({ code: 'unknown-variable', got: `@${typed}`, known: Object.keys(known), at: start, length })
  }
  parsing.at += key.length
  requireWithin(parsing, 'constant', Math.abs(value), start, key.length + 1)
  requireInteger(`variables.${key}`, value, { minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })
  const span = spanFrom(parsing, start)
  skipSpace(parsing)
  return { kind: 'variable', name: key, value, span }
}

/** A name in parts: a letter, then letters, digits, underscores and full stops; hyphens between the parts. */
const NAME = /^[a-z][a-z0-9_.]*(?:-[a-z][a-z0-9_.]*)*/i

function readLabelled(parsing: Parsing, start: number, expression: Expression): Expression {
  if (!sees(parsing, '[')) return expression
  const from = parsing.at
  const to = parsing.text.indexOf(']', from)
  if (to === -1) refuse({ code: 'unclosed', got: '[', expected: ']', at: from, length: 1 })
  // The writer's own text, not turned into ASCII.
  const label = parsing.typed.slice(from + 1, to).trim()
  parsing.at = to + 1
  skipSpace(parsing)
  return { kind: 'labelled', label, expression, span: spanFrom(parsing, start) }
}

const NO_KEEPS: readonly Keep[] = []
const NO_VARIABLES: Readonly<Record<string, number>> = {}
const NOWHERE: Span = { start: 0, end: 0 }
const PERCENTILE: DieShape = { kind: 'numbered', sides: 100 }
const FUDGE: DieShape = { kind: 'listed', faces: [-1, 0, 1] }
