import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  'not-in-edition': { shape: 'option:shape' },
  cone: { size: 'feet', width: 'feet', height: 'feet' },
  cube: { size: 'feet', width: 'feet', height: 'feet' },
  cylinder: { size: 'feet', width: 'feet', height: 'feet' },
  emanation: { size: 'feet', width: 'feet', height: 'feet' },
  line: { size: 'feet', width: 'feet', height: 'feet' },
  sphere: { size: 'feet', width: 'feet', height: 'feet' },
  cloud: { size: 'feet', width: 'feet', height: 'feet' },
  'origin-included': {},
  'origin-not-included': {},
  elevation: { elevation: 'feet' },
  'counted-center': { square: 'square-side', squares: 'integer' },
  'counted-most': { square: 'square-side', squares: 'integer' },
  'counted-any': { square: 'square-side', squares: 'integer' },
  around: { cover: 'option:obstacle', blocked: 'integer' },
  blocked: { cover: 'option:obstacle', blocked: 'integer' },
  'not-blocked': { cover: 'option:obstacle', blocked: 'integer' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
