import type { StepKinds } from '../../steps/step.ts'

const CHANGE = { before: 'integer', after: 'integer', adjustment: 'signed' } as const

/** What changes the damage that a target takes. */
export const DAMAGE_CHANGE_STEPS = {
  adjustment: CHANGE,
  resistance: CHANGE,
  vulnerability: CHANGE,
  immunity: CHANGE,
} as const satisfies StepKinds
