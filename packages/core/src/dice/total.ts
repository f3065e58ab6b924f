import { dropsLowest } from './kept-ranks.ts'
import { type Random, rollDie } from './random.ts'
import { requireExpression } from './require-expression.ts'
import { roll } from './roll.ts'
import type { Expression, Keep, Pool } from './syntax.ts'

/**
 * Rolls an expression for its total alone. It draws the same numbers as `roll` and comes to the same total, but faster:
 * it does not record each die.
 *
 * @example
 * total(seededRandom('a'), expectOk(parse('4d6kh3+2'))) // => roll(seededRandom('a'), expectOk(parse('4d6kh3+2'))).total
 */
export function total(random: Random, expression: Expression): number {
  requireExpression(expression)
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

/** Frequent pools need no list of dice: plain sums, and pools that drop one die. */
function poolTotal(random: Random, pool: Pool): number {
  const { count, die, keeps } = pool
  if (typeof count !== 'number' || die.kind !== 'numbered' || typeof die.sides !== 'number' || changesDice(pool)) {
    return roll(random, pool).total
  }
  if (keeps.length === 0) return sumOfRolls(random, count, die.sides)
  const [keep] = keeps
  if (keep && keeps.length === 1 && count > 0 && droppedBy(keep, count) === 1) {
    return sumWithoutOne(random, count, die.sides, dropsLowest(keep))
  }
  return roll(random, pool).total
}

const changesDice = ({ reroll, explode, minimum, maximum, tally }: Pool): boolean =>
  reroll !== undefined || explode !== undefined || minimum !== undefined || maximum !== undefined || tally !== undefined

const droppedBy = (keep: Keep, count: number): number => (keep.kind === 'drop' ? keep.count : count - keep.count)

function sumOfRolls(random: Random, count: number, sides: number): number {
  let sum = 0
  for (let index = 0; index < count; index += 1) sum += rollDie(random, sides)
  return sum
}

function sumWithoutOne(random: Random, count: number, sides: number, isLowest: boolean): number {
  let [sum, extreme] = [0, isLowest ? sides : 1]
  for (let index = 0; index < count; index += 1) {
    const value = rollDie(random, sides)
    sum += value
    if (isLowest ? value < extreme : value > extreme) extreme = value
  }
  return sum - extreme
}
