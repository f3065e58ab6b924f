import { describe, expect, test } from 'vitest'
import type { Exposure } from '../../tables/hazards/exposures.ts'
import { type Exposed, environmentalEffects, exposureSave } from './exposure.ts'

// SRD 5.2.1, Gameplay Toolbox, Environmental Effects (page 195)
test.each([
  [{ waterDepthFeet: 100 }, []],
  [{ waterDepthFeet: 101 }, ['deep-water']],
  [{ temperatureFahrenheit: 1 }, []],
  [{ temperatureFahrenheit: 0 }, ['extreme-cold']],
  [{ temperatureFahrenheit: 99 }, []],
  [{ temperatureFahrenheit: 100 }, ['extreme-heat']],
  [{ altitudeFeet: 9_999 }, []],
  [{ altitudeFeet: 10_000 }, ['high-altitude']],
  [{}, []],
])('exposure to %j requires %j', (place, effects) => {
  expect(environmentalEffects(place)).toEqual(effects)
})

const roll = (dc: number, state: 'normal' | 'disadvantage' = 'normal') => ({
  kind: 'roll',
  ability: 'constitution',
  dc,
  state,
  exhaustionLevels: 1,
})
const none = { kind: 'none' }
const succeeds = { kind: 'succeeds' }

// SRD 5.2.1, Gameplay Toolbox (page 195)
describe('exposureSave', () => {
  test.each<[Exposure, number, Omit<Exposed, 'constitutionScore'>, unknown]>([
    ['deep-water', 1, {}, roll(10)],
    ['deep-water', 4, {}, roll(10)],
    ['deep-water', 1, { swimSpeed: true }, none],
    ['deep-water', 1, { resistances: ['cold'], adapted: true }, roll(10)],
    ['extreme-cold', 1, {}, roll(10)],
    ['extreme-cold', 1, { resistances: ['cold'] }, succeeds],
    ['extreme-cold', 1, { resistances: ['fire'], armor: 'heavy' }, roll(10)],
    ['extreme-heat', 1, {}, roll(5)],
    ['extreme-heat', 2, {}, roll(6)],
    ['extreme-heat', 8, {}, roll(12)],
    ['extreme-heat', 2, { drinkableWater: true }, none],
    ['extreme-heat', 2, { resistances: ['fire'] }, succeeds],
    ['extreme-heat', 2, { armor: 'light' }, roll(6)],
    ['extreme-heat', 2, { armor: 'medium' }, roll(6, 'disadvantage')],
    ['extreme-heat', 2, { armor: 'heavy' }, roll(6, 'disadvantage')],
    ['frigid-water', 13, {}, none],
    ['frigid-water', 14, {}, roll(10)],
    ['frigid-water', 20, {}, roll(10)],
    ['frigid-water', 14, { resistances: ['cold'] }, succeeds],
    ['frigid-water', 14, { adapted: true }, succeeds],
  ])('%s, %i, %j', (exposure, nth, creature, expected) => {
    expect(exposureSave({ exposure, nth, creature: { constitutionScore: 13, ...creature } })).toEqual(expected)
  })

  test.each([
    [0, 13],
    [1, 0],
    [1.5, 13],
  ])('save number %d with Constitution %i throws a RangeError', (nth, constitution) => {
    expect(() =>
      exposureSave({ exposure: 'extreme-cold', nth, creature: { constitutionScore: constitution } }),
    ).toThrow(RangeError)
  })
})
