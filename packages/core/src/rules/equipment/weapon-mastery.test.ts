import { expect, test } from 'vitest'
import { SIZES } from '../../vocabulary/sizes.ts'
import { cleaveReaches, grazeDamage, pushFeet, slowReductionFeet, toppleDc } from './weapon-mastery.ts'

// SRD 5.2.1, Equipment, Mastery Properties (page 90)
test.each([
  [5, 5],
  [0, 0],
  [-2, 0],
])('Graze with a modifier of %i deals %i', (modifier, damage) => {
  expect(grazeDamage(modifier)).toBe(damage)
})

test('Push moves what is Large or smaller by 10 feet', () => {
  expect(SIZES.map(pushFeet)).toEqual([10, 10, 10, 10, 0, 0])
})

test('Slow takes 10 feet, however often it hits', () => {
  expect([0, 1, 2, 5].map(slowReductionFeet)).toEqual([0, 10, 10, 10])
})

test.each([
  [3, 2, 13],
  [-1, 2, 9],
  [5, 6, 19],
])('Topple with a modifier of %i and a Proficiency Bonus of %i: DC %i', (modifier, bonus, dc) => {
  expect(toppleDc({ abilityModifier: modifier, proficiencyBonus: bonus })).toBe(dc)
})

test.each([
  ['next to the first and within reach', 5, true, true],
  ['out of reach', 5, false, false],
  ['farther from the first', 10, true, false],
])('Cleave: %s', (_, distanceFeet, withinReach, expected) => {
  expect(cleaveReaches({ distanceFeet, withinReach })).toBe(expected)
})
