import type { UnderwaterCombatRule } from '../../rulesets/combat.ts'
import type { DamageType } from '../../vocabulary/damage-types.ts'
import type { RollCircumstance } from '../d20-tests/roll-circumstance.ts'
import type { AttackRange } from './attack-range.ts'

/** An attack with a weapon that is made underwater. */
export interface UnderwaterAttack {
  readonly kind: 'melee' | 'ranged'
  readonly damageType: DamageType
  readonly hasSwimSpeed: boolean
  /** where the target is */
  readonly range: AttackRange
}

/**
 * How being underwater changes an attack with a weapon: Disadvantage on a melee attack without a Swim Speed unless the
 * weapon deals Piercing damage; Disadvantage on a ranged attack within normal range, and a miss beyond it.
 *
 * @source SRD 5.2.1, Playing the Game, Impeded Weapons (page 16)
 * @example
 * impededWeapon({ kind: 'melee', damageType: 'slashing', hasSwimSpeed: false, range: 'in-reach' }, srd521.underwaterCombat) // => { misses: false, circumstances: [{ rule: 'impeded-weapons', gives: 'disadvantage' }] }
 * impededWeapon({ kind: 'ranged', damageType: 'piercing', hasSwimSpeed: true, range: 'in-long-range' }, srd521.underwaterCombat) // => { misses: true, circumstances: [] }
 */
export function impededWeapon(
  { kind, damageType, hasSwimSpeed, range }: UnderwaterAttack,
  { unimpededDamageType }: UnderwaterCombatRule,
): { readonly misses: boolean; readonly circumstances: readonly RollCircumstance[] } {
  const misses = kind === 'ranged' && range !== 'in-range'
  const impeded = kind === 'ranged' || (!hasSwimSpeed && damageType !== unimpededDamageType)
  return {
    misses,
    circumstances: impeded && !misses ? [{ rule: 'impeded-weapons', gives: 'disadvantage' }] : [],
  }
}

/**
 * Whether everything underwater has Resistance to this type of damage.
 *
 * @source SRD 5.2.1, Playing the Game, Fire Resistance (page 16)
 * @example
 * resistsUnderwater('fire', srd521.underwaterCombat) // => true
 * resistsUnderwater('cold', srd521.underwaterCombat) // => false
 */
export const resistsUnderwater = (damageType: DamageType, { resistances }: UnderwaterCombatRule): boolean =>
  resistances.includes(damageType)
