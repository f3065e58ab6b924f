import { expect, test } from 'vitest'
import { shareDamage } from './shared-damage.ts'

// SRD 5.2.1, Playing the Game: Damage against Multiple Targets, Half Damage (page 16), Order of Application (page 17)
test('one roll counts for all targets, halved and rounded down on a success', () => {
  const targets = [
    { saved: false },
    { saved: true },
    { saved: false, modifiers: { resistance: true } },
    { saved: true, modifiers: { resistance: true } },
    { saved: true, modifiers: { vulnerability: true } },
    { saved: false, modifiers: { adjustment: -5, resistance: true, vulnerability: true } },
    { saved: false, modifiers: { immunity: true } },
  ]
  expect(shareDamage({ rolled: 28, targets, onSuccess: 'half' }).map(({ value: damage }) => damage)).toEqual([
    28, 14, 14, 7, 28, 22, 0,
  ])
  expect(shareDamage({ rolled: 27, targets, onSuccess: 'half' }).map(({ value: damage }) => damage)).toEqual([
    27, 13, 13, 6, 26, 22, 0,
  ])
  expect(shareDamage({ rolled: 27, targets, onSuccess: 'none' }).map(({ value: damage }) => damage)).toEqual([
    27, 0, 13, 0, 0, 22, 0,
  ])
})

test('lists its steps with rule and values', () => {
  expect(
    shareDamage({ rolled: 27, targets: [{ saved: true, modifiers: { resistance: true } }], onSuccess: 'half' })[0]
      ?.steps,
  ).toEqual([
    { kind: 'damage-rolled-once', rule: 'multiple-targets', values: { rolled: 27, damage: 27 } },
    { kind: 'damage-changed', rule: 'half-damage', values: { before: 27, damage: 13 } },
    { kind: 'damage-changed', rule: 'resistance', values: { before: 13, damage: 6 } },
  ])
})

test('a roll below 0 deals nothing', () => {
  expect(shareDamage({ rolled: -2, targets: [{ saved: false }], onSuccess: 'half' })[0]?.value).toBe(0)
})
