import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import { DAMAGE_TYPES, type DamageType } from '../../vocabulary/damage-types.ts'
import { WEAPON_KINDS, WEAPONS, type Weapon, type WeaponKind } from '../../vocabulary/weapons.ts'
import type { RollCircumstance } from '../d20-tests/roll-circumstance.ts'
import { ATTACK_RANGES, type AttackRange } from './attack-range.ts'

/** An attack with a weapon, or an Unarmed Strike, that is made underwater. */
export interface UnderwaterAttack {
  readonly kind: WeaponKind
  /** `none` for a net, which deals no damage */
  readonly damageType: DamageType | 'none'
  /** the weapon, in an edition that lists those that are not impeded; none of them by default. The net is one in SRD 5.1 */
  readonly weapon?: Weapon | 'net' | 'unarmed-strike'
  readonly hasSwimSpeed: boolean
  /** where the target is */
  readonly range: AttackRange
}

/**
 * How being underwater changes an attack with a weapon: Disadvantage on a melee attack without a Swim Speed unless the
 * weapon deals Piercing damage; Disadvantage on a ranged attack within normal range, and a miss beyond it.
 * SRD 5.1 lists the weapons that are not impeded; an Unarmed Strike, which is an attack with a weapon there, is not among
 * them. Nothing changes in an edition without rules for combat underwater.
 *
 * @throws RangeError if an id is unknown
 * @source SRD 5.2.1, Playing the Game, Impeded Weapons (page 16)
 * @source SRD 5.1, Combat, Underwater Combat (page 99)
 * @example
 * impededWeapon({ kind: 'melee', damageType: 'slashing', hasSwimSpeed: false, range: 'in-reach' }) // => { misses: false, circumstances: [{ rule: 'impeded-weapons', gives: 'disadvantage' }] }
 * impededWeapon({ kind: 'melee', damageType: 'bludgeoning', weapon: 'unarmed-strike', hasSwimSpeed: false, range: 'in-reach' }).circumstances // => []
 * impededWeapon({ kind: 'ranged', damageType: 'none', weapon: 'net', hasSwimSpeed: false, range: 'in-range' }, srd51).circumstances // => []
 * impededWeapon({ kind: 'ranged', damageType: 'piercing', hasSwimSpeed: true, range: 'in-long-range' }) // => { misses: true, circumstances: [] }
 */
export function impededWeapon(
  { kind, damageType, weapon, hasSwimSpeed, range }: UnderwaterAttack,
  { underwaterCombat, unarmedStrike }: RulesOf<'underwaterCombat' | 'unarmedStrike'> = srd521Combat,
): { readonly misses: boolean; readonly circumstances: readonly RollCircumstance[] } {
  requireOneOf('kind', kind, WEAPON_KINDS)
  requireOneOf('damageType', damageType, [...DAMAGE_TYPES, 'none'])
  requireOneOf('range', range, ATTACK_RANGES)
  const unarmed = weapon === 'unarmed-strike'
  const listed = underwaterCombat === 'none' ? [] : underwaterCombat.unimpededRanged
  if (weapon !== undefined && !unarmed) requireOneOf('weapon', weapon, [...WEAPONS, ...listed])
  const withWeapon = !unarmed || (unarmedStrike !== 'none' && unarmedStrike.weaponAttack)
  if (underwaterCombat === 'none' || !withWeapon) return { misses: false, circumstances: [] }
  const misses = kind === 'ranged' && range !== 'in-range'
  const { unimpededMelee } = underwaterCombat
  const isListed = (weapons: readonly (Weapon | 'net')[]): boolean => weapons.some((one) => one === weapon)
  const suits =
    'weapons' in unimpededMelee ? isListed(unimpededMelee.weapons) : damageType === unimpededMelee.damageType
  const impeded = kind === 'ranged' ? !isListed(listed) : !hasSwimSpeed && !suits
  return {
    misses,
    circumstances: impeded && !misses ? [{ rule: 'impeded-weapons', gives: 'disadvantage' }] : [],
  }
}

/**
 * Whether everything underwater has Resistance to this type of damage.
 *
 * @throws RangeError if the damage type is unknown
 * @source SRD 5.2.1, Playing the Game, Fire Resistance (page 16)
 * @example
 * resistsUnderwater('fire') // => true
 * resistsUnderwater('cold') // => false
 */
export function resistsUnderwater(
  damageType: DamageType,
  { underwaterCombat }: RulesOf<'underwaterCombat'> = srd521Combat,
): boolean {
  requireOneOf('damageType', damageType, DAMAGE_TYPES)
  return underwaterCombat !== 'none' && underwaterCombat.resistances.includes(damageType)
}
