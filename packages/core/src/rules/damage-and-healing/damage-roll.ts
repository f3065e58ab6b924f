import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import type { Expression, Span, Term } from '../../dice/syntax.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import { MINIMUM_DAMAGE } from './damage.ts'

/** The damage of an attack with a weapon. */
export interface WeaponDamage {
  /** what the weapon deals: dice, or a fixed amount */
  readonly damage: Expression
  /** the modifier of the ability that the attack roll used */
  readonly abilityModifier: number
  /** other bonuses; negative for penalties; 0 by default */
  readonly bonus?: number
}

const NOWHERE: Span = { start: 0, end: 0 }

const amount = (value: number): Term => ({
  sign: value < 0 ? -1 : 1,
  expression: { kind: 'constant', value: Math.abs(value), span: NOWHERE },
})

/**
 * The damage roll of an attack with a weapon: its dice, the ability modifier of the attack roll, and other bonuses. A
 * fixed amount of damage, such as a Blowgun's, does not get the ability modifier, except in SRD 5.1.
 *
 * @throws RangeError if the modifier or the bonus is not an integer
 * @source SRD 5.2.1, Playing the Game, Damage Rolls (page 16)
 * @source SRD 5.1, Combat, Damage Rolls (page 96)
 * @source 2012 playtest, Damage Rolls
 * @example
 * format(weaponDamageRoll({ damage: expectOk(parse('1d8')), abilityModifier: 3 })) // => '1d8+3'
 * format(weaponDamageRoll({ damage: expectOk(parse('1')), abilityModifier: 3 })) // => '1'
 * format(weaponDamageRoll({ damage: expectOk(parse('1')), abilityModifier: 3 }, srd51)) // => '1+3'
 * format(weaponDamageRoll({ damage: expectOk(parse('1d4')), abilityModifier: -1, bonus: 1 })) // => '1d4-1+1'
 */
export function weaponDamageRoll(
  { damage, abilityModifier, bonus = 0 }: WeaponDamage,
  { abilityModifierAddedTo }: RulesOf<'abilityModifierAddedTo'> = srd521DamageAndHealing,
): Expression {
  requireInteger('abilityModifier', abilityModifier, ANY_INTEGER)
  requireInteger('bonus', bonus, ANY_INTEGER)
  const gets = damage.kind !== 'constant' || abilityModifierAddedTo === 'any-damage'
  const added = [gets ? abilityModifier : 0, bonus].filter((value) => value !== 0).map(amount)
  if (added.length === 0) return damage
  const terms: readonly Term[] = damage.kind === 'sum' ? damage.terms : [{ sign: 1, expression: damage }]
  return { kind: 'sum', terms: [...terms, ...added], span: damage.span }
}

/**
 * The damage that a damage roll deals: a penalty can reduce it to 0, never below.
 *
 * @param total of the damage roll
 * @throws RangeError if the total is not an integer
 * @source SRD 5.2.1, Playing the Game, Damage Rolls (page 16)
 * @example
 * damageDealt(7) // => 7
 * damageDealt(-2) // => 0
 */
export const damageDealt = (total: number): number =>
  Math.max(MINIMUM_DAMAGE, requireInteger('total', total, ANY_INTEGER))
