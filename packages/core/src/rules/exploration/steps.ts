import type { StepKinds, StepOf } from '../../steps/step.ts'

/** What steps of seeing say. */
export const SIGHT_STEP_KINDS = {
  'light-obscures': { obscurement: 'word' },
  'area-obscures': { area: 'word', obscurement: 'word' },
  'sense-used': { distanceFeet: 'feet', obscurement: 'word', hidden: 'flag' },
  'sight-hindered': { perception: 'word', condition: 'word' },
} as const satisfies StepKinds

export type SightRuleStep = StepOf<typeof SIGHT_STEP_KINDS>
