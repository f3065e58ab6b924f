import { type Expression, format, parse, type Sum, type Term } from '@rulestone/core/dice'
import { type D20State, d20StateOf, inD20State } from '../text/d20-state.ts'

/** Expressions that are written as text need no place in one. */
const span = { start: 0, end: 0 }

/** The terms of a typed sum; undefined if the text cannot be parsed. */
function termsIn(text: string): readonly Term[] | undefined {
  if (text.trim() === '') return []
  const parsed = parse(text)
  if (!parsed.ok) return undefined
  return parsed.value.kind === 'sum' ? parsed.value.terms : [{ sign: 1, expression: parsed.value }]
}

/** Terms as a text; undefined if that exceeds a limit. */
function written(terms: readonly Term[]): string | undefined {
  const [first] = terms
  if (first === undefined) return ''
  const sum: Sum = { kind: 'sum', terms, span }
  const text = format(terms.length === 1 && first.sign === 1 ? first.expression : sum)
  return parse(text).ok ? text : undefined
}

/** The canonical notation of a text; undefined if it cannot be parsed. */
function canonical(text: string): string | undefined {
  const parsed = parse(text)
  return parsed.ok ? format(parsed.value) : undefined
}

/** The number of dice in a term that has no modifier, such as `2d6`; 0 for any other term. */
function countOf({ sign, expression }: Term, sides: number): number {
  const [count = '', ...rest] = format(expression).split('d')
  return sign === 1 && rest.join('d') === String(sides) && /^\d+$/u.test(count) ? Number(count) : 0
}

const isConstant = ({ expression }: Term): boolean => expression.kind === 'constant'

const pool = (count: number, sides: number): Term => ({
  sign: 1,
  expression: { kind: 'pool', count, die: { kind: 'numbered', sides }, keeps: [], span },
})

/**
 * Adds a die to a text: to the dice of the same kind, or before the modifier. A number alone becomes the number of dice.
 * A text to which no die can be added stays as it is.
 *
 * @example
 * addDie('2d6+3', 6) // => '3d6+3'
 * addDie('2d6+3', 8) // => '2d6+1d8+3'
 * addDie('4', 8) // => '4d8'
 */
export function addDie(text: string, sides: number): string {
  const terms = termsIn(text)
  const die = `d${sides}`
  if (!terms) return canonical(`${text}1${die}`) ?? text
  const [only, ...others] = terms
  if (only && others.length === 0 && isConstant(only)) return canonical(`${text.trim()}${die}`) ?? text
  const at = terms.findLastIndex((term) => countOf(term, sides) > 0)
  const same = terms[at]
  if (same) return written(terms.with(at, pool(countOf(same, sides) + 1, sides))) ?? text
  const end = terms.findLastIndex((term) => !isConstant(term)) + 1
  return written(terms.toSpliced(end, 0, pool(1, sides))) ?? text
}

/**
 * Adds an integer to the modifier of a text. A text without dice, or with a mistake, stays as it is.
 *
 * @example
 * addModifier('2d6+3', -1) // => '2d6+2'
 * addModifier('1d20', 1) // => '1d20+1'
 */
export function addModifier(text: string, change: number): string {
  const terms = termsIn(text)
  if (!terms || terms.every(isConstant)) return text
  const at = terms.findLastIndex(isConstant)
  const { sign, expression } = terms[at] ?? { sign: 1, expression: undefined }
  const value = change + (expression?.kind === 'constant' ? sign * expression.value : 0)
  const others = at < 0 ? terms : terms.toSpliced(at, 1)
  if (value === 0) return written(others) ?? text
  const modifier: Term = { sign: value < 0 ? -1 : 1, expression: { kind: 'constant', value: Math.abs(value), span } }
  return written(others.toSpliced(at < 0 ? others.length : at, 0, modifier)) ?? text
}

/** The dice of a text whose d20 can have Advantage; without any dice, one d20. */
function withD20(text: string): Expression | undefined {
  const parsed = parse(text.trim() === '' ? '1d20' : text)
  return parsed.ok ? parsed.value : undefined
}

/** The state of the only d20 in a text; undefined if there is none or more than one. */
export function stateIn(text: string): D20State | undefined {
  const expression = withD20(text)
  return expression && d20StateOf(expression)
}

/**
 * A text with its d20 in another state; without any dice, a d20 is added.
 *
 * @example
 * inState('1d20+5', 'advantage') // => '2d20kh1+5'
 * inState('', 'disadvantage') // => '2d20kl1'
 */
export function inState(text: string, state: D20State): string {
  const expression = withD20(text)
  return expression && stateIn(text) !== undefined ? format(inD20State(expression, state)) : text
}
