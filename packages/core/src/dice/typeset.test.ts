import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

test.each([
  ['1d8-2', '1d8−2'],
  ['-1d4-(2-3)', '−1d4−(2−3)'],
  ['3d10*10', '3d10 × 10'],
  ['1d8-2[cold-iron]-1', '1d8−2[cold-iron]−1'],
  ['1d4[a-b]+1d6[c]', '1d4[a-b]+1d6[c]'],
])('%s is printed as %s', (notation, printed) => {
  expect(typeset(notation)).toBe(printed)
})
