import type { Die, Expression, Group, Pool } from '@rulestone/core/dice'

/** The sides of the dice of a pool; undefined if they are listed, or come from a roll. */
const sidesOf = ({ die }: Pool): number | undefined =>
  die.kind === 'numbered' && typeof die.sides === 'number' ? die.sides : undefined

/** The dice of one pool inside a group, and how many of them are not extra; undefined if that depends on the roll. */
interface Share {
  readonly sides: number | undefined
  readonly originals: number | undefined
}

/** The pools of the dice of a group, in order. */
function shares(expression: Expression): Share[] {
  switch (expression.kind) {
    case 'labelled':
      return shares(expression.expression)
    case 'sum':
      return expression.terms.every(({ sign }) => sign === 1)
        ? expression.terms.flatMap((term) => shares(term.expression))
        : TOTAL
    case 'group':
      return expression.members.length === 1
        ? expression.members.flatMap(shares).map(({ sides }) => ({ sides, originals: undefined }))
        : TOTAL
    case 'pool': {
      if (expression.tally) return TOTAL
      const isWhole = typeof expression.count === 'number' && expression.keeps.length === 0
      return [{ sides: sidesOf(expression), originals: isWhole ? Number(expression.count) : undefined }]
    }
    default:
      return TOTAL
  }
}

/** A total that counts as one die. */
const TOTAL: Share[] = [{ sides: undefined, originals: 1 }]

/**
 * The sides of each die of a pool or group. In a group of different dice whose number depends on the roll, dice cannot
 * be told apart: none has sides.
 *
 * @example
 * diceSides(parse('2d6').value, [{}, {}]) // => [6, 6]
 */
export function diceSides(
  expression: Pool | Group,
  dice: readonly Pick<Die, 'extra'>[],
): readonly (number | undefined)[] {
  if (expression.kind === 'pool') return dice.map(() => sidesOf(expression))
  const pools = expression.members.flatMap(shares)
  const [first] = pools
  if (first && pools.every(({ sides }) => sides === first.sides)) return dice.map(() => first.sides)
  if (pools.some(({ originals }) => originals === undefined)) return dice.map(() => undefined)
  const originals = pools.flatMap(({ sides, originals: count = 0 }) => Array.from({ length: count }, () => sides))
  let passed = 0
  return dice.map(({ extra }) => {
    if (!extra) passed += 1
    return originals[passed - 1]
  })
}
