import { expect, test } from 'vitest'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { canMount, fallingOff, mountControl, mountingCostFeet } from './mounted-combat.ts'

// SRD 5.2.1, Playing the Game, Mounting and Dismounting (page 15); the first is the book’s example
test.each([
  [30, 15],
  [25, 12],
  [0, 0],
])('with a Speed of %i feet, mounting costs %i', (speed, cost) => {
  expect(mountingCostFeet(speed, srd521)).toBe(cost)
})

const horse = {
  riderSize: 'medium',
  mountSize: 'large',
  willing: true,
  fitAnatomy: true,
  distanceFeet: 5,
  speedFeet: 30,
  movementLeftFeet: 15,
} as const

// SRD 5.2.1, Playing the Game, Mounted Combat (page 15)
test.each([
  ['a horse', horse, true],
  ['a Small rider on a Medium mount', { ...horse, riderSize: 'small', mountSize: 'medium' }, true],
  ['of one’s own size', { ...horse, mountSize: 'medium' }, false],
  ['unwilling', { ...horse, willing: false }, false],
  ['of another anatomy', { ...horse, fitAnatomy: false }, false],
  ['10 feet away', { ...horse, distanceFeet: 10 }, false],
  ['with 14 feet left', { ...horse, movementLeftFeet: 14 }, false],
] as const)('%s', (_, mounting, possible) => {
  expect(canMount(mounting, srd521).value).toBe(possible)
})

test('a refusal gives its reason as a step', () => {
  expect(canMount({ ...horse, distanceFeet: 10, movementLeftFeet: 10 }, srd521).steps).toEqual([
    {
      kind: 'mount-suits',
      rule: 'mounted-combat',
      values: { riderSize: 'medium', mountSize: 'large', willing: true, fitAnatomy: true, possible: true },
    },
    { kind: 'mount-in-reach', rule: 'mounting-and-dismounting', values: { distanceFeet: 10, possible: false } },
    {
      kind: 'mounting-paid',
      rule: 'mounting-and-dismounting',
      values: { costFeet: 15, movementLeftFeet: 10, possible: false },
    },
  ])
})

// SRD 5.2.1, Playing the Game, Controlling a Mount (page 16)
test.each([
  [true, false, 'controlled', 'rider'],
  [true, true, 'independent', 'own'],
  [false, false, 'independent', 'own'],
  [false, true, 'independent', 'own'],
] as const)('trained %s, ignoring control %s: %s', (trained, ignoresControl, kind, initiative) => {
  expect(mountControl({ trained, ignoresControl }, srd521)).toMatchObject({ kind, initiative })
})

// SRD 5.2.1, Playing the Game, Falling Off (page 16)
test.each(['mount-moved-against-its-will', 'rider-knocked-prone', 'mount-knocked-prone'] as const)('%s', (thrownBy) => {
  expect(fallingOff({ thrownBy, saveTotal: 9 }, srd521)).toEqual({
    value: { falls: true, prone: true, withinFeet: 5 },
    steps: [
      { kind: 'falling-off-saved', rule: 'falling-off', values: { thrownBy, saveTotal: 9, dc: 10, falls: true } },
    ],
  })
  expect(fallingOff({ thrownBy, saveTotal: 10 }, srd521).value.falls).toBe(false)
})

test('negative feet throw a RangeError', () => {
  expect(() => mountingCostFeet(-5, srd521)).toThrow(RangeError)
  expect(() => canMount({ ...horse, distanceFeet: -5 }, srd521)).toThrow(RangeError)
})
