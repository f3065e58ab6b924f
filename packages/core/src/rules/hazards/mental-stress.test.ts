import { expect, test } from 'vitest'
import { mentalStressDamage } from './mental-stress.ts'

// SRD 5.2.1, Gameplay Toolbox, Mental Stress Effects (page 196)
test.each([
  [{ damage: 6, saveDc: 10, total: 9 }, 6, 6],
  [{ damage: 6, saveDc: 10, total: 10 }, 0, 3],
  [{ damage: 31, saveDc: 20, total: 20 }, 0, 15],
  [{ damage: 0, saveDc: 15, total: 1 }, 0, 0],
])('mentalStress(%o)', (stress, usual, half) => {
  expect(mentalStressDamage({ ...stress })).toBe(usual)
  expect(mentalStressDamage({ ...stress, onSuccess: 'half' })).toBe(half)
})

test('negative damage throws a RangeError', () => {
  expect(() => mentalStressDamage({ damage: -1, saveDc: 10, total: 1 })).toThrow(/damage is -1/)
})
