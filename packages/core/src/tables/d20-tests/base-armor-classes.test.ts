import { expect, test } from 'vitest'
import { BASE_ARMOR_CLASSES } from './base-armor-classes.ts'

test('lists every calculation of base AC', () => {
  expect(
    BASE_ARMOR_CLASSES.map(({ calculation, base, abilities, shieldAllowed }) =>
      [calculation, base, abilities.join(' + '), shieldAllowed].join(' | '),
    ),
  ).toEqual([
    'unarmored | 10 | dexterity | true', // SRD 5.2.1, page 7
    'barbarian-unarmored-defense | 10 | dexterity + constitution | true', // page 29
    'monk-unarmored-defense | 10 | dexterity + wisdom | false', // page 50
    'draconic-resilience | 10 | dexterity + charisma | true', // page 69
  ])
})
