import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  place: { place: 'option:place' },
  'nothing-conceals': { place: 'option:place' },
  'in-sight': { place: 'option:place' },
  'stealth-advantage': {},
  'stealth-disadvantage': {},
  'perception-advantage': {},
  'perception-disadvantage': {},
  check: { stealth: 'signed', dc: 'integer', hidden: 'probability' },
  condition: {},
  search: { stealth: 'signed', perception: 'signed', observers: 'integer', score: 'integer', found: 'probability' },
  passive: { stealth: 'signed', perception: 'signed', observers: 'integer', score: 'integer', found: 'probability' },
  any: { stealth: 'signed', perception: 'signed', observers: 'integer', found: 'probability' },
  ends: {},
  contest: { stealth: 'signed', perception: 'signed', observers: 'integer', one: 'probability' },
  'tie-aware': {},
  'tie-unaware': {},
  kept: {},
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
