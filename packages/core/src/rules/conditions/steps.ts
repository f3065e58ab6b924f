import type { StepKinds, StepOf } from '../../steps/step.ts'

/** The step kinds of conditions, and the format of each value. */
export const CONDITION_STEP_KINDS = {
  'speed-changed': { before: 'feet', level: 'integer', speedFeet: 'feet' },
} as const satisfies StepKinds

export type ConditionRuleStep = StepOf<typeof CONDITION_STEP_KINDS>
