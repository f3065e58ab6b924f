import { type Expression, format, parse } from '@rulestone/core/dice'
import { expect, test } from 'vitest'
import { d20StateOf, inD20State } from './d20-state.ts'

function read(text: string): Expression {
  const parsed = parse(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

test.each([
  ['1d20', 'normal'],
  ['1d20+5', 'normal'],
  ['2d20kh1-1', 'advantage'],
  ['2d20kl1', 'disadvantage'],
  ['1d20[attack]+1d4', 'normal'],
  ['2d20', undefined],
  ['1d20+1d20', undefined],
  ['5-1d20', undefined],
  ['4d6kh3', undefined],
  ['1d20!', undefined],
])('the state of %s', (text, state) => {
  expect(d20StateOf(read(text))).toBe(state)
})

test.each([
  ['1d20', 'advantage', '2d20kh1'],
  ['1d20+5', 'disadvantage', '2d20kl1+5'],
  ['2d20kh1-1', 'normal', '1d20-1'],
  ['2d20kh1', 'disadvantage', '2d20kl1'],
  ['1d20+1d4', 'advantage', '2d20kh1+1d4'],
] as const)('%s with %s', (text, state, expected) => {
  expect(format(inD20State(read(text), state))).toBe(expected)
})
