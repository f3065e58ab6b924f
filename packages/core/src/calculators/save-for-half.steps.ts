import type { StepKinds, StepOf } from '../steps/step.ts'
import { DAMAGE_CHANGE_STEPS } from './shared/damage-change-steps.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  'rolled-once': { dice: 'dice' },
  'cannot-be-targeted': {},
  cover: { cover: 'option:cover', save: 'signed', bonus: 'signed' },
  'cover-does-not-help': { ability: 'option:ability' },
  'bonus-dice': { dice: 'dice' },
  advantage: {},
  disadvantage: {},
  save: { modifier: 'signed', dc: 'integer', success: 'probability', failure: 'probability' },
  half: { rolled: 'integer', half: 'integer' },
  none: { rolled: 'integer', half: 'integer' },
  evasion: { rolled: 'integer', half: 'integer' },
  ...DAMAGE_CHANGE_STEPS,
  total: { targets: 'integer', failures: 'number' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
