import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  'no-damage': {},
  dc: { damage: 'integer', half: 'integer', least: 'integer', most: 'integer', dc: 'integer' },
  'typical-dc': { damage: 'integer', half: 'integer', least: 'integer', most: 'integer', dc: 'integer' },
  'dc-unlimited': { damage: 'integer', half: 'integer', least: 'integer', dc: 'integer' },
  'typical-dc-unlimited': { damage: 'integer', half: 'integer', least: 'integer', dc: 'integer' },
  'bonus-dice': { dice: 'dice' },
  minimum: { minimum: 'integer' },
  advantage: {},
  disadvantage: {},
  save: { save: 'signed', chance: 'probability' },
  each: { hits: 'integer', once: 'probability', chance: 'probability' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
