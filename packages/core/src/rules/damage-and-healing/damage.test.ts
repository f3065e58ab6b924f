import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { damageTaken, halfDamage, MINIMUM_DAMAGE } from './damage.ts'

const anyModifiers = fc.record({
  adjustment: fc.integer({ min: -50, max: 50 }),
  resistance: fc.boolean(),
  vulnerability: fc.boolean(),
  immunity: fc.boolean(),
})

describe('damageTaken', () => {
  test('the book’s example of Order of Application (page 17): 28, 23, 11, 22', () => {
    expect(damageTaken({ dealt: 28, adjustment: -5, resistance: true, vulnerability: true })).toEqual({
      value: 22,
      steps: [
        { kind: 'damage-changed', rule: 'order-of-application', values: { before: 28, damage: 23 } },
        { kind: 'damage-changed', rule: 'resistance', values: { before: 23, damage: 11 } },
        { kind: 'damage-changed', rule: 'vulnerability', values: { before: 11, damage: 22 } },
      ],
    })
  })

  test.each([
    ['nothing changes it', 7, {}, 7],
    ['Resistance halves: Resistance and Vulnerability (page 17)', 10, { resistance: true }, 5],
    ['Resistance rounds down: Resistance and Vulnerability (page 17)', 7, { resistance: true }, 3],
    ['Resistance leaves nothing of 1', 1, { resistance: true }, 0],
    ['Vulnerability doubles: Resistance and Vulnerability (page 17)', 7, { vulnerability: true }, 14],
    ['both lose an odd point: Order of Application (page 17)', 7, { resistance: true, vulnerability: true }, 6],
    ['a penalty goes no lower than 0: Damage Rolls (page 16)', 3, { adjustment: -5 }, 0],
    ['a penalty beyond 0 leaves nothing to double', 3, { adjustment: -5, vulnerability: true }, 0],
    ['a bonus comes before Resistance', 5, { adjustment: 4, resistance: true }, 4],
    ['Immunity: no damage (page 17)', 100, { immunity: true }, 0],
    ['Immunity before everything', 100, { adjustment: 50, vulnerability: true, immunity: true }, 0],
    ['no damage', 0, { resistance: true, vulnerability: true }, 0],
    ['a negative roll deals 0: Damage Rolls (page 16)', -3, {}, 0],
    ['a negative roll deals 0, doubled', -3, { vulnerability: true }, 0],
  ])('%s', (_, damage, modifiers, expected) => {
    expect(damageTaken({ dealt: damage, ...modifiers }).value).toBe(expected)
  })

  test('Immunity replaces all other steps', () => {
    expect(damageTaken({ dealt: 9, adjustment: -1, resistance: true, immunity: true }).steps).toEqual([
      { kind: 'damage-changed', rule: 'immunity', values: { before: 9, damage: 0 } },
    ])
  })

  test('no modifier, no step', () => {
    expect(damageTaken({ dealt: 9, adjustment: 0, resistance: false }).steps).toEqual([])
  })

  test('a bonus is added to the damage dealt, which a negative roll makes 0: Damage Rolls (page 16)', () => {
    expect(damageTaken({ dealt: -3, adjustment: 5 })).toEqual({
      value: 5,
      steps: [{ kind: 'damage-changed', rule: 'order-of-application', values: { before: 0, damage: 5 } }],
    })
  })

  test('laws: never negative; steps are a chain; Resistance never raises, Vulnerability never lowers, Immunity gives 0', () => {
    fc.assert(
      fc.property(fc.nat({ max: 200 }), anyModifiers, (dealt, modifiers) => {
        const { value: damage, steps } = damageTaken({ dealt, ...modifiers })
        expect(damage).toBeGreaterThanOrEqual(0)
        expect(steps.map(({ values }) => values.before)).toEqual(
          [dealt, ...steps.map(({ values }) => values.damage)].slice(0, steps.length),
        )
        expect(steps.at(-1)?.values.damage ?? dealt).toBe(damage)
        const withResistance = damageTaken({ dealt, ...modifiers, resistance: true }).value
        const without = damageTaken({ dealt, ...modifiers, resistance: false }).value
        expect(withResistance).toBeLessThanOrEqual(without)
        expect(damageTaken({ dealt, ...modifiers, vulnerability: true }).value).toBeGreaterThanOrEqual(
          damageTaken({ dealt, ...modifiers, vulnerability: false }).value,
        )
        if (modifiers.immunity) expect(damage).toBe(0)
      }),
    )
  })
})

// SRD 5.2.1, Playing the Game, Half Damage (page 16): “half damage (round down)”
test.each([
  [27, 13],
  [28, 14],
  [1, 0],
  [0, 0],
])('half of %i is %i', (damage, expected) => {
  expect(halfDamage(damage)).toBe(expected)
})

test('the least damage is 0', () => {
  expect(MINIMUM_DAMAGE).toBe(0)
})
