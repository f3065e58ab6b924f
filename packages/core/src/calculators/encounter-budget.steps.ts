import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  budget: {
    difficulty: 'option:difficulty',
    each: 'integer',
    level: 'integer',
    characters: 'integer',
    total: 'integer',
  },
  others: { each: 'integer', level: 'integer', characters: 'integer', total: 'integer' },
  first: { rating: 'option:rating', count: 'integer', each: 'integer', total: 'integer' },
  second: { rating: 'option:second-rating', count: 'integer', each: 'integer', total: 'integer' },
  third: { rating: 'option:third-rating', count: 'integer', each: 'integer', total: 'integer' },
  fourth: { rating: 'option:fourth-rating', count: 'integer', each: 'integer', total: 'integer' },
  'is-low': { cost: 'integer', left: 'difference' },
  'is-moderate': { cost: 'integer', left: 'difference' },
  'is-high': { cost: 'integer', left: 'difference' },
  'is-beyond-high': { cost: 'integer', left: 'difference' },
  'many-creatures': { creatures: 'integer', most: 'integer' },
  powerful: { level: 'integer' },
  'rating-0': {},
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
