import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521WeaponAttack } from '../../rulesets/srd-5-2-1/weapon-attack.ts'
import { srd521Weapons } from '../../rulesets/srd-5-2-1/weapons.ts'
import { WEAPON_PROPERTY_FIGURES } from '../../tables/equipment/weapon-properties.ts'
import type { ByAbility } from '../../vocabulary/abilities.ts'
import { SIZES, type Size } from '../../vocabulary/sizes.ts'
import { WEAPON_PROPERTIES, type WeaponProperty } from '../../vocabulary/weapon-properties.ts'
import { WEAPON_KINDS, type Weapon, type WeaponKind } from '../../vocabulary/weapons.ts'
import { ABILITY_SCORES } from '../abilities/ability-score.ts'
import { REACH_FEET } from '../combat/attack-range.ts'
import { weaponRow } from './weapon-row.ts'

/** The abilities that attacks with weapons use. */
export type WeaponAbility = 'strength' | 'dexterity'

/** A figure for each ability that attacks with weapons use. */
export type ByWeaponAbility<Value> = Pick<ByAbility<Value>, WeaponAbility>

/** A weapon, and a property that it might have. */
export interface PropertyOfWeapon {
  readonly weapon: Weapon
  readonly property: WeaponProperty
}

/**
 * Whether a weapon has a property.
 *
 * @throws RangeError if the weapon or the property is unknown
 * @source SRD 5.2.1, Equipment, Properties (page 89)
 * @example
 * weaponHasProperty({ weapon: 'dagger', property: 'finesse' }) // => true
 * weaponHasProperty({ weapon: 'lance', property: 'heavy' }, srd51) // => false
 */
export const weaponHasProperty = (
  { weapon, property }: PropertyOfWeapon,
  ruleset: RulesOf<'weapons'> = srd521Weapons,
): boolean => weaponRow(weapon, ruleset).properties.includes(requireOneOf('property', property, WEAPON_PROPERTIES))

/**
 * The abilities to choose from for the attack and damage rolls of a weapon, thrown or not: Strength for a Melee weapon,
 * Dexterity for a Ranged one, and for a Finesse weapon those of the edition.
 *
 * @throws RangeError if the weapon is unknown
 * @source SRD 5.2.1, Equipment, Finesse (page 89), Thrown (page 90)
 * @example
 * weaponAbilities('longsword') // => ['strength']
 * weaponAbilities('dart') // => ['strength', 'dexterity']
 * weaponAbilities('dart', next2012) // => ['dexterity']
 */
export function weaponAbilities(
  weapon: Weapon,
  ruleset: RulesOf<'weaponAttack' | 'weapons'> = { weaponAttack: srd521WeaponAttack, ...srd521Weapons },
): readonly WeaponAbility[] {
  const { kind, properties } = weaponRow(weapon, ruleset)
  if (properties.includes('finesse')) return ruleset.weaponAttack.finesseAbilities
  return kind === 'melee' ? ['strength'] : ['dexterity']
}

/**
 * The kinds of attack that a weapon is made for: a Melee weapon also makes ranged attacks if it is Thrown. In any other
 * use it counts as an improvised weapon.
 *
 * @throws RangeError if the weapon is unknown
 * @source SRD 5.2.1, Equipment, Thrown and Improvised Weapons (page 90)
 * @example
 * attackKinds('spear') // => ['melee', 'ranged']
 * attackKinds('longbow') // => ['ranged']
 */
export function attackKinds(weapon: Weapon, ruleset: RulesOf<'weapons'> = srd521Weapons): readonly WeaponKind[] {
  const { kind, properties } = weaponRow(weapon, ruleset)
  if (kind === 'ranged') return ['ranged']
  return properties.includes('thrown') ? ['melee', 'ranged'] : ['melee']
}

/** The wielder of a weapon. */
export interface WeaponWielder {
  readonly weapon: Weapon
  /** it is mounted; not by default */
  readonly mounted?: boolean
}

/**
 * How many hands an attack with a weapon requires.
 *
 * @throws RangeError if the weapon is unknown
 * @source SRD 5.2.1, Equipment, Two-Handed (page 90) and Weapons (page 91)
 * @example
 * handsRequired({ weapon: 'greataxe' }) // => 2
 * handsRequired({ weapon: 'lance', mounted: true }) // => 1
 */
export function handsRequired(
  { weapon, mounted = false }: WeaponWielder,
  ruleset: RulesOf<'weapons'> = srd521Weapons,
): 1 | 2 {
  const { properties, oneHandedWhileMounted = false } = weaponRow(weapon, ruleset)
  const twoHanded = oneHandedWhileMounted ? !mounted : properties.includes('two-handed')
  return twoHanded ? WEAPON_PROPERTY_FIGURES['two-handed'].hands : 1
}

/** An attack with a weapon, with one hand or two. */
export interface WeaponInHand {
  readonly weapon: Weapon
  readonly kind: WeaponKind
  readonly hands: 1 | 2
}

/**
 * The damage dice of a weapon, in dice notation: the larger ones of a Versatile weapon for a melee attack with two
 * hands.
 *
 * @throws RangeError if the weapon or the kind of attack is unknown, or the hands are not 1 or 2
 * @source SRD 5.2.1, Equipment, Versatile (page 90)
 * @example
 * weaponDamageDice({ weapon: 'longsword', kind: 'melee', hands: 2 }) // => '1d10'
 * weaponDamageDice({ weapon: 'spear', kind: 'ranged', hands: 1 }) // => '1d6'
 * weaponDamageDice({ weapon: 'lance', kind: 'melee', hands: 2 }, srd51) // => '1d12'
 */
