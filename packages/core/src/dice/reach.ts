import { quotient } from './arithmetic.ts'
import { keptRanks } from './kept-ranks.ts'
import type { DieShape, Expression, Group, Keep, Pool, Sum } from './syntax.ts'

/** The least and most that something can come to; both may be wider than what really comes up, never narrower. */
export interface Reach {
  readonly least: number
  readonly most: number
}

const reachOf = (values: readonly number[]): Reach => ({
  least: values.reduce((a, b) => Math.min(a, b)),
  most: values.reduce((a, b) => Math.max(a, b)),
})

const hull = (parts: readonly Reach[]): Reach => reachOf(parts.flatMap(({ least, most }) => [least, most]))

/** What the die of a pool can show, before any modifier. */
export function dieReach(die: DieShape): Reach {
  if (die.kind === 'listed') return reachOf(die.faces)
  return { least: 1, most: reachOfNumber(die.sides).most }
}

/** What a count or a number of sides can come to. */
export const reachOfNumber = (number: number | Expression): Reach =>
  typeof number === 'number' ? { least: number, most: number } : reach(number)

/** The extra dice of one die that a reach allows for where nothing is written. */
const EXTRA_DICE = 100

/** How many of so many dice can be kept. */
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

/** A function that rises or falls in each of two numbers, so that its ends lie at theirs. */
const corners = (a: Reach, b: Reach, of: (a: number, b: number) => number): Reach =>
  reachOf([of(a.least, b.least), of(a.least, b.most), of(a.most, b.least), of(a.most, b.most)])

/** A product of two; also so many of something, each within a reach. */
const times = (a: Reach, b: Reach): Reach => corners(a, b, (x, y) => x * y)

/** How many dice of a pool count, and what each of them can come to. */
function poolReach(pool: Pool): { readonly kept: Reach; readonly each: Reach } {
  const { explode, reroll, keeps, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = pool
  const count = reachOfNumber(pool.count)
  const perDie = explode && explode.perPool === undefined ? (explode.perDie ?? EXTRA_DICE) : 0
  const perPool = count.most > 0 ? (explode?.perPool ?? 0) + (reroll?.kind === 'add' ? 1 : 0) : 0
  const folded = explode?.kind === 'compound' ? 1 + perDie : 1
  const dice = { least: count.least, most: (count.most * (1 + perDie)) / folded + perPool }
  const clamp = (value: number): number => Math.min(Math.max(value, minimum), maximum)
  const die = dieReach(pool.die)
  const least = explode?.kind === 'penetrate' ? die.least - 1 : Math.min(die.least, die.least * folded)
  const each = { least: clamp(least), most: clamp(Math.max(die.most, die.most * folded)) }
  return { kept: keptReach(dice, keeps), each }
}

const tallyReach = (kept: Reach, { tally }: Pool | Group): Reach => ({
  least: tally?.failure ? -kept.most : 0,
  most: kept.most,
})

/** Whether a sum only adds, so that its dice can lie in one pool. */
export const isAddition = ({ terms }: Sum): boolean => terms.every(({ sign }) => sign === 1)

/** What any of the dice of a pool taken together can come to, and how many dice they are at most. */
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

/** What an expression can come to at the very least and most. */
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
