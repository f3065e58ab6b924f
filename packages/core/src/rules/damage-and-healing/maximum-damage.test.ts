import { expect, test } from 'vitest'
import { parsed } from '../../../test/parsed.ts'
import { format } from '../../dice/format.ts'
import { odds } from '../../dice/odds.ts'
import { maximumDamage } from './maximum-damage.ts'

// 2012 playtest, Damage Rolls, Critical Hit: all damage dice as if they showed their maximum
test.each([
  ['a longsword', '1d8+3', '8+3'],
  ['bonus dice too', '2d6+1d8+3', '12+8+3'],
  ['a modifier alone', '3', '3'],
  ['a penalty is subtracted once', '1d8-1', '8-1'],
  ['no dice of a pool', '0d6', '0'],
  ['only the dice that are kept', '4d6kh3', '18'],
  ['the lowest are as high as the highest', '2d6kl1', '6'],
  ['listed faces', '2d{1,2,4,8}', '16'],
  ['a percentile die', '1d100', '100'],
  ['Fate dice', '4dF', '4'],
  ['no die explodes', '2d6!', '12'],
  ['no die explodes by compounding', '2d6!!', '12'],
  ['no die is rerolled', '2d6ro>=6', '12'],
  ['a die with a maximum', '2d6ma4', '8'],
  ['dice that are counted', '5d6>=5', '5'],
  ['labels stay', '2d6[fire]+1d4[cold]', '12[fire]+4[cold]'],
  ['a label around a sum', '(1d6+2)[fire]', '(6+2)[fire]'],
  ['products stay products', '2*1d6', '2*6'],
  ['quotients too', '1d10/3', '10/3'],
  ['the larger of two', 'max(1d6,1d8)', 'max(6,8)'],
  ['the number of dice is a die', '(1d4)d6', '24'],
  ['dice with as many sides as a die shows', '2d(1d6)', '12'],
  ['a group keeps its dice', '{2d6+1d8}kh2', '{2d{6}+1d{8}}kh2'],
  ['the labels in a group', '{2d6[fire],1d8}kh1', '{2d{6}[fire],1d{8}}kh1'],
])('%s: %s becomes %s', (_, damage, expected) => {
  expect(format(maximumDamage(parsed(damage)))).toBe(expected)
})

test.each([
  ['{2d6+1d8}kh2', 14],
  ['{2d6,1d8}kh1', 12],
  ['10-1d4', 6],
  ['max(1d6,1d8)', 8],
  ['1d6>=4', 1],
])('%s always comes to %i', (damage, total) => {
  const result = odds(maximumDamage(parsed(damage)))
  expect(result).toMatchObject({ ok: true, value: { minimum: total, weights: [1n] } })
})
