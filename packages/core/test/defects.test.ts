import { expect, test } from 'vitest'
import { mean, roll, seededRandom } from '../src/dice/index.ts'
import { fraction } from '../src/fraction.ts'
import { oddsOf, parsed } from './parsed.ts'
import { scriptedRandom } from './scripted-random.ts'

// Defects of other dice libraries that no other test would find here.

test('a d6 never shows a 7, and all faces are equally likely', () => {
  const random = seededRandom('sixty thousand')
  const counts = new Map<number, number>()
  for (let index = 0; index < 60_000; index += 1) {
    const { total } = roll(random, parsed('1d6'))
    counts.set(total, (counts.get(total) ?? 0) + 1)
  }
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6])
  // Five standard deviations of 91.
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(456)
})

test.each([
  [[5, 5, 5, 5, 5], 5],
  [[3, 7, 7, 7, 9], 7],
  [[9, 7, 7, 7, 3], 7],
  [[1, 1, 1, 1, 20], 1],
  [[20, 20, 20, 20, 1], 20],
])('5d20dl2dh2 keeps one die of %j', (faces, expected) => {
  const rolled = roll(scriptedRandom(faces.map((face) => face - 1)).random, parsed('5d20dl2dh2'))
  expect(rolled.total).toBe(expected)
  expect(rolled.kind === 'pool' && rolled.dice.filter(({ kept }) => kept)).toHaveLength(1)
})

test('a nearly endless reroll is sampled directly', () => {
  const random = seededRandom('until')
  for (let index = 0; index < 500; index += 1) {
    expect(roll(random, parsed('1d1000000rr<1000000')).total).toBe(1_000_000)
  }
})

test('the mean of an exploding d6 is 4.2 minus the cut-off tail', () => {
  const { numerator, denominator } = mean(oddsOf('1d6!'))
  // They are missing 4.2 in one case of 6²¹.
  expect(fraction(21n * denominator - 5n * numerator, 5n * denominator)).toEqual(fraction(21n, 5n * 6n ** 21n))
})

test.each([
  ['10d10>5', fraction(5)],
  ['10d10>=5', fraction(6)],
])('the mean of %s: > excludes the number', (notation, expected) => {
  expect(mean(oddsOf(notation))).toEqual(expected)
})

test.each(['1d1!{100}', '100d6!>=2{100}', '1d6rr<6', '50d1000000', '(10d10)d6'])('%s can be rolled', (notation) => {
  expect(Number.isSafeInteger(roll(seededRandom('any'), parsed(notation)).total)).toBe(true)
})
