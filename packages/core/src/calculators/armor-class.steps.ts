import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  armor: { armor: 'option:armor', base: 'integer', dexterity: 'signed', result: 'integer' },
  'armor-limited': { armor: 'option:armor', base: 'integer', dexterity: 'signed', most: 'signed', result: 'integer' },
  'armor-alone': { armor: 'option:armor', base: 'integer', dexterity: 'signed', most: 'signed', result: 'integer' },
  unarmored: {
    base: 'integer',
    dexterity: 'signed',
    constitution: 'signed',
    wisdom: 'signed',
    charisma: 'signed',
    result: 'integer',
  },
  'barbarian-unarmored-defense': {
    base: 'integer',
    dexterity: 'signed',
    constitution: 'signed',
    wisdom: 'signed',
    charisma: 'signed',
    result: 'integer',
  },
  'monk-unarmored-defense': {
    base: 'integer',
    dexterity: 'signed',
    constitution: 'signed',
    wisdom: 'signed',
    charisma: 'signed',
    result: 'integer',
  },
  'draconic-resilience': {
    base: 'integer',
    dexterity: 'signed',
    constitution: 'signed',
    wisdom: 'signed',
    charisma: 'signed',
    result: 'integer',
  },
  'no-shield': { feature: 'option:features' },
  'only-one': { result: 'integer' },
  shield: { before: 'integer', modifier: 'signed', result: 'integer', cover: 'option:cover' },
  'shield-untrained': { before: 'integer', modifier: 'signed', result: 'integer', cover: 'option:cover' },
  bonus: { before: 'integer', modifier: 'signed', result: 'integer', cover: 'option:cover' },
  cover: { before: 'integer', modifier: 'signed', result: 'integer', cover: 'option:cover' },
  'no-target': { before: 'integer', modifier: 'signed', result: 'integer', cover: 'option:cover' },
  untrained: { armor: 'option:armor', strength: 'integer', needed: 'integer', feet: 'feet' },
  'too-weak': { armor: 'option:armor', strength: 'integer', needed: 'integer', feet: 'feet' },
  stealth: { armor: 'option:armor', strength: 'integer', needed: 'integer', feet: 'feet' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
