import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  bonus: { level: 'integer', bonus: 'signed' },
  ability: {},
  proficient: { skills: 'options:proficient', bonus: 'signed', added: 'signed' },
  expertise: { skills: 'options:expertise', bonus: 'signed', added: 'signed' },
  'not-proficient': { skills: 'options:expertise', bonus: 'signed', added: 'signed' },
  half: { bonus: 'signed', added: 'signed' },
  advantage: { skills: 'options:advantage', bonus: 'signed', added: 'signed' },
  disadvantage: { skills: 'options:disadvantage', bonus: 'signed', added: 'signed' },
  both: { skills: 'options:advantage', bonus: 'signed', added: 'signed' },
  'passive-normal': { base: 'integer', modifier: 'signed', change: 'signed', result: 'integer' },
  'passive-advantage': { base: 'integer', modifier: 'signed', change: 'signed', result: 'integer' },
  'passive-disadvantage': { base: 'integer', modifier: 'signed', change: 'signed', result: 'integer' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
