import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  'water-full': { size: 'option:size', needed: 'number', levels: 'integer' },
  'water-half': { size: 'option:size', needed: 'number', levels: 'integer' },
  'water-less': { size: 'option:size', needed: 'number', levels: 'integer' },
  'water-none': { size: 'option:size', needed: 'number', levels: 'integer' },
  'food-full': {
    size: 'option:size',
    needed: 'pounds',
    dc: 'integer',
    save: 'signed',
    levels: 'integer',
    free: 'integer',
  },
  'food-half': {
    size: 'option:size',
    needed: 'pounds',
    dc: 'integer',
    save: 'signed',
    levels: 'integer',
    free: 'integer',
  },
  'food-less': {
    size: 'option:size',
    needed: 'pounds',
    dc: 'integer',
    save: 'signed',
    levels: 'integer',
    free: 'integer',
  },
  'food-none': {
    size: 'option:size',
    needed: 'pounds',
    dc: 'integer',
    save: 'signed',
    levels: 'integer',
    free: 'integer',
  },
  'anyones-water-full': { needed: 'number', dc: 'integer', save: 'signed', levels: 'integer', exhausted: 'integer' },
  'anyones-water-half': { needed: 'number', dc: 'integer', save: 'signed', levels: 'integer', exhausted: 'integer' },
  'anyones-water-less': { needed: 'number', dc: 'integer', save: 'signed', levels: 'integer', exhausted: 'integer' },
  'anyones-food-full': { needed: 'pounds', harmless: 'integer', levels: 'integer' },
  'anyones-food-half': { needed: 'pounds', harmless: 'integer', levels: 'integer' },
  'anyones-food-less': { needed: 'pounds', harmless: 'integer', levels: 'integer' },
  'anyones-food-none': { needed: 'pounds', harmless: 'integer', levels: 'integer' },
  heat: { hours: 'integer', first: 'integer', last: 'integer' },
  advantage: {},
  disadvantage: {},
  'lowers-saves': {},
  'hinders-saves': {},
  after: { days: 'integer', mean: 'number', deadly: 'integer', alive: 'probability' },
  stays: {},
  'stays-until-fed': {},
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
