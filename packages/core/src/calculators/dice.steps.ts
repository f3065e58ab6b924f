import type { StepKinds, StepOf } from '../steps/step.ts'

/** What its steps say, and how each value is written. */
export const STEPS = {
  'at-least': { dice: 'dice', 'at-least': 'integer', chance: 'probability' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
