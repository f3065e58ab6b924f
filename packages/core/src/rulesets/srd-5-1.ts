import type { Ruleset } from './ruleset.ts'
import { srd51BetweenAdventures } from './srd-5-1/between-adventures.ts'
import { srd51CharacterCreation } from './srd-5-1/character-creation.ts'
import { srd51ChecksAndActions } from './srd-5-1/checks-and-actions.ts'
import { srd51Combat } from './srd-5-1/combat.ts'
import { srd51DamageAndHealing } from './srd-5-1/damage-and-healing.ts'
import { srd51Equipment } from './srd-5-1/equipment.ts'
import { srd51Exploration } from './srd-5-1/exploration.ts'
import { srd51MagicAndCharacters } from './srd-5-1/magic-and-characters.ts'
import { srd521WeaponAttack } from './srd-5-2-1/weapon-attack.ts'

/**
 * The System Reference Document 5.1: the rules of 2014.
 *
 * @source SRD 5.1, Using Ability Scores to Spellcasting (pages 76 to 104), Appendix PH-A: Conditions (page 358)
 */
export const srd51 = {
  id: 'srd-5.1',
  ...srd51ChecksAndActions,
  ...srd51Combat,
  ...srd51DamageAndHealing,
  ...srd51Equipment,
  ...srd51Exploration,
  ...srd51MagicAndCharacters,
  ...srd51CharacterCreation,
  ...srd51BetweenAdventures,
  weaponAttack: srd521WeaponAttack,
} as const satisfies Ruleset
