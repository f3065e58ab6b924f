import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  space: { size: 'option:size', side: 'feet', across: 'integer', together: 'integer' },
  'space-tiny': { size: 'option:size', side: 'feet', across: 'integer', together: 'integer' },
  speed: { speed: 'feet', squares: 'integer', square: 'square-side' },
  dash: { movement: 'feet' },
  hustle: { movement: 'feet' },
  squares: { count: 'integer', square: 'square-side', feet: 'feet' },
  diagonal: {},
  climbing: { extra: 'feet' },
  crawling: { extra: 'feet' },
  swimming: { extra: 'feet' },
  grappled: { extra: 'feet' },
  'with-climb-speed': { extra: 'feet' },
  'with-swim-speed': { extra: 'feet' },
  difficult: { terrain: 'option:terrain', size: 'option:size', count: 'integer', extra: 'feet' },
  'not-difficult-furniture': { terrain: 'option:terrain', size: 'option:size' },
  'not-difficult-opening': { terrain: 'option:terrain', size: 'option:size' },
  'through-ally': {},
  'through-nonhostile': {},
  'through-incapacitated': {},
  'through-tiny': {},
  'through-two-sizes-apart': {},
  'its-space': {},
  'closed-filled': { step: 'integer' },
  'closed-corner': { step: 'integer' },
  'closed-creature': { step: 'integer' },
  later: { reached: 'integer', count: 'integer', left: 'feet' },
  left: { movement: 'feet', cost: 'feet', left: 'feet' },
  'no-end': {},
  prone: {},
  distance: { before: 'feet', after: 'feet' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
