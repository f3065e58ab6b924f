import { parse } from '../dice/parse.ts'
import type { Expression } from '../dice/syntax.ts'
import { abilityModifier } from '../rules/abilities/ability-score.ts'
import { criticalDamage } from '../rules/damage-and-healing/critical-hit.ts'
import { damageByType } from '../rules/damage-and-healing/damage-by-type.ts'
import { weaponDamageRoll } from '../rules/damage-and-healing/damage-roll.ts'
import { creatureOf, type Now } from './play.ts'
import type { Strike } from './strike.ts'
import { attackIn } from './strike-roll.ts'

/** The damage roll of a hit, type by type. */
export function strikeDamage(
  now: Now,
  strike: Strike,
  criticalHit: boolean,
): readonly { readonly type: string; readonly expression: Expression }[] {
  const { abilities } = creatureOf(now, strike.attacker)
  const attack = attackIn(now, strike)
  const parsed = parse(attack.damage)
  if (!parsed.ok) throw new RangeError(`damage is ${attack.damage}; it must be dice notation.`)
  const modifier = attack.ability === 'none' || attack.by !== 'weapon' ? 0 : abilityModifier(abilities[attack.ability])
  const whole = weaponDamageRoll(
    {
      damage: parsed.value,
      abilityModifier: strike.extraAttack === true ? Math.min(0, modifier) : modifier,
      bonus: attack.damageBonus,
    },
    now.ruleset,
  )
  const expression = criticalHit ? criticalDamage(whole, now.ruleset) : whole
  return damageByType({ damage: expression }).map(({ type = attack.damageType, expression: part }) => ({
    type,
    expression: part,
  }))
}
