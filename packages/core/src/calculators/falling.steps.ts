import type { StepKinds, StepOf } from '../steps/step.ts'
import { DAMAGE_CHANGE_STEPS } from './shared/damage-change-steps.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  'no-dice': { feet: 'feet', perFeet: 'feet', most: 'integer', dice: 'dice' },
  dice: { feet: 'feet', perFeet: 'feet', most: 'integer', dice: 'dice' },
  'most-dice': { feet: 'feet', perFeet: 'feet', most: 'integer', dice: 'dice' },
  liquid: { dc: 'integer', check: 'signed', chance: 'probability' },
  ...DAMAGE_CHANGE_STEPS,
  prone: { chance: 'probability' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
