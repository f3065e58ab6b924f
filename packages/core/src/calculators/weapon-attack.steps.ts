import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  melee: { ability: 'option:ability', score: 'integer', modifier: 'signed' },
  ranged: { ability: 'option:ability', score: 'integer', modifier: 'signed' },
  finesse: { ability: 'option:ability', score: 'integer', modifier: 'signed' },
  proficient: { level: 'integer', proficiencyBonus: 'signed' },
  'not-proficient': { level: 'integer', proficiencyBonus: 'signed' },
  bonus: { bonus: 'signed' },
  'attack-bonus': { attackBonus: 'signed' },
  heavy: { ability: 'option:ability', least: 'integer' },
  'heavy-for-small': {},
  'too-near': { within: 'feet' },
  versatile: { dice: 'dice' },
  damage: { dice: 'dice', modifier: 'signed', damage: 'dice', type: 'term' },
  'off-hand': { dice: 'dice', modifier: 'signed', damage: 'dice', type: 'term' },
  fixed: { dice: 'dice', modifier: 'signed', damage: 'dice', type: 'term' },
  'two-handed': {},
  ammunition: {},
  loading: {},
  cleave: { cleave: 'dice', within: 'feet' },
  graze: { graze: 'integer' },
  nick: {},
  push: { push: 'feet' },
  sap: {},
  slow: { slow: 'feet' },
  topple: { topple: 'integer' },
  vex: {},
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
