import type { Ability } from '../../vocabulary/abilities.ts'
import type { MovementCheck } from '../../vocabulary/movement-checks.ts'
import type { Skill } from '../../vocabulary/skills.ts'

/** An ability check during movement. */
export interface MovementCheckRow {
  readonly check: MovementCheck
  readonly ability: Ability
  readonly skill: Skill
  /** whether the GM decides if it is needed at all */
  readonly atGmOption: boolean
  readonly onFailure: 'no-progress' | 'hits-the-obstacle' | 'prone'
}

/**
 * The checks during movement. The book does not say what a failed climb or swim does; here it means no progress.
 *
 * @source SRD 5.2.1, Rules Glossary: Climbing (page 179), Swimming (page 189), Long Jump (page 185)
 */
export const CHECKS_WHILE_MOVING = [
  { check: 'hard-climb',                   ability: 'strength',  skill: 'athletics',  atGmOption: true,  onFailure: 'no-progress' },
  { check: 'rough-water',                  ability: 'strength',  skill: 'athletics',  atGmOption: true,  onFailure: 'no-progress' },
  { check: 'low-obstacle',                 ability: 'strength',  skill: 'athletics',  atGmOption: true,  onFailure: 'hits-the-obstacle' },
  { check: 'landing-in-difficult-terrain', ability: 'dexterity', skill: 'acrobatics', atGmOption: false, onFailure: 'prone' },
] as const satisfies readonly MovementCheckRow[]
