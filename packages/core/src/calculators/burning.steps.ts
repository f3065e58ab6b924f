import type { StepKinds, StepOf } from '../steps/step.ts'
import { DAMAGE_CHANGE_STEPS } from './shared/damage-change-steps.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  'each-turn': { dice: 'dice' },
  ...DAMAGE_CHANGE_STEPS,
  turns: { turns: 'integer' },
  'put-out': {},
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
