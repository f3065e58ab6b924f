import type { Expression } from '../dice/syntax.ts'
import type { CriticalHitRule } from '../rulesets/ruleset.ts'

/**
 * The damage roll of a Critical Hit: every die of the attack is rolled again and added; modifiers are added once.
 * A pool that keeps some of its dice is rolled as a whole again, and its kept dice are added.
 *
 * @source SRD 5.2.1, Playing the Game, Critical Hits (page 16)
 * @example
 * format(criticalDamage(parse('1d8+3').value, srd521.criticalHit)) // => '2d8+3'
 * format(criticalDamage(parse('2d6kh1').value, srd521.criticalHit)) // => '2d6kh1+2d6kh1'
 */
export function criticalDamage(damage: Expression, rule: CriticalHitRule): Expression {
  switch (damage.kind) {
    case 'constant':
      return damage
    case 'pool': {
      if (damage.keeps.length === 0) return { ...damage, count: damage.count * rule.damageRolls }
      const terms = Array.from({ length: rule.damageRolls }, () => ({ sign: 1 as const, expression: damage }))
      return { kind: 'sum', terms, span: damage.span }
    }
    case 'sum':
      return {
        ...damage,
        terms: damage.terms.map(({ sign, expression }) => ({ sign, expression: criticalDamage(expression, rule) })),
      }
  }
}
