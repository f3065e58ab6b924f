import { requireOneOf } from '../../one-of.ts'
import { WEAPON_STATISTICS, type WeaponRow } from '../../tables/equipment/weapons.ts'
import { CLASS_PROFICIENCIES, type ClassProficiencies } from '../../tables/proficiency/class-proficiencies.ts'
import { ARMOR_CATEGORIES, type ArmorCategory } from '../../vocabulary/armor.ts'
import { type CharacterClass, CLASSES } from '../../vocabulary/classes.ts'
import { WEAPONS, type Weapon } from '../../vocabulary/weapons.ts'

/** A character's first class, and a weapon. */
export interface WeaponOfClass {
  readonly class: CharacterClass
  readonly weapon: Weapon
}

/**
 * Whether a character's first class gives proficiency with a weapon: every class does with Simple weapons, some with
 * all Martial ones or with those that have a property.
 *
 * @throws RangeError if the class or the weapon is unknown
 * @source SRD 5.2.1, Classes (pages 28 to 82)
 * @example
 * proficientWithWeapon({ class: 'rogue', weapon: 'rapier' }) // => true
 * proficientWithWeapon({ class: 'monk', weapon: 'rapier' }) // => false
 */
export function proficientWithWeapon({ class: characterClass, weapon }: WeaponOfClass): boolean {
  const { martialWeapons }: ClassProficiencies = CLASS_PROFICIENCIES[requireOneOf('class', characterClass, CLASSES)]
  const { category, properties }: WeaponRow = WEAPON_STATISTICS[requireOneOf('weapon', weapon, WEAPONS)]
  if (category === 'simple' || martialWeapons === 'all') return true
  return martialWeapons !== 'none' && martialWeapons.some((property) => properties.includes(property))
}

/** A character's first class, and a category of armor or the Shield. */
export interface ArmorOfClass {
  readonly class: CharacterClass
  readonly armor: ArmorCategory | 'shield'
}

/**
 * Whether a character's first class gives training with armor of a category, or with the Shield.
 *
 * @throws RangeError if the class or the armor is unknown
 * @source SRD 5.2.1, Classes (pages 28 to 82)
 * @example
 * trainedWithArmor({ class: 'cleric', armor: 'medium' }) // => true
 * trainedWithArmor({ class: 'wizard', armor: 'shield' }) // => false
 */
export function trainedWithArmor({ class: characterClass, armor }: ArmorOfClass): boolean {
  const proficiencies: ClassProficiencies = CLASS_PROFICIENCIES[requireOneOf('class', characterClass, CLASSES)]
  return proficiencies.armor.includes(requireOneOf('armor', armor, [...ARMOR_CATEGORIES, 'shield']))
}
