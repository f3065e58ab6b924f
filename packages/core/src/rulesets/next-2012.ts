import { next2012BetweenAdventures } from './next-2012/between-adventures.ts'
import { next2012CharacterCreation } from './next-2012/character-creation.ts'
import { next2012ChecksAndActions } from './next-2012/checks-and-actions.ts'
import { next2012Combat } from './next-2012/combat.ts'
import { next2012DamageAndHealing } from './next-2012/damage-and-healing.ts'
import { next2012Exploration } from './next-2012/exploration.ts'
import { next2012MagicAndCharacters } from './next-2012/magic-and-characters.ts'
import type { Ruleset } from './ruleset.ts'
import { srd521Armor } from './srd-5-2-1/armor.ts'
import { srd521Gear } from './srd-5-2-1/gear.ts'
import { srd521Weapons } from './srd-5-2-1/weapons.ts'

/**
 * The 2012 playtest: everything in which it differs from SRD 5.2.1. Its equipment is not part of core; the functions
 * about equipment answer as for SRD 5.2.1.
 *
 * @source 2012 playtest, Attack Rolls, Damage Rolls, Damage and Dying
 */
export const next2012 = {
  id: 'next-2012',
  ...next2012ChecksAndActions,
  ...next2012Combat,
  ...next2012DamageAndHealing,
  ...next2012Exploration,
  ...next2012MagicAndCharacters,
  ...next2012CharacterCreation,
  ...next2012BetweenAdventures,
  ...srd521Weapons,
  ...srd521Armor,
  ...srd521Gear,
  weaponAttack: { finesseAbilities: ['dexterity'] },
} as const satisfies Ruleset
