import type { Expression, Pool } from '@rulestone/core/dice'

/** The states of a d20, in the order of the buttons. */
export const D20_STATES = ['normal', 'advantage', 'disadvantage'] as const

/** One d20, the higher of two, or the lower of two. */
export type D20State = (typeof D20_STATES)[number]

const POOLS: Readonly<Record<D20State, Pick<Pool, 'keeps'> & { readonly count: number }>> = {
  normal: { count: 1, keeps: [] },
  advantage: { count: 2, keeps: [{ kind: 'keep', end: 'highest', count: 1 }] },
  disadvantage: { count: 2, keeps: [{ kind: 'keep', end: 'lowest', count: 1 }] },
}

/** The properties of a D20 Test's pool: a pool with any other is not one. */
const PLAIN = new Set(['kind', 'count', 'die', 'span', 'keeps'])

/** The state of a pool; undefined if it is not the d20 of a D20 Test. */
function stateOfPool(pool: Pool): D20State | undefined {
  const { die, count, keeps } = pool
  if (die.kind !== 'numbered' || die.sides !== 20 || Object.keys(pool).some((key) => !PLAIN.has(key))) return undefined
  const [keep, ...others] = keeps
  if (count === 1 && keep === undefined) return 'normal'
  if (count !== 2 || keep?.kind !== 'keep' || keep.count !== 1 || others.length > 0) return undefined
  return keep.end === 'highest' ? 'advantage' : 'disadvantage'
}

/** The d20 pools that are added in an expression, with or without a label. */
function d20s(expression: Expression): Pool[] {
  switch (expression.kind) {
    case 'pool':
      return stateOfPool(expression) === undefined ? [] : [expression]
    case 'labelled':
      return d20s(expression.expression)
    case 'sum':
      return expression.terms.flatMap(({ sign, expression: term }) => (sign === 1 ? d20s(term) : []))
    default:
      return []
  }
}

/** The state of the only d20 in an expression; undefined if there is none or more than one. */
export function d20StateOf(expression: Expression): D20State | undefined {
  const [pool, ...others] = d20s(expression)
  return pool === undefined || others.length > 0 ? undefined : stateOfPool(pool)
}

/** An expression with its d20 in another state: `1d20+5` with Advantage is `2d20kh1+5`. */
export function inD20State(expression: Expression, state: D20State): Expression {
  switch (expression.kind) {
    case 'pool':
      return stateOfPool(expression) === undefined ? expression : { ...expression, ...POOLS[state] }
    case 'labelled':
      return { ...expression, expression: inD20State(expression.expression, state) }
    case 'sum':
      return {
        ...expression,
        terms: expression.terms.map((term) =>
          term.sign === 1 ? { ...term, expression: inD20State(term.expression, state) } : term,
        ),
      }
    default:
      return expression
  }
}
