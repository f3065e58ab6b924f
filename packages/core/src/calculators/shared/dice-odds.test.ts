import { expect, test } from 'vitest'
import { parsed } from '../../../test/parsed.ts'
import { mean } from '../../dice/moments.ts'
import { fraction } from '../../fraction.ts'
import type { ParsedDice } from '../calculator.ts'
import { diceOdds, oddsProblem, totalProblem } from './dice-odds.ts'

const diceOf = (text: string): ParsedDice => ({ text, expression: parsed(text) })

test('the odds of dice', () => {
  const result = diceOdds('damage', diceOf('2d6'))
  expect(result.ok && mean(result.value)).toEqual(fraction(7))
})

test('too much work is reported as a field error', () => {
  const text = '10000d1000000'
  expect(diceOdds('damage', diceOf(text))).toMatchObject({
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

test('dice without exact odds are reported as a field error', () => {
  const error = { code: 'dependent-dice', got: 'group', at: 2, length: 3 } as const
  expect(oddsProblem('bonus-dice', diceOf('1+{2d6+1}kh1'), error)).toEqual({
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

test('a total above the limit is reported as a field error', () => {
  expect(totalProblem('damage', diceOf('20000'), 20_000, 10_000)).toEqual({
    ok: false,
    error: {
      field: 'damage',
      code: 'dice.over-limit',
      got: '20000',
      at: 0,
      expected: { limit: 'work', got: '20000', allowed: 10_000, length: 5 },
    },
  })
})
