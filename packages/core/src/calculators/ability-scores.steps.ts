import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  'standard-array': {},
  'not-standard-array': {},
  rolled: { dice: 'dice', keep: 'integer', scores: 'integer', mean: 'number' },
  'odds-best': { threshold: 'integer', scores: 'integer', chance: 'probability' },
  'odds-total': { threshold: 'integer', scores: 'integer', chance: 'probability' },
  'odds-score': { threshold: 'integer', scores: 'integer', chance: 'probability' },
  'as-good': { total: 'integer', chance: 'probability' },
  spent: { spent: 'integer', points: 'integer', left: 'integer' },
  overspent: { spent: 'integer', points: 'integer', over: 'integer' },
  'cannot-buy': { ability: 'option:plus-two', score: 'integer', lowest: 'integer', highest: 'integer' },
  'two-and-one': {
    two: 'option:plus-two',
    one: 'option:plus-one',
    abilities: 'options:plus-one-each',
    larger: 'signed',
    smaller: 'signed',
    each: 'signed',
    maximum: 'integer',
  },
  'one-each': {
    two: 'option:plus-two',
    one: 'option:plus-one',
    abilities: 'options:plus-one-each',
    larger: 'signed',
    smaller: 'signed',
    each: 'signed',
    maximum: 'integer',
  },
  'same-ability': {
    two: 'option:plus-two',
    one: 'option:plus-one',
    abilities: 'options:plus-one-each',
    larger: 'signed',
    smaller: 'signed',
    each: 'signed',
    maximum: 'integer',
  },
  'not-three': {
    two: 'option:plus-two',
    one: 'option:plus-one',
    abilities: 'options:plus-one-each',
    larger: 'signed',
    smaller: 'signed',
    each: 'signed',
    maximum: 'integer',
  },
  modifiers: { modifiers: 'signed' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
