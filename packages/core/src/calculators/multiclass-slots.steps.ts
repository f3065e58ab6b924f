import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  'no-spellcasting': {},
  'one-class': { class: 'term', level: 'integer' },
  full: { full: 'integer', half: 'integer', halved: 'integer', level: 'integer' },
  'full-and-half-up': { full: 'integer', half: 'integer', halved: 'integer', level: 'integer' },
  'full-and-half-down': { full: 'integer', half: 'integer', halved: 'integer', level: 'integer' },
  'rounded-together': { full: 'integer', half: 'integer', halved: 'integer', level: 'integer' },
  'rounded-each-class': { full: 'integer', half: 'integer', halved: 'integer', level: 'integer' },
  'looked-up': { full: 'integer', half: 'integer', halved: 'integer', level: 'integer' },
  pact: { level: 'integer', count: 'integer', slotLevel: 'integer' },
  either: {},
  met: { minimum: 'integer' },
  missed: { minimum: 'integer', abilities: 'options:abilities' },
  'one-of-missed': { minimum: 'integer', abilities: 'options:abilities' },
  'too-many-levels': { total: 'integer', most: 'integer' },
  'no-levels': { total: 'integer', most: 'integer' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
