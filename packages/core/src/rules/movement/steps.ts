import type { StepKinds, StepOf } from '../../steps/step.ts'

const MOVED_THROUGH = { moverSize: 'word', size: 'word', ally: 'flag', incapacitated: 'flag' } as const

/** The step kinds of movement, and the format of each value. */
export const MOVEMENT_STEP_KINDS = {
  'distance-covered': { feet: 'feet', speed: 'word', costFeet: 'feet' },
  'movement-costs-extra': { feet: 'feet', extraFeet: 'feet' },
  'crawling-costs-extra': { feet: 'feet', extraFeet: 'feet' },
  'square-entered': {
    x: 'integer',
    y: 'integer',
    costFeet: 'feet',
    movementLeftFeet: 'feet',
    mayEnter: 'flag',
  },
  'creature-passed': { ...MOVED_THROUGH, mayPass: 'flag' },
  'creature-hinders': { ...MOVED_THROUGH, difficultTerrain: 'flag' },
} as const satisfies StepKinds

export type MovementRuleStep = StepOf<typeof MOVEMENT_STEP_KINDS>
