import type { Ruleset } from './ruleset.ts'
import { srd521Armor } from './srd-5-2-1/armor.ts'
import { srd521BetweenAdventures } from './srd-5-2-1/between-adventures.ts'
import { srd521CharacterCreation } from './srd-5-2-1/character-creation.ts'
import { srd521ChecksAndActions } from './srd-5-2-1/checks-and-actions.ts'
import { srd521Combat } from './srd-5-2-1/combat.ts'
import { srd521DamageAndHealing } from './srd-5-2-1/damage-and-healing.ts'
import { srd521Exploration } from './srd-5-2-1/exploration.ts'
import { srd521Gear } from './srd-5-2-1/gear.ts'
import { srd521MagicAndCharacters } from './srd-5-2-1/magic-and-characters.ts'
import { srd521WeaponAttack } from './srd-5-2-1/weapon-attack.ts'
import { srd521Weapons } from './srd-5-2-1/weapons.ts'

/**
 * The System Reference Document 5.2.1.
 *
 * @source SRD 5.2.1, Playing the Game: Rolling 20 or 1 (page 7), Critical Hits (page 16), Death Saving Throws (page 17)
 */
export const srd521 = {
  id: 'srd-5.2.1',
  ...srd521ChecksAndActions,
  ...srd521Combat,
  ...srd521DamageAndHealing,
  ...srd521Exploration,
  ...srd521MagicAndCharacters,
  ...srd521CharacterCreation,
  ...srd521BetweenAdventures,
  ...srd521Weapons,
  ...srd521Armor,
  ...srd521Gear,
  weaponAttack: srd521WeaponAttack,
} as const satisfies Ruleset
