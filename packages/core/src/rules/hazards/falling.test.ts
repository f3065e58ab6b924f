import { expect, test } from 'vitest'
import { fall, fallingDice } from './falling.ts'

// SRD 5.2.1, Rules Glossary, Falling (page 182): 1d6 for every 10 feet, to a maximum of 20d6
test.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [19, 1],
  [100, 10],
  [199, 19],
  [200, 20],
  [210, 20],
  [5280, 20],
])('%i feet: %id6', (feet, dice) => {
  expect(fallingDice(feet)).toBe(dice)
})

// SRD 5.2.1, Rules Glossary, Falling (page 182)
test.each([
  ['on the ground', { feet: 40, rolled: 13 }, 13, true],
  ['a step', { feet: 5, rolled: 0 }, 0, false],
  ['into water, check missed', { feet: 40, rolled: 13, liquidCheck: 14 }, 13, true],
  ['into water, check made', { feet: 40, rolled: 13, liquidCheck: 15 }, 6, true],
  ['into water, all damage halved away', { feet: 10, rolled: 1, liquidCheck: 20 }, 0, false],
  ['with Resistance', { feet: 40, rolled: 13, modifiers: { resistance: true } }, 6, true],
  ['with Immunity', { feet: 40, rolled: 13, modifiers: { immunity: true } }, 0, false],
  ['into water with Resistance', { feet: 40, rolled: 13, liquidCheck: 15, modifiers: { resistance: true } }, 3, true],
] as const)('a fall %s', (_, given, damage, prone) => {
  expect(fall(given).value).toMatchObject({ damage, prone })
})

test('each step names the rule it applied', () => {
  expect(fall({ feet: 20, rolled: 7, liquidCheck: 15, modifiers: { immunity: true } }).steps).toEqual([
    { kind: 'fallen', rule: 'falling', values: { feet: 20, dice: 2, damage: 7 } },
    { kind: 'fell-into-liquid', rule: 'falling', values: { total: 15, dc: 15, damage: 3 } },
    { kind: 'fall-damage-changed', rule: 'order-of-application', values: { before: 3, damage: 0 } },
    { kind: 'landed', rule: 'prone', values: { damage: 0, prone: false } },
  ])
})

test.each([[{ feet: -10, rolled: 0 }], [{ feet: 10, rolled: 0 }], [{ feet: 10, rolled: 7 }], [{ feet: 5, rolled: 1 }]])(
  '%j throws a RangeError',
  (given) => {
    expect(() => fall(given)).toThrow(RangeError)
  },
)
