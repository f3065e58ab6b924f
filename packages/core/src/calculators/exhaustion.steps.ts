import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  gained: { before: 'integer', gained: 'integer', level: 'integer', most: 'integer' },
  dies: { level: 'integer' },
  rested: { rests: 'integer', level: 'integer' },
  'd20-tests': { level: 'integer', penalty: 'signed' },
  test: { modifier: 'signed', reduced: 'signed', dc: 'integer', chance: 'probability', without: 'probability' },
  advantage: {},
  disadvantage: {},
  speed: { speed: 'feet', less: 'feet', slowed: 'feet' },
  hindered: { level: 'integer', roll: 'option:roll' },
  unhindered: { level: 'integer', roll: 'option:roll' },
  roll: { modifier: 'signed', reduced: 'signed', dc: 'integer', chance: 'probability', without: 'probability' },
  'speed-divided': { level: 'integer', speed: 'feet', by: 'integer', slowed: 'feet' },
  'speed-0': { level: 'integer' },
  'hit-points': { level: 'integer', before: 'integer', by: 'integer', after: 'integer' },
  recovery: { rests: 'integer' },
  'recovery-fed': { rests: 'integer' },
  deadly: { most: 'integer', left: 'integer' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
