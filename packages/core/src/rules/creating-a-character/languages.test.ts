import { expect, test } from 'vitest'
import { languageRolled, understandEachOther } from './languages.ts'

// SRD 5.2.1, Standard Languages (page 20)
test.each([
  [1, 'common-sign-language'],
  [2, 'draconic'],
  [3, 'dwarvish'],
  [4, 'dwarvish'],
  [5, 'elvish'],
  [12, 'orc'],
])('a roll of %i is %s', (roll, language) => {
  expect(languageRolled(roll)).toBe(language)
})

test.each([0, 13, 1.5])('a d12 roll of %d throws a RangeError', (roll) => {
  expect(() => languageRolled(roll)).toThrow(RangeError)
})

// SRD 5.2.1, Rare Languages (page 20): the dialects of Primordial
test.each([
  ['aquan', 'terran', true],
  ['primordial', 'auran', true],
  ['orc', 'orc', true],
  ['ignan', 'infernal', false],
  ['common', 'common-sign-language', false],
] as const)('%s and %s: %s', (one, other, expected) => {
  expect(understandEachOther([one, other])).toBe(expected)
  expect(understandEachOther([other, one])).toBe(expected)
})
