import { expect, test } from 'vitest'
import { attackRange, REACH_FEET } from './attack-range.ts'

// SRD 5.2.1, Playing the Game, Reach (page 15)
test('the usual reach', () => {
  expect(REACH_FEET).toBe(5)
})

const melee = { kind: 'melee', reachFeet: 5 } as const
const long = { kind: 'melee', reachFeet: 10 } as const
const longbow = { kind: 'ranged', rangeFeet: 150, longFeet: 600 } as const
const spell = { kind: 'ranged', rangeFeet: 120 } as const

// SRD 5.2.1, Playing the Game, Range and Reach (page 15)
test.each([
  ['within 5 feet', 5, melee, 'in-reach'],
  ['in the same space', 0, melee, 'in-reach'],
  ['6 feet', 6, melee, 'out'],
  ['a longer reach', 10, long, 'in-reach'],
  ['beyond the longer reach', 11, long, 'out'],
  ['at normal range', 150, longbow, 'in-range'],
  ['beyond normal range', 151, longbow, 'in-long-range'],
  ['at long range', 600, longbow, 'in-long-range'],
  ['beyond long range', 601, longbow, 'out'],
  ['at the single range of a spell', 120, spell, 'in-range'],
  ['beyond the single range', 121, spell, 'out'],
] as const)('%s', (_, feet, attack, range) => {
  const { kind, ...distances } = attack
  const rule = kind === 'melee' ? 'reach' : 'range'
  expect(attackRange({ attack, distanceFeet: feet })).toEqual({
    value: { range, circumstances: range === 'in-long-range' ? [{ rule: 'range', gives: 'disadvantage' }] : [] },
    steps: [
      range === 'in-reach' || range === 'in-range'
        ? { kind: 'in-normal-range', rule, values: { feet, ...distances } }
        : { kind: 'beyond-normal-range', rule, values: { feet, ...distances, range } },
    ],
  })
})

test.each([
  [-5, melee],
  [2.5, melee],
  [5, { kind: 'melee', reachFeet: -5 }],
  [5, { kind: 'ranged', rangeFeet: Number.NaN }],
] as const)('%d feet for %o throw a RangeError', (feet, attack) => {
  expect(() => attackRange({ attack, distanceFeet: feet })).toThrow(RangeError)
})
