import { isOneOf } from '../../one-of.ts'
import type { StepKinds, StepOf } from '../../steps/step.ts'

/** The kinds of life that a creature can be left with. */
export const LIFE_KINDS = ['conscious', 'dying', 'stable', 'dead'] as const

/** The kind of life that a creature is left with. */
export type LifeKind = (typeof LIFE_KINDS)[number]

/** Whether a value is a kind of life that a creature can be left with. */
export const isLifeKind = (value: unknown): value is LifeKind => isOneOf(value, LIFE_KINDS)

/** The step kinds of damage and healing, and the format of each value. */
export const DAMAGE_STEP_KINDS = {
  'damage-rolled-once': { rolled: 'integer', damage: 'integer' },
  'damage-changed': { before: 'integer', damage: 'integer', type: 'damage-type?' },
  'temporary-hit-points-lost': {
    before: 'integer',
    damage: 'integer',
    temporaryHitPoints: 'integer',
    leftover: 'integer',
  },
  'damage-taken': {
    before: 'integer',
    damage: 'integer',
    hitPointMaximum: 'integer',
    hitPoints: 'integer',
    is: LIFE_KINDS,
  },
  'damage-at-zero': {
    before: 'integer',
    damage: 'integer',
    hitPointMaximum: 'integer',
    hitPoints: 'integer',
    is: LIFE_KINDS,
  },
  'damage-at-zero-counted': {
    before: 'integer',
    damage: 'integer',
    hitPointMaximum: 'integer',
    hitPoints: 'integer',
    added: 'integer',
    failures: 'integer',
    is: LIFE_KINDS,
  },
  'hit-points-regained': {
    before: 'integer',
    points: 'integer',
    hitPointMaximum: 'integer',
    hitPoints: 'integer',
    regained: 'integer',
  },
} as const satisfies StepKinds

export type DamageRuleStep = StepOf<typeof DAMAGE_STEP_KINDS>
