import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  tools: {},
  'tools-and-place': {},
  lifestyle: {},
  materials: { cost: 'number', materials: 'number' },
  time: { cost: 'number', each: 'number', days: 'number', hours: 'integer' },
  helpers: { crafters: 'integer', days: 'number' },
  'many-helpers': { crafters: 'integer', days: 'number', assistants: 'integer' },
  potion: { days: 'integer', materials: 'number' },
  'scroll-needs': {},
  scroll: { level: 'option:level', days: 'integer', materials: 'number' },
  'not-consecutive': {},
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
