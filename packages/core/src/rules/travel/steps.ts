import type { StepKinds, StepOf } from '../../steps/step.ts'

/** The step kinds of travel, and the format of each value. */
export const TRAVEL_STEP_KINDS = {
  'terrain-limits-pace': { terrain: 'word', unequipped: 'flag', pace: 'word' },
  'terrain-ignored': { terrain: 'word', pace: 'word' },
  'road-raises-pace': { before: 'word', pace: 'word' },
  'member-slows-pace': { before: 'word', pace: 'word' },
} as const satisfies StepKinds

export type TravelRuleStep = StepOf<typeof TRAVEL_STEP_KINDS>
