import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  terrain: { terrain: 'option:terrain', pace: 'option:pace' },
  flying: { terrain: 'option:terrain', pace: 'option:pace' },
  'good-road': { terrain: 'option:terrain', pace: 'option:pace' },
  slowed: { terrain: 'option:terrain', pace: 'option:pace' },
  'too-fast': { pace: 'option:pace' },
  distance: { pace: 'option:pace', perHour: 'miles', hours: 'integer', miles: 'miles' },
  mounted: { times: 'integer', miles: 'miles' },
  gallop: { times: 'integer', miles: 'miles' },
  'difficult-terrain': { by: 'integer', miles: 'miles' },
  stealth: {},
  'no-stealth': {},
  unaware: { penalty: 'signed' },
  'effect-slow': {},
  'effect-normal': {},
  'effect-fast': {},
  'high-altitude': { counts: 'integer' },
  saves: {
    limit: 'integer',
    count: 'integer',
    first: 'integer',
    last: 'integer',
    save: 'signed',
    chance: 'probability',
  },
  dcs: { foraging: 'integer', navigation: 'integer', search: 'integer' },
  'lowers-saves': {},
  'hinders-saves': {},
  ship: { by: 'option:by', speed: 'miles' },
  'against-wind': { speed: 'miles' },
  downstream: { current: 'miles', typical: 'miles', speed: 'miles' },
  'ship-distance': { perHour: 'miles', hours: 'integer', miles: 'miles' },
  'ship-hours': { most: 'integer' },
  'per-minute': { speed: 'feet', times: 'integer', perMinute: 'feet' },
  hustling: { times: 'integer', perMinute: 'feet' },
  'on-foot': { hours: 'integer', miles: 'miles' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
