import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  first: { class: 'option:class', die: 'integer', constitution: 'signed', result: 'integer' },
  fixed: { class: 'option:class', count: 'integer', fixed: 'integer', die: 'dice', constitution: 'signed' },
  rolled: { class: 'option:class', count: 'integer', fixed: 'integer', die: 'dice', constitution: 'signed' },
  'second-fixed': { class: 'option:class', count: 'integer', fixed: 'integer', die: 'dice', constitution: 'signed' },
  'second-rolled': { class: 'option:class', count: 'integer', fixed: 'integer', die: 'dice', constitution: 'signed' },
  least: { least: 'integer' },
  'no-least': {},
  'per-level': { each: 'signed', levels: 'integer', result: 'integer' },
  'too-many-levels': { most: 'integer' },
  compared: { fixed: 'integer', chance: 'probability' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
