import { type Table, words } from '../table.ts'
import type { ActionRow } from './actions.ts'

/**
 * The actions in combat of the 2012 playtest. An improvised action uses the check that the DM names, if any.
 *
 * @source 2012 playtest, Combat, Actions in Combat
 */
export const PLAYTEST_MAIN_ACTIONS = [
  { action: 'attack',        attackRolls: 1, extraMoves: 0, lasts: 'at-once',         checks: [] },
  { action: 'cast-a-spell',  attackRolls: 0, extraMoves: 0, lasts: 'at-once',         checks: [] },
  { action: 'coup-de-grace', attackRolls: 1, extraMoves: 0, lasts: 'at-once',         checks: [] },
  { action: 'disengage',     attackRolls: 0, extraMoves: 0, lasts: 'at-once',         checks: [] },
  { action: 'dodge',         attackRolls: 0, extraMoves: 0, lasts: 'until-next-turn', checks: [] },
  { action: 'help',          attackRolls: 0, extraMoves: 0, lasts: 'until-next-turn', checks: [] },
  { action: 'hide',          attackRolls: 0, extraMoves: 0, lasts: 'until-ended',     checks: [{ ability: 'dexterity', skills: [] }] },
  { action: 'hustle',        attackRolls: 0, extraMoves: 1, lasts: 'at-once',         checks: [] },
  { action: 'improvise',     attackRolls: 0, extraMoves: 0, lasts: 'at-once',         checks: [{ ability: 'strength', skills: [] }, { ability: 'dexterity', skills: [] },
                                                                                               { ability: 'constitution', skills: [] }, { ability: 'intelligence', skills: [] },
                                                                                               { ability: 'wisdom', skills: [] }, { ability: 'charisma', skills: [] }] },
  { action: 'ready',         attackRolls: 0, extraMoves: 0, lasts: 'until-next-turn', checks: [] },
  { action: 'search',        attackRolls: 0, extraMoves: 0, lasts: 'at-once',         checks: [{ ability: 'wisdom', skills: [] }] },
  { action: 'use-an-item',   attackRolls: 0, extraMoves: 0, lasts: 'at-once',         checks: [] },
] as const satisfies readonly ActionRow[]

/**
 * The actions of the 2012 playtest as a reader sees them. Their names are words, since their terms belong to another
 * edition.
 */
export const playtestActionsTable: Table = {
  id: 'playtest-actions',
  source: { document: '2012 playtest', heading: 'Actions in Combat' },
  columns: ['action', 'what'],
  rows: PLAYTEST_MAIN_ACTIONS.map(({ action }) => [words(`name-${action}`), words(action)]),
}
