import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  'no-longer-stable': {},
  hit: { damage: 'integer', maximum: 'integer', before: 'integer', failures: 'integer' },
  critical: { damage: 'integer', maximum: 'integer', before: 'integer', failures: 'integer' },
  fatal: { damage: 'integer', maximum: 'integer', before: 'integer', failures: 'integer' },
  massive: { damage: 'integer', maximum: 'integer', before: 'integer' },
  'hit-points-lost': { damage: 'integer', maximum: 'integer', before: 'integer', after: 'integer' },
  throw: { dc: 'integer' },
  'throw-with-bonus': { dc: 'integer', bonus: 'signed' },
  'bonus-dice': { dice: 'dice' },
  luck: {},
  advantage: {},
  disadvantage: {},
  natural: { failures: 'integer', hitPoints: 'integer' },
  ends: { successes: 'integer', failures: 'integer' },
  costs: { damage: 'dice', deadly: 'integer' },
  'ends-stable': { successes: 'integer' },
  'is-dead': {},
  'is-stable': {},
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
