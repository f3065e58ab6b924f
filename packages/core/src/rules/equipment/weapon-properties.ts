import { requireInteger } from '../../bounds.ts'
import type { WeaponAttackRule } from '../../rulesets/ruleset.ts'
import { WEAPON_PROPERTY_FIGURES } from '../../tables/equipment/weapon-properties.ts'
import { WEAPON_STATISTICS } from '../../tables/equipment/weapons.ts'
import type { ByAbility } from '../../vocabulary/abilities.ts'
import type { WeaponProperty } from '../../vocabulary/weapon-properties.ts'
import type { Weapon, WeaponKind } from '../../vocabulary/weapons.ts'

/** The abilities that attacks with weapons use. */
export type WeaponAbility = 'strength' | 'dexterity'

/** A figure for each ability that attacks with weapons use. */
export type ByWeaponAbility<Value> = Pick<ByAbility<Value>, WeaponAbility>

/**
 * Whether a weapon has a property.
 *
 * @source SRD 5.2.1, Equipment, Properties (page 89)
 * @example
 * weaponHasProperty('dagger', 'finesse') // => true
 */
export const weaponHasProperty = (weapon: Weapon, property: WeaponProperty): boolean =>
  WEAPON_STATISTICS[weapon].properties.includes(property)

/**
 * The abilities to choose from for the attack and damage rolls of a weapon, thrown or not: Strength for a Melee weapon,
 * Dexterity for a Ranged one, and for a Finesse weapon those of the edition.
 *
 * @source SRD 5.2.1, Equipment, Finesse (page 89), Thrown (page 90)
 * @example
 * weaponAbilities('longsword', srd521.weaponAttack) // => ['strength']
 * weaponAbilities('dart', srd521.weaponAttack) // => ['strength', 'dexterity']
 */
export function weaponAbilities(weapon: Weapon, rule: WeaponAttackRule): readonly WeaponAbility[] {
  if (weaponHasProperty(weapon, 'finesse')) return rule.finesseAbilities
  return WEAPON_STATISTICS[weapon].kind === 'melee' ? ['strength'] : ['dexterity']
}

/**
 * The kinds of attack that a weapon is made for: a Melee weapon also makes ranged attacks if it is Thrown. In any other
 * use it counts as an improvised weapon.
 *
 * @source SRD 5.2.1, Equipment, Thrown and Improvised Weapons (page 90)
 * @example
 * attackKinds('spear') // => ['melee', 'ranged']
 * attackKinds('longbow') // => ['ranged']
 */
export function attackKinds(weapon: Weapon): readonly WeaponKind[] {
  if (WEAPON_STATISTICS[weapon].kind === 'ranged') return ['ranged']
  return weaponHasProperty(weapon, 'thrown') ? ['melee', 'ranged'] : ['melee']
}

/**
 * How many hands an attack with a weapon requires.
 *
 * @source SRD 5.2.1, Equipment, Two-Handed (page 90) and Weapons (page 91)
 * @example
 * handsRequired('greataxe') // => 2
 * handsRequired('lance', { mounted: true }) // => 1
 */
export function handsRequired(weapon: Weapon, { mounted = false }: { readonly mounted?: boolean } = {}): 1 | 2 {
  const { oneHandedWhileMounted = false } = WEAPON_STATISTICS[weapon]
  if (!weaponHasProperty(weapon, 'two-handed') || (mounted && oneHandedWhileMounted)) return 1
  return WEAPON_PROPERTY_FIGURES['two-handed'].hands
}

/**
 * The damage dice of a weapon, in dice notation: the larger ones of a Versatile weapon for a melee attack with two
 * hands.
 *
 * @source SRD 5.2.1, Equipment, Versatile (page 90)
 * @example
 * weaponDamageDice('longsword', { kind: 'melee', hands: 2 }) // => '1d10'
 * weaponDamageDice('spear', { kind: 'ranged', hands: 1 }) // => '1d6'
 */
export function weaponDamageDice(
  weapon: Weapon,
  { kind, hands }: { readonly kind: WeaponKind; readonly hands: 1 | 2 },
): string {
  const { damage, versatileDamage = damage } = WEAPON_STATISTICS[weapon]
  return kind === 'melee' && hands === 2 ? versatileDamage : damage
}

/**
 * Whether attack rolls with a weapon have Disadvantage because it is too heavy: below Strength 13 for a Melee weapon,
 * below Dexterity 13 for a Ranged one.
 *
 * @param scores the scores, not the modifiers
 * @source SRD 5.2.1, Equipment, Heavy (page 89)
 * @example
 * tooHeavy('greatsword', { strength: 12, dexterity: 20 }) // => true
 * tooHeavy('longbow', { strength: 8, dexterity: 13 }) // => false
 */
export function tooHeavy(weapon: Weapon, scores: ByWeaponAbility<number>): boolean {
  const { meleeAbility, rangedAbility, minimumScore } = WEAPON_PROPERTY_FIGURES.heavy
  const ability = WEAPON_STATISTICS[weapon].kind === 'melee' ? meleeAbility : rangedAbility
  return weaponHasProperty(weapon, 'heavy') && scores[ability] < minimumScore
}

/**
 * How many attacks can be made with a weapon when using one action, Bonus Action or Reaction: a Loading weapon fires
 * only once.
 *
 * @param attacks the number of attacks that could normally be made: 0 to 100
 * @throws RangeError if the attacks are not an integer within bounds
 * @source SRD 5.2.1, Equipment, Loading (page 90)
 * @example
 * attacksWith('heavy-crossbow', 2) // => 1
 * attacksWith('longbow', 2) // => 2
 */
export function attacksWith(weapon: Weapon, attacks: number): number {
  requireInteger('attacks', attacks, { minimum: 0, maximum: 100 })
  return weaponHasProperty(weapon, 'loading') ? Math.min(attacks, WEAPON_PROPERTY_FIGURES.loading.piecesFired) : attacks
}

/**
 * The reach with a weapon, in feet, also for Opportunity Attacks with it.
 *
 * @param reachFeet the reach of the wielder
 * @source SRD 5.2.1, Equipment, Reach (page 90)
 * @example
 * weaponReachFeet('whip', 5) // => 10
 * weaponReachFeet('rapier', 5) // => 5
 */
export const weaponReachFeet = (weapon: Weapon, reachFeet: number): number =>
  weaponHasProperty(weapon, 'reach') ? reachFeet + WEAPON_PROPERTY_FIGURES.reach.addedFeet : reachFeet
