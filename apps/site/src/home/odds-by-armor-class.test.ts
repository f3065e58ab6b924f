import { numberFormats } from '@rulestone/text/number-formats'
import { expect, test } from 'vitest'
import { ARMOR_CLASSES, BONUS, oddsByArmorClass } from './odds-by-armor-class.ts'

const odds = oddsByArmorClass(numberFormats('en'))

test.each([
  // 11 of 20 faces hit; with Advantage 1 − (9/20)², with Disadvantage (11/20)².
  [15, { needed: '10', chances: { normal: [55, '55%'], advantage: [79.8, '79.8%'], disadvantage: [30.3, '30.3%'] } }],
  // 18 of 20 faces hit.
  [8, { needed: '3', chances: { normal: [90, '90%'], advantage: [99, '99%'], disadvantage: [81, '81%'] } }],
  // 4 of 20 faces hit.
  [22, { needed: '17', chances: { normal: [20, '20%'], advantage: [36, '36%'], disadvantage: [4, '4%'] } }],
])('with +5 to hit, against AC %i', (armorClass, expected) => {
  expect(BONUS).toBe(5)
  expect(odds[armorClass - ARMOR_CLASSES.lowest]).toEqual(expected)
})

test('there are odds for every Armor Class of the slider', () => {
  expect(odds).toHaveLength(ARMOR_CLASSES.highest - ARMOR_CLASSES.lowest + 1)
})
