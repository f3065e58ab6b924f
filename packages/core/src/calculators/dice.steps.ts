import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  'at-least': { dice: 'dice', 'at-least': 'integer', chance: 'probability' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
