import { expect, test } from 'vitest'
import { parsed } from '../../../test/parsed.ts'
import { format } from '../../dice/format.ts'
import { type D20ToRoll, d20ToRoll } from './d20-roll.ts'

test.each<[D20ToRoll, string]>([
  [{ state: 'normal', modifier: 5 }, '1d20+5'],
  [{ state: 'disadvantage', modifier: -2 }, '2d20kl1-2'],
  [{ state: 'normal', modifier: 0, bonusDice: parsed('1d4') }, '1d20+0+1d4'],
  [{ state: 'advantage', modifier: 7, minimumOnDie: 10 }, '2d20min10kh1+7'],
  [{ state: 'normal', modifier: 1, halflingLuck: true }, '1d20ro=1+1'],
  [{ state: 'advantage', modifier: 1, halflingLuck: true }, '2d20kh1+1'],
])('%o is rolled as %s', (roll, expected) => {
  expect(format(d20ToRoll(roll))).toBe(expected)
})
