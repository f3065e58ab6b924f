import { expect, test } from 'vitest'
import { lightExtraAttack } from './two-weapon-fighting.ts'

const attack = {
  first: 'shortsword',
  extra: 'dagger',
  anotherWeapon: true,
  bonusActionLeft: true,
  nick: false,
} as const

// SRD 5.2.1, Equipment, Light (page 89) and Nick (page 90)
test.each([
  ['a Shortsword and a Dagger, the book’s example', attack, []],
  ['two Daggers', { ...attack, first: 'dagger' }, []],
  ['the same Dagger again', { ...attack, first: 'dagger', anotherWeapon: false }, ['weapon']],
  ['the first is not Light', { ...attack, first: 'longsword' }, ['attack']],
  ['the extra one is not Light', { ...attack, extra: 'longsword' }, ['weapon']],
  ['no Attack action before', { ...attack, first: 'none' }, ['attack']],
  ['no Bonus Action left', { ...attack, bonusActionLeft: false }, ['bonus-action']],
  ['no Bonus Action left, but Nick', { ...attack, bonusActionLeft: false, nick: true }, []],
] as const)('%s', (_, extraAttack, refusedBy) => {
  const { value, steps } = lightExtraAttack(extraAttack)
  expect(value).toBe(refusedBy.length === 0)
  expect(steps.filter(({ values }) => !values.possible).map(({ rule }) => rule)).toEqual(refusedBy)
})
