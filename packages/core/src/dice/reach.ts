import { product, quotient } from './arithmetic.ts'
import { clampTo } from './face-value.ts'
import { keptRanks } from './kept-ranks.ts'
import type { DieShape, Expression, Group, Keep, Pool, Sum } from './syntax.ts'

/** Bounds of a total. They can be wider than the totals that are possible, but never narrower. */
export interface Reach {
  readonly least: number
  readonly most: number
}

const reachOf = (values: readonly number[]): Reach => ({
  least: values.reduce((a, b) => Math.min(a, b)),
  most: values.reduce((a, b) => Math.max(a, b)),
})

const hull = (parts: readonly Reach[]): Reach => reachOf(parts.flatMap(({ least, most }) => [least, most]))

/** The bounds of a die before any modifier. */
export function dieReach(die: DieShape): Reach {
  if (die.kind === 'listed') return reachOf(die.faces)
  return { least: 1, most: reachOfNumber(die.sides).most }
}

/** The bounds of a count or a number of sides. */
export const reachOfNumber = (number: number | Expression): Reach =>
  typeof number === 'number' ? { least: number, most: number } : reach(number)

/** The most extra dice of one die, for the bounds of explosions without a limit. */
const EXTRA_DICE = 100

/** The bounds of how many dice are kept. */
function keptReach(dice: Reach, keeps: readonly Keep[]): Reach {
  if (dice.least === dice.most) {
    const { from, to } = keptRanks({ count: dice.most, keeps })
    return { least: to - from, most: to - from }
  }
  const left = (count: number): number[] =>
    keeps.map((keep) => Math.max(0, keep.kind === 'keep' ? Math.min(keep.count, count) : count - keep.count))
  const fewest = keeps.length > 1 ? 0 : Math.min(dice.least, ...left(dice.least))
  return { least: fewest, most: Math.min(dice.most, ...left(dice.most)) }
}

/** The bounds of a function that is monotonic in both of its arguments. */
const corners = (a: Reach, b: Reach, of: (a: number, b: number) => number): Reach =>
  reachOf([of(a.least, b.least), of(a.least, b.most), of(a.most, b.least), of(a.most, b.most)])

const times = (a: Reach, b: Reach): Reach => corners(a, b, product)

/** The bounds of how many dice of a pool count, and of each of these dice. */
function poolReach(pool: Pool): { readonly kept: Reach; readonly each: Reach } {
  const { explode, reroll, keeps } = pool
  const count = reachOfNumber(pool.count)
  const perDie = explode && explode.perPool === undefined ? (explode.perDie ?? EXTRA_DICE) : 0
  const perPool = count.most > 0 ? (explode?.perPool ?? 0) + (reroll?.kind === 'add' ? 1 : 0) : 0
  const folded = explode?.kind === 'compound' ? 1 + perDie : 1
  const dice = { least: count.least, most: (count.most * (1 + perDie)) / folded + perPool }
  const clamp = clampTo(pool)
  const die = dieReach(pool.die)
  const least = explode?.kind === 'penetrate' ? die.least - 1 : Math.min(die.least, die.least * folded)
  const each = { least: clamp(least), most: clamp(Math.max(die.most, die.most * folded)) }
  return { kept: keptReach(dice, keeps), each }
}

const tallyReach = (kept: Reach, { tally }: Pool | Group): Reach => ({
  least: tally?.failure ? -kept.most : 0,
  most: kept.most,
})

/** Whether a sum only adds, so its dice can be one pool. */
export const isAddition = ({ terms }: Sum): boolean => terms.every(({ sign }) => sign === 1)

/** The bounds of the sum of any of the dice of a pool, and the most dice that it can have. */
function anyOf(expression: Expression): Reach & { readonly dice: number } {
  switch (expression.kind) {
    case 'labelled':
      return anyOf(expression.expression)
    case 'sum': {
      if (!isAddition(expression)) break
      const parts = expression.terms.map((term) => anyOf(term.expression))
      return parts.reduce((a, b) => ({ least: a.least + b.least, most: a.most + b.most, dice: a.dice + b.dice }))
    }
    case 'group': {
      const [only] = expression.members
      if (!only || expression.members.length > 1 || expression.tally) break
      return anyOf(only)
    }
    case 'pool': {
      if (expression.tally) break
      const { kept, each } = poolReach(expression)
      const { least, most } = times({ least: 0, most: kept.most }, each)
      return { least, most, dice: kept.most }
    }
  }
  const { least, most } = reach(expression)
  return { least: Math.min(0, least), most: Math.max(0, most), dice: 1 }
}

function groupReach(group: Group): Reach {
  const { members, keeps, tally } = group
  const [only] = members
  if (only && members.length === 1) {
    const { dice, ...any } = anyOf(only)
    if (tally) return tallyReach({ least: 0, most: dice }, group)
    return keeps.length === 0 ? reach(only) : any
  }
  const kept = keptReach({ least: members.length, most: members.length }, keeps)
  if (tally) return tallyReach(kept, group)
  return times(kept, hull(members.map(reach)))
}

/** The bounds of the total of an expression. */
export function reach(expression: Expression): Reach {
  switch (expression.kind) {
    case 'constant':
    case 'variable':
      return { least: expression.value, most: expression.value }
    case 'pool': {
      const { kept, each } = poolReach(expression)
      return expression.tally ? tallyReach(kept, expression) : times(kept, each)
    }
    case 'group':
      return groupReach(expression)
    case 'sum': {
      let [least, most] = [0, 0]
      for (const term of expression.terms) {
        const inner = reach(term.expression)
        least += term.sign === 1 ? inner.least : -inner.most
        most += term.sign === 1 ? inner.most : -inner.least
      }
      return { least, most }
    }
    case 'product':
      return times(reach(expression.left), reach(expression.right))
    case 'quotient':
      return corners(reach(expression.left), reach(expression.right), (a, b) => quotient(a, b, expression.rounding))
    case 'call': {
      const inner = expression.arguments.map(reach)
      if (expression.name === 'abs') return magnitude(hull(inner))
      const of = Math[expression.name]
      return inner.reduce((a, b) => ({ least: of(a.least, b.least), most: of(a.most, b.most) }))
    }
    case 'compared':
      return { least: 0, most: 1 }
    case 'labelled':
      return reach(expression.expression)
  }
}

const magnitude = ({ least, most }: Reach): Reach => ({
  least: Math.max(0, least, -most),
  most: Math.max(Math.abs(least), Math.abs(most)),
})
