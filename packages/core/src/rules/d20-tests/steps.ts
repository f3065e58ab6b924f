import type { StepKinds, StepOf } from '../../steps/step.ts'

/** The step kinds of D20 Tests, and the format of each value. */
export const D20_TEST_STEP_KINDS = {
  'gives-state': { gives: ['advantage', 'disadvantage'] },
  'states-combine': { circumstances: 'integer', state: 'roll-state' },
  'one-die-counts': { state: 'roll-state', natural: 'integer' },
  'adds-modifier': { before: 'integer', modifier: 'signed', total: 'integer' },
  'natural-roll-decides': { natural: 'integer', outcome: ['critical-hit', 'hit', 'miss'] },
  'compared-with-armor-class': { total: 'integer', targetNumber: 'integer', success: 'outcome' },
  'compared-with-dc': { total: 'integer', targetNumber: 'integer', success: 'outcome' },
  'base-armor-class-possible': { calculation: 'word', armorClass: 'integer' },
  'base-armor-class-chosen': { calculation: 'word', armorClass: 'integer' },
  'armor-class-modified': { before: 'integer', modifier: 'signed', armorClass: 'integer' },
} as const satisfies StepKinds

export type D20TestRuleStep = StepOf<typeof D20_TEST_STEP_KINDS>
