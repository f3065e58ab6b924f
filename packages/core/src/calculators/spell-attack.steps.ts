import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  ability: { ability: 'option:ability', score: 'integer', modifier: 'signed' },
  proficiency: { level: 'integer', bonus: 'signed' },
  dc: { base: 'integer', modifier: 'signed', training: 'signed', dc: 'integer' },
  'dc-without-training': { base: 'integer', modifier: 'signed', training: 'signed', dc: 'integer' },
  'dc-bonus': { bonus: 'signed', dc: 'integer' },
  'save-advantage': {},
  'save-disadvantage': {},
  save: { save: 'signed', dc: 'integer', fails: 'probability', saves: 'probability' },
  attack: { modifier: 'signed', training: 'signed', attack: 'signed' },
  'attack-bonus': { bonus: 'signed', attack: 'signed' },
  'attack-advantage': {},
  'attack-disadvantage': {},
  hits: { attack: 'signed', ac: 'integer', needed: 'integer', hits: 'probability' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
