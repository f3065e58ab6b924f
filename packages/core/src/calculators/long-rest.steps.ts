import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  'too-few-hit-points': { least: 'integer', after: 'integer', wait: 'integer' },
  'too-soon-end': { least: 'integer', after: 'integer', wait: 'integer' },
  'too-soon-start': { least: 'integer', after: 'integer', wait: 'integer' },
  'hours-with-sleep': { hours: 'integer', sleep: 'integer', light: 'integer' },
  hours: { hours: 'integer', sleep: 'integer', light: 'integer' },
  'goes-on': { event: 'option:interruption' },
  resumes: { event: 'option:interruption', rested: 'integer', times: 'integer', hours: 'integer', left: 'integer' },
  'starts-over': {
    event: 'option:interruption',
    rested: 'integer',
    times: 'integer',
    hours: 'integer',
    left: 'integer',
  },
  'as-short-rest': { rested: 'integer' },
  'maximum-restored': { reduced: 'integer', most: 'integer' },
  'maximum-stays': { reduced: 'integer', most: 'integer' },
  'all-hit-points': { before: 'integer', after: 'integer' },
  'no-hit-points': { before: 'integer', after: 'integer' },
  'all-dice': { left: 'integer', total: 'integer', constitution: 'signed', regained: 'integer', now: 'integer' },
  'half-dice': { left: 'integer', total: 'integer', constitution: 'signed', regained: 'integer', now: 'integer' },
  'some-dice': { left: 'integer', total: 'integer', constitution: 'signed', regained: 'integer', now: 'integer' },
  spent: { spent: 'integer', dice: 'dice', constitution: 'signed', mean: 'number' },
  exhaustion: { before: 'integer', after: 'integer' },
  temporary: { lost: 'integer' },
  'next-end': { hours: 'integer' },
  'next-start': { hours: 'integer' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
