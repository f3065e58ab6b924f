import { expect, test } from 'vitest'
import { parsed } from '../../../test/parsed.ts'
import { mean } from '../../dice/moments.ts'
import { fraction } from '../../fraction.ts'
import { typedDice, typedOdds } from './dice-odds.ts'

test('dice that were read before', () => {
  expect(typedDice('damage', '1d8+3')).toEqual(parsed('1d8+3'))
})

test('dice that were not read are a caller’s bug', () => {
  expect(() => typedDice('damage', '1d8++')).toThrow(RangeError)
  expect(() => typedDice('damage', '1d8++')).toThrow(
    'damage is "1d8++"; it must be dice notation (unexpected at 4). Tip: read the input with readState.',
  )
})

test('the odds of dice', () => {
  const result = typedOdds('damage', '2d6', parsed('2d6'))
  expect(result.ok && mean(result.value)).toEqual(fraction(7))
})

test('too much work is a problem of the field', () => {
  const text = '10000d1000000'
  expect(typedOdds('damage', text, parsed(text))).toMatchObject({
    ok: false,
    error: {
      field: 'damage',
      code: 'dice.over-limit',
      got: text,
      at: 0,
      expected: { limit: 'work', allowed: 3_000_000, length: text.length },
    },
  })
})
