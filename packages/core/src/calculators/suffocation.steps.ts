import type { StepKinds, StepOf } from '../steps/step.ts'

/** What its steps say, and how each value is written. */
export const STEPS = {
  breath: { base: 'integer', constitution: 'signed', minutes: 'number', seconds: 'integer' },
  'least-breath': { base: 'integer', constitution: 'signed', minutes: 'number', seconds: 'integer' },
  choking: { base: 'integer', constitution: 'signed', minutes: 'number', seconds: 'integer' },
  'each-turn': { levels: 'integer' },
  dies: { most: 'integer', exhaustion: 'integer', turns: 'integer' },
  'breathes-again': {},
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
