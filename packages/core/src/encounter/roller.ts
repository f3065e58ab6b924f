import { type Random, rollDie } from '../dice/random.ts'
import type { Expression } from '../dice/syntax.ts'
import { total } from '../dice/total.ts'

/** Rolls an expression: it draws the same numbers as `total` and comes to the same total. */
export type Roller = (random: Random) => number

/** The dice of a plain sum such as `2d6+1d4+3`, in the order in which they are rolled; undefined for anything else. */
function plainSum(
  expression: Expression,
): { readonly sides: readonly number[]; readonly constant: number } | undefined {
  if (expression.kind === 'constant') return { sides: [], constant: expression.value }
  if (expression.kind === 'labelled') return plainSum(expression.expression)
  if (expression.kind === 'sum') {
    const parts = expression.terms.map(({ sign, expression: inner }) => ({ sign, part: plainSum(inner) }))
    const plain = parts.flatMap(({ sign, part }) =>
      part && (sign === 1 || part.sides.length === 0) ? [{ sign, ...part }] : [],
    )
    if (plain.length < parts.length) return undefined
    return {
      sides: plain.flatMap(({ sides }) => sides),
      constant: plain.reduce((sum, { sign, constant }) => sum + sign * constant, 0),
    }
  }
  if (expression.kind !== 'pool') return undefined
  const { count, die, keeps, reroll, explode, minimum, maximum, tally } = expression
  const changed = keeps.length > 0 || reroll || explode || minimum !== undefined || maximum !== undefined || tally
  if (changed || typeof count !== 'number' || die.kind !== 'numbered' || typeof die.sides !== 'number') return undefined
  return { sides: Array.from({ length: count }, () => die.sides as number), constant: 0 }
}

/** A roller of an expression, prepared once for many rolls. */
export function rollerOf(expression: Expression): Roller {
  const plain = plainSum(expression)
  if (plain === undefined) return (random) => total(random, expression)
  const { sides, constant } = plain
  return (random) => {
    let sum = constant
    for (let index = 0; index < sides.length; index += 1) sum += rollDie(random, sides[index] as number)
    return sum
  }
}
