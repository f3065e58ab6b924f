import type { StepKinds, StepOf } from '../steps/step.ts'

/** What its steps say, and how each value is written. */
export const STEPS = {
  own: { dice: 'dice' },
  opposing: { dice: 'dice' },
  advantage: {},
  disadvantage: {},
  higher: { win: 'probability', loss: 'probability' },
  tie: { tie: 'probability' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
