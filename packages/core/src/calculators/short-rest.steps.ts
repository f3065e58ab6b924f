import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  'cannot-start': { least: 'integer' },
  minutes: { minutes: 'integer' },
  each: { dice: 'dice', count: 'integer', constitution: 'signed', least: 'integer' },
  maximum: { missing: 'integer', most: 'integer' },
  'none-left': {},
  'no-kit': {},
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
