import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  ability: { modifier: 'signed' },
  half: { bonus: 'signed', added: 'signed' },
  proficient: { bonus: 'signed', added: 'signed' },
  expertise: { bonus: 'signed', added: 'signed' },
  training: { bonus: 'signed', added: 'signed' },
  bonus: { bonus: 'signed' },
  'bonus-dice': { dice: 'dice' },
  luck: {},
  minimum: { minimum: 'integer' },
  advantage: {},
  disadvantage: {},
  target: { modifier: 'signed', dc: 'integer', needed: 'integer', chance: 'probability' },
  'target-total': { modifier: 'signed', dc: 'integer', needed: 'integer', chance: 'probability' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
