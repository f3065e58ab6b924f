import type { Expression, Group, Pool } from '../../dice/syntax.ts'
import type { DiceRolledAgain } from '../../rulesets/damage-and-healing.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521CriticalHit } from '../../rulesets/srd-5-2-1/critical-hit.ts'
import { maximumDamage } from './maximum-damage.ts'

/**
 * The damage roll of a Critical Hit. Either every die of the attack is rolled again and added, or every die shows its
 * maximum; modifiers are added once. A pool that keeps some of its dice is rolled again as a whole, and its kept dice
 * are added.
 *
 * @param damage the parsed damage roll of a hit
 * @source SRD 5.2.1, Playing the Game, Critical Hits (page 16)
 * @source 2012 playtest, Damage Rolls, Critical Hit
 * @example
 * format(criticalDamage(expectOk(parse('1d8+3')))) // => '2d8+3'
 * format(criticalDamage(expectOk(parse('2d6kh1')))) // => '2d6kh1+2d6kh1'
 * format(criticalDamage(expectOk(parse('1d8+3')), next2012)) // => '8+3'
 */
export const criticalDamage = (
  damage: Expression,
  { criticalHit }: RulesOf<'criticalHit'> = { criticalHit: srd521CriticalHit },
): Expression => (criticalHit.damageDice === 'maximum' ? maximumDamage(damage) : damageRolledAgain(damage, criticalHit))

function damageRolledAgain(damage: Expression, rule: DiceRolledAgain): Expression {
  const again = (inner: Expression): Expression => damageRolledAgain(inner, rule)
  switch (damage.kind) {
    case 'constant':
    case 'variable':
      return damage
    case 'pool': {
      if (typeof damage.count === 'number' && isRolledDieByDie(damage)) {
        return { ...damage, count: damage.count * rule.damageRolls }
      }
      return rolledAgain(damage, rule)
    }
    case 'group':
      return rolledAgain(damage, rule)
    case 'sum':
      return { ...damage, terms: damage.terms.map(({ sign, expression }) => ({ sign, expression: again(expression) })) }
    case 'product':
    case 'quotient':
      return { ...damage, left: again(damage.left), right: again(damage.right) }
    case 'call':
      return { ...damage, arguments: damage.arguments.map(again) }
    case 'compared':
      return damage
    case 'labelled':
      return { ...damage, expression: again(damage.expression) }
  }
}

/** Whether each die counts independently, so that twice the dice equal the pool twice. */
const isRolledDieByDie = ({ keeps, reroll, explode }: Pool): boolean =>
  keeps.length === 0 && reroll?.kind !== 'add' && explode?.perPool === undefined

const rolledAgain = (damage: Pool | Group, rule: DiceRolledAgain): Expression => ({
  kind: 'sum',
  terms: Array.from({ length: rule.damageRolls }, () => ({ sign: 1, expression: damage })),
  span: damage.span,
})
