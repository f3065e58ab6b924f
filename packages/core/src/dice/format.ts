import { requireExpression } from './require-expression.ts'
import type { DieShape, Expression, Keep, Modifiers, Quotient, Term, Test } from './syntax.ts'

const formatTest = ({ comparison, value }: Test): string => `${comparison === '!=' ? '<>' : comparison}${value}`

const formatKeep = ({ kind, end, count }: Keep): string => `${kind[0]}${end[0]}${count}`

const REROLLS = { once: 'ro', until: 'rr', add: 'ra' } as const
const EXPLODES = { dice: '!', compound: '!!', penetrate: '!p' } as const

function formatExplode({ kind, when, perDie, perPool }: NonNullable<Modifiers['explode']>): string {
  const test = when ? formatTest(when) : ''
  const each = perDie === undefined ? '' : `{${perDie}}`
  return perPool === undefined ? `${EXPLODES[kind]}${test}${each}` : `x${perPool}${test}`
}

/** Drops no die. It separates an explosion without a test from a count, which would be parsed as its test. */
const SEPARATOR = 'dl0'

function formatModifiers(modifiers: Modifiers): string {
  const { reroll, explode, minimum, maximum, keeps, tally, markSuccess, markFailure } = modifiers
  return [
    reroll && `${REROLLS[reroll.kind]}${formatTest(reroll.when)}`,
    explode && formatExplode(explode),
    minimum !== undefined && `min${minimum}`,
    maximum !== undefined && `max${maximum}`,
    ...keeps.map(formatKeep),
    needsSeparator(modifiers) && SEPARATOR,
    tally && `${formatTest(tally.success)}${tally.failure ? `f${formatTest(tally.failure)}` : ''}`,
    markSuccess && `cs${formatTest(markSuccess)}`,
    markFailure && `cf${formatTest(markFailure)}`,
  ]
    .filter(Boolean)
    .join('')
}

/** Whether an explosion without a test or limit comes right before a count. */
const needsSeparator = ({ explode, minimum, maximum, keeps, tally }: Modifiers): boolean =>
  explode !== undefined &&
  tally !== undefined &&
  formatExplode(explode) === EXPLODES[explode.kind] &&
  (minimum ?? maximum) === undefined &&
  keeps.length === 0

function formatDie(die: DieShape): string {
  if (die.kind === 'numbered') return typeof die.sides === 'number' ? `d${die.sides}` : `d(${format(die.sides)})`
  return die.faces.join() === '-1,0,1' ? 'dF' : `d{${die.faces.join(',')}}`
}

/** An operand: sums and comparisons keep their parentheses. */
const enclosed = (expression: Expression): string =>
  expression.kind === 'sum' || expression.kind === 'compared' ? `(${format(expression)})` : format(expression)

const factor = (expression: Expression): string =>
  expression.kind === 'product' || (expression.kind === 'quotient' && !expression.written)
    ? `(${format(expression)})`
    : enclosed(expression)

const labelable = (expression: Expression): string =>
  expression.kind === 'labelled' ? `(${format(expression)})` : factor(expression)

const formatTerm = ({ sign, expression }: Term, index: number): string =>
  `${sign === -1 ? '-' : index > 0 ? '+' : ''}${enclosed(expression)}`

const formatQuotient = ({ left, right, rounding, written }: Quotient): string => {
  const division = `${enclosed(left)}/${factor(right)}`
  return written ? `${rounding}(${division})` : division
}

/**
 * The expression in canonical notation: `parse(format(x))` has the same meaning and the same format as `x`.
 *
 * @example
 * format(expectOk(parse('D20 + 2D4 kh'))) // => '1d20+2d4kh1'
 */
export function format(expression: Expression): string {
  requireExpression(expression)
  switch (expression.kind) {
    case 'constant':
      return String(expression.value)
    case 'variable':
      return `@${expression.name}`
    case 'pool': {
      const { count, die } = expression
      return `${typeof count === 'number' ? count : `(${format(count)})`}${formatDie(die)}${formatModifiers(expression)}`
    }
    case 'group':
      return `{${expression.members.map(format).join(',')}}${formatModifiers(expression)}`
    case 'sum':
      return expression.terms.map(formatTerm).join('')
    case 'product':
      return `${enclosed(expression.left)}*${factor(expression.right)}`
    case 'quotient':
      return formatQuotient(expression)
    case 'call':
      return `${expression.name}(${expression.arguments.map(format).join(',')})`
    case 'compared':
      return `(${format(expression.left)})${expression.comparison === '!=' ? '<>' : expression.comparison}${factor(expression.right)}`
    case 'labelled':
      return `${labelable(expression.expression)}[${expression.label}]`
  }
}
