import { expect, test } from 'vitest'
import { parsed } from '../../../test/parsed.ts'
import { addsDice, bonusDiceOf } from './bonus-dice.ts'

test.each([
  ['0', {}],
  ['1d4', { bonusDice: parsed('1d4') }],
  ['3', { bonusDice: parsed('3') }],
])('%s', (text, expected) => {
  const dice = { text, expression: parsed(text) }
  expect(bonusDiceOf(dice)).toEqual(expected)
  expect(addsDice(dice)).toBe('bonusDice' in expected)
})
