import type { StepKinds, StepOf } from '../../steps/step.ts'

/** The step kinds of objects and loads, and the format of each value. */
export const OBJECT_STEP_KINDS = {
  'object-damaged': { type: 'damage-type', before: 'integer', damage: 'integer' },
  'damage-threshold-met': { before: 'integer', damageThreshold: 'integer', damage: 'integer' },
  'object-hit-points-lost': { before: 'integer', damage: 'integer', hitPoints: 'integer' },
  encumbered: {
    carriedPounds: 'pounds',
    unencumberedPounds: 'pounds',
    speedFeet: 'feet',
    d20Tests: 'roll-state',
  },
  overloaded: { by: 'word', hauledPounds: 'pounds', carryPounds: 'pounds', speedFeet: 'feet' },
} as const satisfies StepKinds

export type ObjectRuleStep = StepOf<typeof OBJECT_STEP_KINDS>
