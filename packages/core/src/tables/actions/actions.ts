import type { Ability } from '../../vocabulary/abilities.ts'
import type { Action, PlaytestAction, Srd51Action } from '../../vocabulary/actions.ts'
import type { Skill } from '../../vocabulary/skills.ts'
import { type Table, term, words } from '../table.ts'

/** Ability checks of one ability, and the skills that can apply to them. */
export interface ActionCheck {
  readonly ability: Ability
  /** empty where the rules name no skill */
  readonly skills: readonly Skill[]
}

/** What an action lets you do, in figures. What another rule covers is 0 or no check. */
export interface ActionRow {
  readonly action: Action | Srd51Action | PlaytestAction
  /** the attack rolls that it allows, unless a feature gives more */
  readonly attackRolls: number
  /** how many times your Speed it lets you move in addition to your move */
  readonly extraMoves: number
  /**
   * how long its benefit lasts; `turn`: the rest of the current turn; `until-next-turn`: until the start of your next
   * turn
   */
  readonly lasts: 'at-once' | 'turn' | 'until-next-turn' | 'until-ended'
  /** the checks that it makes or may require; you make one of them */
  readonly checks: readonly ActionCheck[]
}

/**
 * The main actions. The check of Help is the one for first aid; Magic and Utilize use the checks of the spell, feature,
 * item or tool.
 *
 * @source SRD 5.2.1, Playing the Game, Actions (page 9) and Rules Glossary, Action (page 176)
 */
export const MAIN_ACTIONS = [
  { action: 'attack',    attackRolls: 1, extraMoves: 0, lasts: 'at-once',         checks: [] },
  { action: 'dash',      attackRolls: 0, extraMoves: 1, lasts: 'turn',            checks: [] },
  { action: 'disengage', attackRolls: 0, extraMoves: 0, lasts: 'turn',            checks: [] },
  { action: 'dodge',     attackRolls: 0, extraMoves: 0, lasts: 'until-next-turn', checks: [] },
  { action: 'help',      attackRolls: 0, extraMoves: 0, lasts: 'until-next-turn', checks: [{ ability: 'wisdom', skills: ['medicine'] }] },
  { action: 'hide',      attackRolls: 0, extraMoves: 0, lasts: 'until-ended',     checks: [{ ability: 'dexterity', skills: ['stealth'] }] },
  { action: 'influence', attackRolls: 0, extraMoves: 0, lasts: 'at-once',         checks: [{ ability: 'charisma', skills: ['deception', 'intimidation', 'performance', 'persuasion'] },
                                                                                           { ability: 'wisdom', skills: ['animal-handling'] }] },
  { action: 'magic',     attackRolls: 0, extraMoves: 0, lasts: 'at-once',         checks: [] },
  { action: 'ready',     attackRolls: 0, extraMoves: 0, lasts: 'until-next-turn', checks: [] },
  { action: 'search',    attackRolls: 0, extraMoves: 0, lasts: 'at-once',         checks: [{ ability: 'wisdom', skills: ['insight', 'medicine', 'perception', 'survival'] }] },
  { action: 'study',     attackRolls: 0, extraMoves: 0, lasts: 'at-once',         checks: [{ ability: 'intelligence', skills: ['arcana', 'history', 'investigation', 'nature', 'religion'] }] },
  { action: 'utilize',   attackRolls: 0, extraMoves: 0, lasts: 'at-once',         checks: [] },
] as const satisfies readonly ActionRow[]

/** The Actions table as a reader sees it. */
export const actionsTable: Table = {
  id: 'actions',
  source: { document: 'SRD 5.2.1', heading: 'Actions', page: 9 },
  columns: ['action', 'what'],
  rows: MAIN_ACTIONS.map(({ action }) => [term(action), words(action)]),
}
