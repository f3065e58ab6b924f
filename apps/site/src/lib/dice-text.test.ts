import { expect, it } from 'vitest'
import { diceText } from './dice-text.ts'

it.each([
  ['1d8-2', '1d8−2'],
  ['-1d4-(2-3)', '−1d4−(2−3)'],
  ['1d8-2[cold-iron]-1', '1d8−2[cold-iron]−1'],
  ['1d4[a-b]+1d6[c]', '1d4[a-b]+1d6[c]'],
])('%s is shown as %s', (notation, shown) => {
  expect(diceText(notation)).toBe(shown)
})
