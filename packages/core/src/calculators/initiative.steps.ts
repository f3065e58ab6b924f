import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  you: { dice: 'dice' },
  'you-advantage': { why: 'option:self' },
  'you-disadvantage': { why: 'option:self' },
  'you-cancel': {},
  'group-1': { rolls: 'integer', dice: 'dice' },
  'group-2': { rolls: 'integer', dice: 'dice' },
  'group-3': { rolls: 'integer', dice: 'dice' },
  'group-1-score': { score: 'integer' },
  'group-2-score': { score: 'integer' },
  'group-3-score': { score: 'integer' },
  'foes-advantage': { why: 'option:self' },
  'foes-disadvantage': { why: 'option:self' },
  'foes-cancel': {},
  'ties-game-master': { tied: 'probability' },
  'ties-players': { tied: 'probability' },
  'ties-roll-off': { tied: 'probability' },
  'you-wait': {},
  'foes-wait': {},
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
