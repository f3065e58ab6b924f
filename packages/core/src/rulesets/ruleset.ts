import type { BetweenAdventuresRules } from './between-adventures.ts'
import type { CharacterCreationRules } from './character-creation.ts'
import type { ChecksAndActionsRules } from './checks-and-actions.ts'
import type { CombatRules } from './combat.ts'
import type { DamageAndHealingRules } from './damage-and-healing.ts'
import type { EquipmentRules } from './equipment.ts'
import type { ExplorationRules } from './exploration.ts'
import type { MagicAndCharacterRules } from './magic-and-characters.ts'

/** The differences between editions in attacks with weapons. */
export interface WeaponAttackRule {
  /** the abilities to choose from for attack and damage rolls with a Finesse weapon */
  readonly finesseAbilities: readonly ('strength' | 'dexterity')[]
}

/** An edition of the rules: only what differs between editions. Rules read it; nothing checks its id. */
export interface Ruleset
  extends ChecksAndActionsRules,
    CombatRules,
    DamageAndHealingRules,
    EquipmentRules,
    ExplorationRules,
    MagicAndCharacterRules,
    CharacterCreationRules,
    BetweenAdventuresRules {
  readonly id: string
  readonly weaponAttack: WeaponAttackRule
}

/**
 * The parts of an edition that a rule reads: the type of its last argument. Callers pass a whole edition; the default
 * is only a chapter of 5.2.1, so that importing one rule does not import all of them.
 */
export type RulesOf<Part extends keyof Ruleset> = Pick<Ruleset, Part>
