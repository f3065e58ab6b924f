import type { TurnState } from './state.ts'

/** The state of a creature at the start of its turn. */
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
