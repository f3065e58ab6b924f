import { randomFrom } from '../../dice/random.ts'
import { roll } from '../../dice/roll.ts'
import type { Expression, Pool } from '../../dice/syntax.ts'

/** A pool whose dice all show their highest face. They are not rolled, so none is rerolled and none explodes. */
function withHighestFaces({ reroll: _, explode: __, ...pool }: Pool): Pool {
  const { count, die } = pool
  const highest =
    die.kind === 'listed'
      ? Math.max(...die.faces)
      : typeof die.sides === 'number'
        ? die.sides
        : settled(maximumDamage(die.sides))
  return {
    ...pool,
    count: typeof count === 'number' ? count : settled(maximumDamage(count)),
    die: { kind: 'listed', faces: [highest] },
  }
}

/** The total of an expression in which every die has one face, so that the result is certain. */
const settled = (expression: Expression): number =>
  roll(
    randomFrom(() => 0),
    expression,
  ).total

/** An expression inside a group. Its dice stay dice, so that the group can keep some of them. */
function inGroup(expression: Expression): Expression {
  switch (expression.kind) {
    case 'pool':
      return withHighestFaces(expression)
    case 'sum':
      return {
        ...expression,
        terms: expression.terms.map((term) => ({ ...term, expression: inGroup(term.expression) })),
      }
    case 'labelled':
      return { ...expression, expression: inGroup(expression.expression) }
    default:
      return maximumDamage(expression)
  }
}

/**
 * A damage roll in which every die shows its highest face, with its labels and its arithmetic. A pool becomes the total
 * of those dice: keeping, counting and clamping still apply, but since no die is rolled, none is rerolled and none
 * explodes. Dice that are subtracted show their highest face too.
 *
 * @source 2012 playtest, Damage Rolls, Critical Hit
 * @example
 * format(maximumDamage(expectOk(parse('2d6+1d8+3')))) // => '12+8+3'
 * format(maximumDamage(expectOk(parse('4d6kh3')))) // => '18'
 */
export function maximumDamage(damage: Expression): Expression {
  switch (damage.kind) {
    case 'constant':
    case 'variable':
      return damage
    case 'pool':
      return { kind: 'constant', value: settled(withHighestFaces(damage)), span: damage.span }
    case 'group':
      return { ...damage, members: damage.members.map(inGroup) }
    case 'sum':
      return { ...damage, terms: damage.terms.map((term) => ({ ...term, expression: maximumDamage(term.expression) })) }
    case 'product':
    case 'quotient':
    case 'compared':
      return { ...damage, left: maximumDamage(damage.left), right: maximumDamage(damage.right) }
    case 'call':
      return { ...damage, arguments: damage.arguments.map(maximumDamage) }
    case 'labelled':
      return { ...damage, expression: maximumDamage(damage.expression) }
  }
}
