import type { Ability } from '../../vocabulary/abilities.ts'
import { type Table, term, words } from '../table.ts'

/** A kind of attack and the ability whose modifier its attack roll uses. */
export interface AttackRollAbilityRow {
  readonly attack: 'melee' | 'ranged' | 'spell'
  /** `varies`: the spellcasting ability of the attacker */
  readonly ability: Ability | 'varies'
}

/**
 * The ability that each kind of attack uses.
 *
 * @source SRD 5.2.1, Playing the Game, Attack Roll Abilities (page 7)
 */
export const ATTACK_ROLL_ABILITIES = [
  { attack: 'melee',  ability: 'strength' },
  { attack: 'ranged', ability: 'dexterity' },
  { attack: 'spell',  ability: 'varies' },
] as const satisfies readonly AttackRollAbilityRow[]

/** The Attack Roll Abilities table as a reader sees it. */
export const attackRollAbilitiesTable: Table = {
  id: 'attack-roll-abilities',
  source: { document: 'SRD 5.2.1', heading: 'Attack Roll Abilities', page: 7 },
  columns: ['ability', 'attack'],
  rows: ATTACK_ROLL_ABILITIES.map(({ attack, ability }) => [
    ability === 'varies' ? words('varies') : term(ability),
    words(attack),
  ]),
}
