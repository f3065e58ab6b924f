import { type Die, parse, roll, seededRandom } from '@rulestone/core'
import { describe, expect, test } from 'vitest'
import { writeDie, writeRoll } from './write-roll.ts'

describe('a die', () => {
  test.each<readonly [what: string, die: Die, text: string]>([
    ['plain', { value: 4, kept: true, thrown: [4] }, '4'],
    ['dropped', { value: 4, kept: false, thrown: [4] }, '(4)'],
    ['rerolled', { value: 4, kept: true, thrown: [1, 4] }, '1→4'],
    ['rerolled to the same', { value: 1, kept: true, thrown: [1, 1] }, '1→1'],
    ['raised to the minimum', { value: 2, kept: true, thrown: [1] }, '1→2'],
    ['rerolled, then raised', { value: 3, kept: true, thrown: [1, 2] }, '1,2→3'],
    ['exploded', { value: 6, kept: true, thrown: [6], exploded: true }, '6!'],
    ['rerolled, then exploded', { value: 6, kept: true, thrown: [1, 6], exploded: true }, '1→6!'],
    ['compounded', { value: 15, kept: true, thrown: [6, 6, 3], exploded: true }, '6,6,3→15!'],
    ['extra', { value: 3, kept: true, thrown: [3], extra: true }, '+3'],
    ['extra that exploded', { value: 6, kept: true, thrown: [6], extra: true, exploded: true }, '+6!'],
    ['penetrating', { value: 3, kept: true, thrown: [4], extra: true }, '+4→3'],
    ['a success', { value: 9, kept: true, thrown: [9], mark: 'success' }, '9✓'],
    ['a failure that was dropped', { value: 1, kept: false, thrown: [1], mark: 'failure' }, '(1✗)'],
    ['the total of something else', { value: 7, kept: true, thrown: [] }, '7'],
  ])('%s', (_, die, text) => {
    expect(writeDie(die)).toBe(text)
  })
})

describe('rolls of one-sided dice', () => {
  const written = (notation: string): string => {
    const parsed = parse(notation)
    return parsed.ok ? writeRoll(roll(seededRandom(''), parsed.value)) : ''
  }

  test.each([
    ['3d1', '3d1 [1 1 1]'],
    ['3d1kh2', '3d1kh2 [1 1 (1)]'],
    ['3d1kl2', '3d1kl2 [(1) 1 1]'],
    ['0d6', '0d6 []'],
    ['7', '7'],
    ['-2d1', '-2d1 [1 1]'],
    ['2d1 + 3 - 1d1', '2d1 [1 1] + 3 - 1d1 [1]'],
    ['4-(1d1+2)', '4 - (1d1 [1] + 2)'],
    ['1d1ro1', '1d1ro=1 [1→1]'],
    ['2d1!{1}', '2d1!{1} [1! +1 1! +1]'],
    ['1d1!!{2}', '1d1!!{2} [1,1,1→3!]'],
    ['1d1ra1', '1d1ra=1 [1 +1]'],
    ['1d1min5', '1d1min5 [1→5]'],
    ['2d1>=1f1', '2d1>=1f=1 [1✓ 1✓]'],
    ['2d1cf1', '2d1cf=1 [1✗ 1✗]'],
    ['(1d1)d1', '(1d1)d1 [1]'],
    ['1d{-3}', '1d{-3} [-3]'],
    ['2d1*3', '2d1 [1 1] * 3'],
    ['(2d1+3)*2', '(2d1 [1 1] + 3) * 2'],
    ['9/(2d1*2)', '9 / (2d1 [1 1] * 2)'],
    ['9/2/2', '(9 / 2) / 2'],
    ['ceil(9/2)*2', 'ceil(9 / 2) * 2'],
    ['max(2d1+1,3)', 'max(2d1 [1 1] + 1 = 3, 3)'],
    ['abs(1-3)', 'abs(1 - 3 = -2)'],
    ['(2d1+1)>=3', '(2d1 [1 1] + 1) >= 3'],
    ['(2d1)<>(1+1)', '(2d1 [1 1]) <> (1 + 1)'],
    ['1+(2d1)>=3', '1 + ((2d1 [1 1]) >= 3)'],
    ['2d1[fire]', '2d1 [1 1][fire]'],
    ['(2d1+3)[fire]', '(2d1 [1 1] + 3)[fire]'],
    ['{3d1+2}kh2', '{3d1+2}kh2 [1 (1) (1) 2]'],
    ['{3d1,2d1}kh1', '{3d1 [1 1 1] = 3, (2d1 [1 1] = 2)}kh1'],
    ['{2d1,5}', '{2d1 [1 1] = 2, 5}'],
  ])('%s', (notation, text) => {
    expect(written(notation)).toBe(text)
  })
})