export function weaponDamageDice(
  { weapon, kind, hands }: WeaponInHand,
  ruleset: RulesOf<'weapons'> = srd521Weapons,
): string {
  const { damage, versatileDamage = damage } = weaponRow(weapon, ruleset)
  requireOneOf('kind', kind, WEAPON_KINDS)
  requireOneOf<number>('hands', hands, [1, 2])
  return kind === 'melee' && hands === 2 ? versatileDamage : damage
}

/** The wielder of a weapon that might be too heavy. */
export interface HeavyWielder {
  readonly weapon: Weapon
  readonly scores: ByWeaponAbility<number>
  /** of the wielder, which counts in SRD 5.1; Medium by default */
  readonly size?: Size
}

/**
 * Whether attack rolls with a weapon have Disadvantage because it is too heavy: below Strength 13 for a Melee weapon,
 * below Dexterity 13 for a Ranged one. In SRD 5.1 a heavy weapon is too heavy for Small creatures instead.
 *
 * @throws RangeError if the weapon or the size is unknown, or a score is not an integer between 1 and 30
 * @source SRD 5.2.1, Equipment, Heavy (page 89)
 * @source SRD 5.1, Equipment, Heavy (page 65)
 * @example
 * tooHeavy({ weapon: 'greatsword', scores: { strength: 12, dexterity: 20 } }) // => true
 * tooHeavy({ weapon: 'longbow', scores: { strength: 8, dexterity: 13 } }) // => false
 * tooHeavy({ weapon: 'longbow', scores: { strength: 8, dexterity: 18 }, size: 'small' }, srd51) // => true
 */
export function tooHeavy(
  { weapon, scores, size = 'medium' }: HeavyWielder,
  ruleset: RulesOf<'heavyWeapons' | 'weapons'> = srd521Weapons,
): boolean {
  const { kind, properties } = weaponRow(weapon, ruleset)
  const { heavyWeapons } = ruleset
  requireInteger('scores.strength', scores.strength, ABILITY_SCORES)
  requireInteger('scores.dexterity', scores.dexterity, ABILITY_SCORES)
  requireOneOf('size', size, SIZES)
  if (!properties.includes('heavy')) return false
  if (heavyWeapons.hinders === 'size') return heavyWeapons.sizes.includes(size)
  const { meleeAbility, rangedAbility, minimumScore } = heavyWeapons
  return scores[kind === 'melee' ? meleeAbility : rangedAbility] < minimumScore
}

/** A target at a distance from the wielder of a weapon. */
export interface WeaponTarget {
  readonly weapon: Weapon
  readonly distanceFeet: number
}

/**
 * Whether an attack roll has Disadvantage because the target is too near for the weapon: in SRD 5.1 a target within 5
 * feet of a lance, in SRD 5.2.1 none.
 *
 * @throws RangeError if the weapon is unknown, or the distance is negative or not an integer
 * @source SRD 5.1, Equipment, Special Weapons (page 65)
 * @example
 * tooNear({ weapon: 'lance', distanceFeet: 5 }) // => false
 * tooNear({ weapon: 'lance', distanceFeet: 5 }, srd51) // => true
 */
export function tooNear({ weapon, distanceFeet }: WeaponTarget, ruleset: RulesOf<'weapons'> = srd521Weapons): boolean {
  const { disadvantageWithinFeet } = weaponRow(weapon, ruleset)
  requireInteger('distanceFeet', distanceFeet, FROM_0)
  return disadvantageWithinFeet !== undefined && distanceFeet <= disadvantageWithinFeet
}

/** The attacks that a creature makes with a weapon. */
export interface AttacksWithWeapon {
  readonly weapon: Weapon
  /** how many could normally be made: 0 to 100 */
  readonly attacks: number
}

/**
 * How many attacks can be made with a weapon when using one action, Bonus Action or Reaction: a Loading weapon fires
 * only once.
 *
 * @throws RangeError if the weapon is unknown, or the attacks are not an integer within bounds
 * @source SRD 5.2.1, Equipment, Loading (page 90)
 * @example
 * attacksWith({ weapon: 'heavy-crossbow', attacks: 2 }) // => 1
 * attacksWith({ weapon: 'longbow', attacks: 2 }) // => 2
 */
export function attacksWith(
  { weapon, attacks }: AttacksWithWeapon,
  ruleset: RulesOf<'weapons'> = srd521Weapons,
): number {
  const { properties } = weaponRow(weapon, ruleset)
  requireInteger('attacks', attacks, { minimum: 0, maximum: 100 })
  return properties.includes('loading') ? Math.min(attacks, WEAPON_PROPERTY_FIGURES.loading.piecesFired) : attacks
}

/** A creature that reaches with a weapon. */
export interface WeaponReach {
  readonly weapon: Weapon
  /** the reach of the wielder; 5 feet by default */
  readonly reachFeet?: number
}

/**
 * The reach with a weapon, in feet, also for Opportunity Attacks with it.
 *
 * @throws RangeError if the weapon is unknown, or the reach is negative or not an integer
 * @source SRD 5.2.1, Equipment, Reach (page 90)
 * @example
 * weaponReachFeet({ weapon: 'whip' }) // => 10
 * weaponReachFeet({ weapon: 'whip', reachFeet: 10 }) // => 15
 */
export function weaponReachFeet(
  { weapon, reachFeet = REACH_FEET }: WeaponReach,
  ruleset: RulesOf<'weapons'> = srd521Weapons,
): number {
  requireInteger('reachFeet', reachFeet, FROM_0)
  return weaponRow(weapon, ruleset).properties.includes('reach')
    ? reachFeet + WEAPON_PROPERTY_FIGURES.reach.addedFeet
    : reachFeet
}
