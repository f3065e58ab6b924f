import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  ac: { substance: 'option:substance', armorClass: 'integer' },
  'hit-points': { size: 'option:size', resilience: 'option:resilience', hitPoints: 'integer', dice: 'dice' },
  automatically: {},
  hit: { bonus: 'signed', armorClass: 'integer', needed: 'integer' },
  normal: { chance: 'probability' },
  advantage: { chance: 'probability' },
  disadvantage: { chance: 'probability' },
  immune: { type: 'option:type' },
  resistance: { before: 'integer', after: 'integer', adjustment: 'signed' },
  vulnerability: { before: 'integer', after: 'integer', adjustment: 'signed' },
  'threshold-met': { threshold: 'integer', damage: 'integer', reading: 'option:reading' },
  'threshold-not-met': { threshold: 'integer', damage: 'integer', reading: 'option:reading' },
  broken: { attacks: 'integer', chance: 'probability', hitPoints: 'integer' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
