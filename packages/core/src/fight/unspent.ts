import type { TurnState } from './state.ts'

/** What a creature has spent at the start of its turn: nothing. */
export const UNSPENT = {
  action: false,
  bonusAction: false,
  reaction: false,
  movementFeet: 0,
  extraMovementFeet: 0,
  attacksLeft: 0,
  spellAttacksLeft: 0,
  lightAttack: 'none',
  freeInteractions: 0,
  slotsExpended: 0,
  disengaged: false,
  deathSaveDue: false,
} as const satisfies TurnState
