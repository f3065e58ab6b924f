import { describe, expect, test } from 'vitest'
import { canBurrowThrough, changeSpeeds, staysAloft } from './special-speeds.ts'

// SRD 5.2.1, Rules Glossary, Speed (page 188): the last two rows are its examples
test.each([
  [
    { speed: 30, 'fly-speed': 40 },
    { kind: 'feet', feet: 10 },
    { speed: 40, 'fly-speed': 50 },
  ],
  [
    { speed: 30, 'swim-speed': 10 },
    { kind: 'feet', feet: -20 },
    { speed: 10, 'swim-speed': 0 },
  ],
  [{ speed: 25 }, { kind: 'divided', by: 2 }, { speed: 12 }],
  [{ speed: 30, 'climb-speed': 40 }, { kind: 'zero' }, { speed: 0, 'climb-speed': 0 }],
  [
    { speed: 30, 'fly-speed': 60 },
    { kind: 'divided', by: 2 },
    { speed: 15, 'fly-speed': 30 },
  ],
] as const)('switching to %j after moving with %j', (speeds, change, expected) => {
  expect(changeSpeeds({ speeds, change })).toEqual(expected)
})

test('a speed below 0 throws a RangeError', () => {
  expect(() => changeSpeeds({ speeds: { speed: -5 }, change: { kind: 'zero' } })).toThrow(RangeError)
  expect(() => changeSpeeds({ speeds: { speed: 30, 'fly-speed': 2.5 }, change: { kind: 'zero' } })).toThrow(RangeError)
})

// SRD 5.2.1, Rules Glossary: Flying (page 182), Hover (page 183)
describe('staysAloft', () => {
  const flyer = { flySpeedFeet: 60, hovers: false, incapacitated: false, prone: false }
  test.each([
    [{}, undefined],
    [{ incapacitated: true }, 'incapacitated'],
    [{ prone: true }, 'prone'],
    [{ flySpeedFeet: 0 }, 'no-fly-speed'],
  ] as const)('%j falls because of: %s', (state, because) => {
    const falls = { allowed: false, rule: 'flying', because }
    expect(staysAloft({ ...flyer, ...state })).toEqual(because === undefined ? { allowed: true } : falls)
    expect(staysAloft({ ...flyer, ...state, hovers: true })).toEqual({ allowed: true })
  })
})

// SRD 5.2.1, Rules Glossary, Burrow Speed (page 178)
test.each([
  ['sand', true],
  ['earth', true],
  ['mud', true],
  ['ice', true],
  ['solid-rock', false],
] as const)('burrowing through %s: %s', (ground, expected) => {
  expect(canBurrowThrough({ ground })).toBe(expected)
  expect(canBurrowThrough({ ground, tunnelsRock: true })).toBe(true)
})
