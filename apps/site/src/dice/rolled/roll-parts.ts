import type { Comparison, Die, Roll, RolledOperation, RolledPool } from '@rulestone/core/dice'
import type { T } from '../../shared/make-t.ts'
import { diceSides } from './dice-sides.ts'
import { writeFace } from './write-face.ts'

/** A die of a roll: its number and its changes. */
export interface DiePart {
  readonly kind: 'die'
  /** absent if the notation does not determine them: the die is drawn round */
  readonly sides?: number
  readonly value: number
  readonly kept: boolean
  /** the numbers that were rerolled and do not count */
  readonly rerolled?: readonly number[]
  /** the rolled numbers, if its value differs: a sum of several, or one changed by a limit */
  readonly thrown?: readonly number[]
  readonly exploded?: true
  readonly extra?: true
  readonly mark?: 'success' | 'failure'
}

/** A part of a roll, in display order. */
export type RollPart =
  | DiePart
  | { readonly kind: 'number'; readonly value: number; readonly kept: boolean }
  | { readonly kind: 'sign'; readonly text: string }
  | { readonly kind: 'label'; readonly text: string }

/** A d20 that counts shows a 20 or a 1. */
export type Notice = 'natural-20' | 'natural-1'

const sign = (text: string): RollPart => ({ kind: 'sign', text })

const enclosed = (open: string, parts: readonly RollPart[], close: string): RollPart[] => [
  sign(open),
  ...parts,
  sign(close),
]

const COMPARISONS: Readonly<Record<Comparison, string>> = {
  '<': '<',
  '<=': '≤',
  '=': '=',
  '!=': '≠',
  '>=': '≥',
  '>': '>',
}

/** The parts of a roll in reading order: every die, kept or dropped, and the numbers and operators between them. */
export function rollParts(roll: Roll): RollPart[] {
  switch (roll.kind) {
    case 'constant':
      return [{ kind: 'number', value: roll.total, kept: true }]
    case 'pool':
      return poolParts(roll)
    case 'sum':
      return roll.terms.flatMap((term, index) => {
        const operand = needsParentheses(term.roll) ? enclosed('(', rollParts(term.roll), ')') : rollParts(term.roll)
        if (term.sign === -1) return [sign('−'), ...operand]
        return index === 0 ? operand : [sign('+'), ...operand]
      })
    case 'operation':
      return operationParts(roll)
  }
}

function poolParts({ expression, dice }: RolledPool): RollPart[] {
  const sides = diceSides(expression, dice)
  return dice.map((die, index) => {
    // In a group, the total of anything but a pool counts as a die that was not rolled.
    if (die.thrown.length === 0) return { kind: 'number', value: die.value, kept: die.kept }
    return diePart(die, sides[index])
  })
}

function diePart({ thrown, ...die }: Die, sides: number | undefined): DiePart {
  const stands = thrown[thrown.length - 1] === die.value
  return {
    kind: 'die',
    ...die,
    ...(sides === undefined ? {} : { sides }),
    ...(stands ? (thrown.length > 1 ? { rerolled: thrown.slice(0, -1) } : {}) : { thrown }),
  }
}

/** Whether a roll needs parentheses as a term of a sum. */
const needsParentheses = ({ kind, expression }: Roll): boolean => kind === 'sum' || expression.kind === 'compared'

/** The parts of a factor, with parentheses if needed: several dice are a sum. */
function factor(roll: Roll): RollPart[] {
  const parts = rollParts(roll)
  const isProduct = roll.expression.kind === 'product' || roll.expression.kind === 'quotient'
  const isSeveral = roll.kind === 'pool' && parts.length !== 1
  return needsParentheses(roll) || isProduct || isSeveral ? enclosed('(', parts, ')') : parts
}

const listed = (operands: readonly (readonly RollPart[])[]): RollPart[] =>
  operands.flatMap((parts, index) => (index === 0 ? parts : [sign(','), ...parts]))

/** The parts of a member of a group: if it does not count, none of its dice does. */
const memberParts = (member: Roll, kept: boolean): RollPart[] =>
  rollParts(member).map((part) => ('kept' in part && !kept ? { ...part, kept } : part))

function operationParts({ expression, operands, kept }: RolledOperation): RollPart[] {
  const between = (text: string, one: (roll: Roll) => RollPart[]): RollPart[] =>
    operands.flatMap((operand, index) => (index === 0 ? one(operand) : [sign(text), ...one(operand)]))
  switch (expression.kind) {
    case 'product':
      return between('×', factor)
    case 'quotient':
      return expression.written
        ? [sign(expression.rounding), ...enclosed('(', between('÷', factor), ')')]
        : between('÷', factor)
    case 'compared':
      return between(COMPARISONS[expression.comparison], rollParts)
    case 'call':
      return [sign(expression.name), ...enclosed('(', listed(operands.map(rollParts)), ')')]
    case 'labelled':
      return [...operands.flatMap(labelable), { kind: 'label', text: `[${expression.label}]` }]
    case 'group':
      return enclosed('{', listed(operands.map((member, index) => memberParts(member, kept?.[index] !== false))), '}')
  }
}

/** The parts before a label: a pool needs no parentheses. */
const labelable = (roll: Roll): RollPart[] => (roll.kind === 'pool' ? rollParts(roll) : factor(roll))

/** The notice of a roll; undefined if it shows both a 20 and a 1, or neither. */
export function noticeOf(parts: readonly RollPart[]): Notice | undefined {
  const d20s = parts.flatMap((part) => (part.kind === 'die' && part.kept && part.sides === 20 ? [part.value] : []))
  const [highest, lowest] = [d20s.includes(20), d20s.includes(1)]
  if (highest === lowest) return undefined
  return highest ? 'natural-20' : 'natural-1'
}

/** The changes of a die or a number, in words. */
function notes(part: Extract<RollPart, { readonly value: number }>, t: T): string[] {
  const list = (numbers: readonly number[]): string => numbers.map(writeFace).join(t('separator'))
  const words = part.kept ? [] : [t('dropped')]
  if (part.kind === 'number') return words
  return [
    ...(part.exploded ? [t('exploded')] : []),
    ...(part.extra ? [t('extra')] : []),
    ...(part.rerolled ? [t('rerolled', { numbers: list(part.rerolled) })] : []),
    ...(part.thrown ? [t('thrown', { numbers: list(part.thrown) })] : []),
    ...(part.mark ? [t(part.mark)] : []),
    ...words,
  ]
}

/**
 * The parts of a roll as words for a screen reader: `12, 7 (dropped) + 5`.
 *
 * @param t the strings of `roll`
 */
export const spokenParts = (parts: readonly RollPart[], t: T): string =>
  parts
    .map((part, index) => {
      if (part.kind === 'sign' || part.kind === 'label') return `${part.text} `
      const said = notes(part, t)
      const value = writeFace(part.value)
      const spoken = said.length === 0 ? value : t('noted', { value, notes: said.join(t('separator')) })
      const isFollowed = part.kind === 'die' && parts[index + 1]?.kind === 'die'
      return spoken + (isFollowed ? t('separator') : ' ')
    })
    .join('')
    .trim()
