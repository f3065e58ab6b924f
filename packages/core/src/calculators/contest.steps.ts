import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  own: { dice: 'dice' },
  opposing: { dice: 'dice' },
  advantage: {},
  disadvantage: {},
  higher: { win: 'probability', loss: 'probability' },
  tie: { tie: 'probability' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
