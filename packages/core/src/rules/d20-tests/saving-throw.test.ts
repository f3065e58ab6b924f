import { expect, test } from 'vitest'
import { savingThrowSucceeds } from './saving-throw.ts'

// SRD 5.2.1, Playing the Game, Saving Throws (page 7) and Rules Glossary, Saving Throw (page 187)
test.each([
  ['meets the DC', { score: 10, total: 12, dc: 12 }, true],
  ['one less', { score: 10, total: 11, dc: 12 }, false],
  ['chooses to fail', { score: 10, total: 20, dc: 12, choosesToFail: true }, false],
  ['an object lacks the score', { score: 'none', total: 20, dc: 12 }, false],
] as const)('%s', (_, save, expected) => {
  expect(savingThrowSucceeds(save)).toBe(expected)
})
