import { expect, test } from 'vitest'
import { scriptedRandom } from '../../../test/scripted-random.ts'
import { format } from '../../dice/format.ts'
import { roll } from '../../dice/roll.ts'
import { d20Pool, rollState } from './advantage.ts'

// SRD 5.2.1, Playing the Game, They Don’t Stack (page 8)
test.each([
  ['nothing', 0, 0, 'normal'],
  ['one Advantage', 1, 0, 'advantage'],
  ['many Advantages', 3, 0, 'advantage'],
  ['one Disadvantage', 0, 1, 'disadvantage'],
  ['many Disadvantages', 0, 4, 'disadvantage'],
  ['one of each', 1, 1, 'normal'],
  ['several Disadvantages and one Advantage', 1, 3, 'normal'],
  ['several Advantages and one Disadvantage', 3, 1, 'normal'],
] as const)('%s', (_, advantages, disadvantages, expected) => {
  expect(rollState({ advantages, disadvantages })).toBe(expected)
})

test.each([
  ['normal', '1d20'],
  ['advantage', '2d20kh1'],
  ['disadvantage', '2d20kl1'],
] as const)('%s is %s', (state, notation) => {
  expect(format(d20Pool(state))).toBe(notation)
})

// SRD 5.2.1, Playing the Game, Roll Two D20s (page 8): “if you have Disadvantage and roll an 18 and a 3, use the 3.
// If you instead have Advantage and roll those numbers, use the 18.” A raw value v shows the face v mod 20 + 1.
test.each([
  ['disadvantage', [17, 2], 3],
  ['disadvantage', [2, 17], 3],
  ['advantage', [17, 2], 18],
  ['advantage', [2, 17], 18],
  ['normal', [17], 18],
] as const)('with %s, raw rolls %j count as %i', (state, raw, expected) => {
  const script = scriptedRandom(raw)
  expect(roll(script.random, d20Pool(state)).total).toBe(expected)
  script.expectUsedUp()
})
