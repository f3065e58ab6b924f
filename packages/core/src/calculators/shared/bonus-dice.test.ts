import { expect, test } from 'vitest'
import { parsed } from '../../../test/parsed.ts'
import { oddsProblem, typedBonusDice } from './bonus-dice.ts'

test.each([
  ['0', {}],
  ['1d4', { bonusDice: parsed('1d4') }],
  ['3', { bonusDice: parsed('3') }],
])('%s', (text, expected) => {
  expect(typedBonusDice('bonus-dice', text)).toEqual(expected)
})

test('no exact odds are a problem of the field', () => {
  const error = { code: 'dependent-dice', got: 'group', at: 2, length: 3 } as const
  expect(oddsProblem('bonus-dice', '1+{2d6+1}kh1', error)).toEqual({
    ok: false,
    error: {
      field: 'bonus-dice',
      code: 'dice.dependent-dice',
      got: '1+{2d6+1}kh1',
      at: 2,
      expected: { got: 'group', length: 12 },
    },
  })
})
