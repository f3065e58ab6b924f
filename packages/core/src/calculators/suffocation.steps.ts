import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  breath: { base: 'integer', constitution: 'signed', minutes: 'number', seconds: 'integer' },
  'least-breath': { base: 'integer', constitution: 'signed', minutes: 'number', seconds: 'integer' },
  choking: { base: 'integer', constitution: 'signed', minutes: 'number', seconds: 'integer' },
  'each-turn': { levels: 'integer' },
  dies: { most: 'integer', exhaustion: 'integer', turns: 'integer' },
  'breathes-again': {},
  survives: { constitution: 'signed', least: 'integer', rounds: 'integer' },
  'survives-least': { constitution: 'signed', least: 'integer', rounds: 'integer' },
  drops: {},
  'no-help': {},
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
