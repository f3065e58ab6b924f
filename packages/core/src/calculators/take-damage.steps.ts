import type { StepKinds, StepOf } from '../steps/step.ts'
import { DAMAGE_CHANGE_STEPS } from './shared/damage-change-steps.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  ...DAMAGE_CHANGE_STEPS,
  none: {},
  temporary: { before: 'integer', damage: 'integer', after: 'integer', leftover: 'integer' },
  'temporary-enough': { before: 'integer', damage: 'integer', after: 'integer', leftover: 'integer' },
  'hit-points': { before: 'integer', damage: 'integer', after: 'integer', remainder: 'integer' },
  'hit-points-gone': { before: 'integer', damage: 'integer', after: 'integer', remainder: 'integer' },
  bloodied: { hitPoints: 'integer', maximum: 'integer' },
  massive: { remainder: 'integer', maximum: 'integer' },
  'monster-dies': {},
  unconscious: { remainder: 'integer', maximum: 'integer' },
  'unconscious-at-zero': { remainder: 'integer', maximum: 'integer' },
  'unconscious-below': { after: 'integer' },
  'knocked-out': { hitPoints: 'integer' },
  failure: { failures: 'integer', total: 'integer', most: 'integer' },
  'failures-critical': { failures: 'integer', total: 'integer', most: 'integer' },
  fatal: { failures: 'integer', total: 'integer', most: 'integer' },
  'massive-at-zero': { damage: 'integer', maximum: 'integer' },
  'no-longer-stable': {},
  'below-zero': { before: 'integer', damage: 'integer', after: 'integer' },
  'too-far-below': { deadly: 'integer' },
  'dead-already': {},
  concentration: {
    damage: 'integer',
    least: 'integer',
    most: 'integer',
    dc: 'integer',
    save: 'signed',
    chance: 'probability',
  },
  'concentration-unlimited': {
    damage: 'integer',
    least: 'integer',
    dc: 'integer',
    save: 'signed',
    chance: 'probability',
  },
  'concentration-ends': {},
  typical: { dice: 'dice', damage: 'integer' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
