import type { Ability } from '../../vocabulary/abilities.ts'
import type { Action } from '../../vocabulary/actions.ts'
import type { Skill } from '../../vocabulary/skills.ts'

/** The action and the ability check that identify something. */
export interface IdentifyingCheck {
  readonly action: Action
  readonly ability: Ability
  readonly skill: Skill
}

/**
 * How a spell is identified by its observable effects while it lasts. The DC depends on the edition.
 *
 * @source SRD 5.2.1, Spells, Identifying an Ongoing Spell (page 106)
 */
export const IDENTIFYING_A_SPELL = {
  action: 'study',
  ability: 'intelligence',
  skill: 'arcana',
} as const satisfies IdentifyingCheck
