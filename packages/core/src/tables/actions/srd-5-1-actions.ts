import type { ActionRow } from './actions.ts'

/**
 * The actions in combat of SRD 5.1. Help and Use an Object use the checks of the task; the check of Search is the one
 * that the GM asks for.
 *
 * @source SRD 5.1, Combat, Actions in Combat (pages 93 and 94)
 */
export const SRD_5_1_MAIN_ACTIONS = [
  { action: 'attack',        attackRolls: 1, extraMoves: 0, lasts: 'at-once',         checks: [] },
  { action: 'cast-a-spell',  attackRolls: 0, extraMoves: 0, lasts: 'at-once',         checks: [] },
  { action: 'dash',          attackRolls: 0, extraMoves: 1, lasts: 'turn',            checks: [] },
  { action: 'disengage',     attackRolls: 0, extraMoves: 0, lasts: 'turn',            checks: [] },
  { action: 'dodge',         attackRolls: 0, extraMoves: 0, lasts: 'until-next-turn', checks: [] },
  { action: 'help',          attackRolls: 0, extraMoves: 0, lasts: 'until-next-turn', checks: [] },
  { action: 'hide',          attackRolls: 0, extraMoves: 0, lasts: 'until-ended',     checks: [{ ability: 'dexterity', skills: ['stealth'] }] },
  { action: 'ready',         attackRolls: 0, extraMoves: 0, lasts: 'until-next-turn', checks: [] },
  { action: 'search',        attackRolls: 0, extraMoves: 0, lasts: 'at-once',         checks: [{ ability: 'wisdom', skills: ['perception'] }, { ability: 'intelligence', skills: ['investigation'] }] },
  { action: 'use-an-object', attackRolls: 0, extraMoves: 0, lasts: 'at-once',         checks: [] },
] as const satisfies readonly ActionRow[]
