import type { StepKinds, StepOf } from '../steps/step.ts'
import { DAMAGE_CHANGE_STEPS } from './shared/damage-change-steps.ts'

/** What its steps say, and how each value is written. */
export const STEPS = {
  'each-turn': { dice: 'dice' },
  ...DAMAGE_CHANGE_STEPS,
  turns: { turns: 'integer' },
  'put-out': {},
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
