import { expect, test } from 'vitest'
import { letterOf } from './letter.ts'

test.each([
  ['en', 'Goblin Warrior', 'G'],
  ['zh', '成年红龙', '成'],
  ['th', 'แวมไพร์', 'ว'],
  ['th', 'นกฮูก', 'น'],
  // an English name, where a translation is missing
  ['th', 'owlbear', 'O'],
] as const)('%s: the letter of %s', (locale, name, letter) => {
  expect(letterOf(locale, name)).toBe(letter)
})
