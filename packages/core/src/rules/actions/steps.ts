import type { StepKinds, StepOf } from '../../steps/step.ts'

/** The step kinds of actions, and the format of each value. */
export const ACTION_STEP_KINDS = {
  'hiding-against-dc': { total: 'integer', dc: 'integer', hidden: 'outcome' },
  'hiding-from-observer': { total: 'integer', against: 'integer', aware: 'flag', hidden: 'outcome' },
  'willingness-decides': { willingness: 'word', outcome: ['complies', 'refuses'] },
  'influence-dc': { willingness: 'word', intelligence: 'integer', leastDc: 'integer', dc: 'integer' },
} as const satisfies StepKinds

export type ActionRuleStep = StepOf<typeof ACTION_STEP_KINDS>
