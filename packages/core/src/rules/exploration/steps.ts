import type { StepKinds, StepOf } from '../../steps/step.ts'

/** The step kinds of seeing, and the format of each value. */
export const SIGHT_STEP_KINDS = {
  'light-obscures': { obscurement: 'word' },
  'area-obscures': { area: 'word', obscurement: 'word' },
  'sense-used': { distanceFeet: 'feet', obscurement: 'word', hidden: 'flag' },
  'sight-hindered': { perception: 'word', condition: 'word' },
} as const satisfies StepKinds

export type SightRuleStep = StepOf<typeof SIGHT_STEP_KINDS>
