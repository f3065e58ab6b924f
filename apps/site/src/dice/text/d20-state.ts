import type { Expression, Pool } from '@rulestone/core/dice'

/** The ways in which a d20 is rolled, in the order in which they are offered. */
export const D20_STATES = ['normal', 'advantage', 'disadvantage'] as const

/** One d20, the higher of two, or the lower of two. */
export type D20State = (typeof D20_STATES)[number]

const POOLS: Readonly<Record<D20State, Pick<Pool, 'keeps'> & { readonly count: number }>> = {
  normal: { count: 1, keeps: [] },
  advantage: { count: 2, keeps: [{ kind: 'keep', end: 'highest', count: 1 }] },
  disadvantage: { count: 2, keeps: [{ kind: 'keep', end: 'lowest', count: 1 }] },
}

/** What a pool of a D20 Test has and no more: whatever else changes dice is no matter of Advantage. */
const PLAIN = new Set(['kind', 'count', 'die', 'span', 'keeps'])

/** The state that a pool stands in; nothing where it is no d20 of a D20 Test. */
function stateOfPool(pool: Pool): D20State | undefined {
  const { die, count, keeps } = pool
  if (die.kind !== 'numbered' || die.sides !== 20 || Object.keys(pool).some((key) => !PLAIN.has(key))) return undefined
  const [keep, ...others] = keeps
  if (count === 1 && keep === undefined) return 'normal'
  if (count !== 2 || keep?.kind !== 'keep' || keep.count !== 1 || others.length > 0) return undefined
  return keep.end === 'highest' ? 'advantage' : 'disadvantage'
}

/** The d20s that are added up in an expression, by themselves or with a label. */
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

/** The state of the one d20 in an expression; nothing where there is none or more than one. */
export function d20StateOf(expression: Expression): D20State | undefined {
  const [pool, ...others] = d20s(expression)
  return pool === undefined || others.length > 0 ? undefined : stateOfPool(pool)
}

/** An expression with its d20 rolled in another state: `1d20+5` with Advantage is `2d20kh1+5`. */
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
