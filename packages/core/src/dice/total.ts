import { type Random, rollDie } from './random.ts'
import { roll } from './roll.ts'
import type { Expression, Pool } from './syntax.ts'

/**
 * Rolls an expression for its total alone: the same numbers as `roll` draws from the same generator, and the same total,
 * without the record of each die. For simulations.
 *
 * @example
 * total(seededRandom('a'), parse('4d6kh3+2').value) // => roll(seededRandom('a'), parse('4d6kh3+2').value).total
 */
export function total(random: Random, expression: Expression): number {
  switch (expression.kind) {
    case 'constant':
      return expression.value
    case 'pool':
      return poolTotal(random, expression)
    case 'sum': {
      let sum = 0
      for (const { sign, expression: inner } of expression.terms) sum += sign * total(random, inner)
      return sum
    }
    default:
      return roll(random, expression).total
  }
}

/** Sums and the frequent keeps without a list of dice; everything else as `roll` does it. */
function poolTotal(random: Random, pool: Pool): number {
  const { count, die, keeps } = pool
  const [keep] = keeps
  const isPlain =
    typeof count === 'number' &&
    die.kind === 'numbered' &&
    typeof die.sides === 'number' &&
    pool.reroll === undefined &&
    pool.explode === undefined &&
    pool.minimum === undefined &&
    pool.maximum === undefined &&
    pool.tally === undefined
  if (!isPlain || keeps.length > 1) return roll(random, pool).total
  const { sides } = die
  if (typeof sides !== 'number') return roll(random, pool).total
  let sum = 0
  if (keep === undefined) {
    for (let index = 0; index < count; index += 1) sum += rollDie(random, sides)
    return sum
  }
  const dropped = keep.kind === 'drop' ? keep.count : count - keep.count
  const dropsLowest = (keep.kind === 'keep') === (keep.end === 'highest')
  if (dropped === 1 && count > 0) {
    let extreme = dropsLowest ? sides : 1
    for (let index = 0; index < count; index += 1) {
      const value = rollDie(random, sides)
      sum += value
      if (dropsLowest ? value < extreme : value > extreme) extreme = value
    }
    return sum - extreme
  }
  return roll(random, pool).total
}
