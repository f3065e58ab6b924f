import { WEAPON_STATISTICS, type WeaponRow } from '../../tables/equipment/weapons.ts'
import { CLASS_PROFICIENCIES, type ClassProficiencies } from '../../tables/proficiency/class-proficiencies.ts'
import type { ArmorCategory } from '../../vocabulary/armor.ts'
import type { CharacterClass } from '../../vocabulary/classes.ts'
import type { Weapon } from '../../vocabulary/weapons.ts'

/**
 * Whether a character's first class gives proficiency with a weapon: every class does with Simple weapons, some with
 * all Martial ones or with those that have a property.
 *
 * @source SRD 5.2.1, Classes (pages 28 to 82)
 * @example
 * proficientWithWeapon('rogue', 'rapier') // => true
 * proficientWithWeapon('monk', 'rapier') // => false
 */
export function proficientWithWeapon(characterClass: CharacterClass, weapon: Weapon): boolean {
  const { martialWeapons }: ClassProficiencies = CLASS_PROFICIENCIES[characterClass]
  const { category, properties }: WeaponRow = WEAPON_STATISTICS[weapon]
  if (category === 'simple' || martialWeapons === 'all') return true
  return martialWeapons !== 'none' && martialWeapons.some((property) => properties.includes(property))
}

/**
 * Whether a character's first class gives training with armor of a category, or with the Shield.
 *
 * @source SRD 5.2.1, Classes (pages 28 to 82)
 * @example
 * trainedWithArmor('cleric', 'medium') // => true
 * trainedWithArmor('wizard', 'shield') // => false
 */
export function trainedWithArmor(characterClass: CharacterClass, armor: ArmorCategory | 'shield'): boolean {
  const proficiencies: ClassProficiencies = CLASS_PROFICIENCIES[characterClass]
  return proficiencies.armor.includes(armor)
}
