import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { BASE_ARMOR_CLASSES } from '../../tables/d20-tests/base-armor-classes.ts'
import {
  armoredBaseArmorClass,
  baseArmorClasses,
  bestBaseArmorClass,
  mayGainBaseArmorClass,
} from './base-armor-class.ts'

const modifiers = { strength: 5, dexterity: 2, constitution: 3, intelligence: 5, wisdom: 4, charisma: 1 }

// SRD 5.2.1, Equipment, Armor (page 92)
test.each([
  ['Leather Armor, the book’s example: 11 plus the modifier', 11, 'any', 3, 14],
  ['Light armor, clumsy', 11, 'any', -2, 9],
  ['Half Plate Armor, at most 2', 15, 2, 4, 17],
  ['Medium armor, less than 2', 15, 2, 1, 16],
  ['Medium armor, clumsy', 15, 2, -1, 14],
  ['Chain Mail, the book’s example: 16', 16, 0, 3, 16],
  ['Heavy armor, clumsy', 16, 0, -3, 16],
] as const)('%s', (_, base, dexterityMaximum, dexterity, expected) => {
  expect(armoredBaseArmorClass({ armor: { base, dexterityMaximum }, dexterityModifier: dexterity })).toBe(expected)
})

describe('baseArmorClasses', () => {
  // SRD 5.2.1, Playing the Game, Armor Class (page 7); Barbarian (page 29), Monk (page 50), Sorcerer (page 69)
  test.each([
    ['no feature', { shield: false, features: [] }, ['unarmored 12']],
    [
      'Barbarian',
      { shield: false, features: ['barbarian-unarmored-defense'] },
      ['unarmored 12', 'barbarian-unarmored-defense 15'],
    ],
    [
      'Barbarian with a Shield',
      { shield: true, features: ['barbarian-unarmored-defense'] },
      ['unarmored 12', 'barbarian-unarmored-defense 15'],
    ],
    ['Monk with a Shield', { shield: true, features: ['monk-unarmored-defense'] }, ['unarmored 12']],
    [
      'Monk and Sorcerer, the book’s example (page 25)',
      { shield: false, features: ['monk-unarmored-defense', 'draconic-resilience'] },
      ['unarmored 12', 'monk-unarmored-defense 16', 'draconic-resilience 13'],
    ],
    [
      'in armor no feature counts',
      {
        shield: false,
        features: ['monk-unarmored-defense', 'barbarian-unarmored-defense', 'draconic-resilience'],
        armor: { base: 14, dexterityMaximum: 2 },
      },
      ['armor 16'],
    ],
  ] as const)('%s', (_, input, expected) => {
    const choices = baseArmorClasses({ modifiers, ...input })
    expect(choices.map(({ calculation, armorClass }) => `${calculation} ${armorClass}`)).toEqual(expected)
  })
})

const possible = (calculation: string, armorClass: number) => ({
  kind: 'base-armor-class-possible',
  rule: 'armor-class',
  values: { calculation, armorClass },
})

test('uses the highest calculation and lists the alternatives', () => {
  expect(
    bestBaseArmorClass({ modifiers, shield: false, features: ['monk-unarmored-defense', 'draconic-resilience'] }),
  ).toEqual({
    value: { calculation: 'monk-unarmored-defense', armorClass: 16 },
    steps: [
      possible('unarmored', 12),
      possible('monk-unarmored-defense', 16),
      possible('draconic-resilience', 13),
      {
        kind: 'base-armor-class-chosen',
        rule: 'armor-class',
        values: { calculation: 'monk-unarmored-defense', armorClass: 16 },
      },
    ],
  })
})

test('law: a further feature never lowers base AC', () => {
  const modifier = fc.integer({ min: -5, max: 10 })
  const all = BASE_ARMOR_CLASSES.map(({ calculation }) => calculation)
  const abilities = {
    strength: modifier,
    dexterity: modifier,
    constitution: modifier,
    intelligence: modifier,
    wisdom: modifier,
    charisma: modifier,
  }
  fc.assert(
    fc.property(fc.record(abilities), fc.boolean(), fc.subarray(all), (scores, shield, features) => {
      const one = bestBaseArmorClass({ modifiers: scores, shield, features })
      const more = bestBaseArmorClass({ modifiers: scores, shield, features: all })
      expect(more.value.armorClass).toBeGreaterThanOrEqual(one.value.armorClass)
    }),
  )
})

// SRD 5.1, Sorcerer, Draconic Resilience (page 45)
test('2014: 13 plus the Dexterity modifier', () => {
  const input = { modifiers, shield: false, features: ['draconic-resilience'] } as const
  expect(bestBaseArmorClass(input, srd51).value).toEqual({ calculation: 'draconic-resilience', armorClass: 15 })
})

// SRD 5.1, Multiclassing, Unarmored Defense (page 57)
test.each([
  ['monk-unarmored-defense', ['barbarian-unarmored-defense'], false],
  ['barbarian-unarmored-defense', ['monk-unarmored-defense'], false],
  ['draconic-resilience', ['monk-unarmored-defense'], true],
  ['monk-unarmored-defense', ['draconic-resilience'], true],
  ['monk-unarmored-defense', [], true],
] as const)('2014: %s beside %j', (calculation, has, allowed) => {
  expect(mayGainBaseArmorClass({ calculation, has }, srd51).allowed).toBe(allowed)
  expect(mayGainBaseArmorClass({ calculation, has }).allowed).toBe(true)
})
