import { keptRanks } from './kept-ranks.ts'
import { type Random, rollDie } from './random.ts'
import type { Constant, Expression, Pool, Sum } from './syntax.ts'

/** One die as it lies on the table. */
export interface Die {
  readonly value: number
  readonly kept: boolean
}

/** A constant in a roll. */
export interface RolledConstant {
  readonly kind: 'constant'
  readonly expression: Constant
  readonly total: number
}

/** A pool of dice in a roll, in the order in which they fell. */
export interface RolledPool {
  readonly kind: 'pool'
  readonly expression: Pool
  readonly dice: readonly Die[]
  readonly total: number
}

/** A sum in a roll. */
export interface RolledSum {
  readonly kind: 'sum'
  readonly expression: Sum
  readonly terms: readonly { readonly sign: 1 | -1; readonly roll: Roll }[]
  readonly total: number
}

/** What became of an expression: its total, and for each die what happened to it. */
export type Roll = RolledConstant | RolledPool | RolledSum

/**
 * Rolls an expression with any generator.
 *
 * @example
 * roll(seededRandom('a'), parse('2').value).total // => 2
 */
export function roll(random: Random, expression: Expression): Roll {
  switch (expression.kind) {
    case 'constant':
      return { kind: 'constant', expression, total: expression.value }
    case 'pool':
      return rollPool(random, expression)
    case 'sum': {
      const terms = expression.terms.map((term) => ({ sign: term.sign, roll: roll(random, term.expression) }))
      const total = terms.reduce((sum, term) => sum + term.sign * term.roll.total, 0)
      return { kind: 'sum', expression, terms, total }
    }
  }
}

function rollPool(random: Random, pool: Pool): RolledPool {
  const values = Array.from({ length: pool.count }, () => rollDie(random, pool.sides))
  const ranks = keptRanks(pool)
  // Ties are kept from the left; the order among equals never changes a total.
  const byRank = values.map((_, index) => index).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b)
  const kept = new Set(byRank.slice(ranks.from, ranks.to))
  const dice = values.map((value, index) => ({ value, kept: kept.has(index) }))
  const total = dice.reduce((sum, die) => (die.kept ? sum + die.value : sum), 0)
  return { kind: 'pool', expression: pool, dice, total }
}
