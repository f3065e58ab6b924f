import { describe, expect, test } from 'vitest'
import { maximum, mean, odds, outcomes, parse, roll, seededRandom } from '../src/dice/index.ts'
import { fraction } from '../src/fraction.ts'
import { oddsOf, parsed } from './parsed.ts'
import { scriptedRandom } from './scripted-random.ts'

/** Defects that were measured in other dice libraries: none of them may ever appear here. */

describe('faces', () => {
  test('a d6 never shows a 7, and its ends are as likely as its middle', () => {
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
})

describe('keeping', () => {
  test.each([
    [[5, 5, 5, 5, 5], 5],
    [[3, 7, 7, 7, 9], 7],
    [[9, 7, 7, 7, 3], 7],
    [[1, 1, 1, 1, 20], 1],
    [[20, 20, 20, 20, 1], 20],
  ])('5d20dl2dh2 keeps just one of %j', (faces, expected) => {
    const rolled = roll(scriptedRandom(faces.map((face) => face - 1)).random, parsed('5d20dl2dh2'))
    expect(rolled.total).toBe(expected)
    expect(rolled.kind === 'pool' && rolled.dice.filter(({ kept }) => kept)).toHaveLength(1)
  })

  test('nor does the mean suffer', () => {
    expect(mean(oddsOf('5d20dl2dh2'))).toEqual(fraction(21, 2))
  })

  test('kh keeps the highest, not the lowest', () => {
    const rolled = roll(scriptedRandom([0, 5, 2, 4]).random, parsed('4d6kh3'))
    expect(rolled.total).toBe(14)
    expect(mean(oddsOf('2d20kh1'))).toEqual(fraction(553, 40))
  })
})

describe('rerolling', () => {
  test('once is for each die, and never twice', () => {
    const script = scriptedRandom([0, 0, 1, 1])
    expect(roll(script.random, parsed('2d6ro<3')).total).toBe(3)
    script.expectUsedUp()
    expect(mean(oddsOf('2d6ro<3'))).toEqual(fraction(25, 3))
  })

  test('until it does not match ends, and never shows a match', () => {
    const random = seededRandom('until')
    for (let index = 0; index < 500; index += 1)
      expect(roll(random, parsed('1d1000000rr<1000000')).total).toBe(1_000_000)
  })
})

describe('the mean is the mean, not the middle of the ends', () => {
  test.each([
    ['4d6kh3', fraction(15869, 1296)],
    ['2d20kh1+5', fraction(753, 40)],
    ['2d6ro<3', fraction(25, 3)],
    ['10d10>=8', fraction(3)],
    ['max(1d20,1d20)', fraction(553, 40)],
    ['2d20kl1', fraction(287, 40)],
  ])('%s', (notation, expected) => {
    expect(mean(oddsOf(notation))).toEqual(expected)
  })

  test('an exploding d6 is worth 4.2, as exactly as its chains are long', () => {
    const { numerator, denominator } = mean(oddsOf('1d6!'))
    // 4.2 less what the cut chains would still bring: 4.2 in one case of 6²¹.
    expect(fraction(21n * denominator - 5n * numerator, 5n * denominator)).toEqual(fraction(21n, 5n * 6n ** 21n))
  })
})

describe('nothing is understood silently as something else', () => {
  test.each([
    ['10d10>=8', 0, 10],
    ['4d6min2', 8, 24],
    ['4d6max5', 4, 20],
    ['-1d6', -6, -1],
    ['(1d4)d6', 1, 24],
    ['max(1d4,1d6)', 1, 6],
    ['4d6+2', 6, 26],
    ['10d10>5', 0, 10],
    ['1d6/2', 0, 3],
  ])('%s comes to %i to %i', (notation, least, most) => {
    const distribution = oddsOf(notation)
    expect([distribution.minimum, maximum(distribution)]).toEqual([least, most])
  })

  test('a literal comparison leaves the number out', () => {
    expect(mean(oddsOf('10d10>5'))).toEqual(fraction(5))
    expect(mean(oddsOf('10d10>=5'))).toEqual(fraction(6))
  })

  test('capital letters and spaces mean the same', () => {
    expect(oddsOf('4D6 KH3 + 2')).toEqual(oddsOf('4d6kh3+2'))
  })
})

describe('hostile input', () => {
  /** Nested parentheses doubled the time of another parser with each pair. */
  const nested = (depth: number): string => `${'('.repeat(depth)}1d6${')'.repeat(depth)}`

  test.each([
    ['1d0', 'zero-sides'],
    ['1d6+', 'unexpected'],
    ['1d6/0', 'zero-divisor'],
    ['1d6\u0000', 'unexpected-character'],
    ['1d6\u200b', 'unexpected-character'],
    ['\u200f1d6', 'unexpected-character'],
    ['🎲1d6', 'unexpected-character'],
    ['\ud83c1d6', 'unexpected-character'],
    ['1d6 and more', 'unexpected'],
    [')(', 'unexpected'],
    ['2kh1', 'without-dice'],
    ['1d1!', 'never-ends'],
    ['1d6!>=1', 'never-ends'],
    ['1d6rr>=1', 'never-ends'],
    ['999999999d999999999', 'over-limit'],
    ['1d999999999999999999999999', 'over-limit'],
    ['9'.repeat(1_000_000), 'over-limit'],
    [nested(1_000), 'over-limit'],
    [nested(100_000), 'over-limit'],
    ['('.repeat(100_000), 'over-limit'],
    [`1d6${'+1d6'.repeat(25_000)}`, 'over-limit'],
    ['1d6+'.repeat(100), 'unexpected'],
    ['', 'empty'],
  ])('%.40s: %s', (text, code) => {
    const result = parse(text)
    expect(result.ok ? 'understood' : result.error.code).toBe(code)
  })

  test('nested parentheses and long sums are understood up to their limits', () => {
    expect(parsed(nested(50))).toMatchObject({ kind: 'pool', count: 1 })
    expect(parse(`1d6${'+1d6'.repeat(199)}`).ok).toBe(true)
    expect(parse(`4d6${'kh3'.repeat(600)}`).ok).toBe(true)
  })

  test.each(['1d1!{100}', '100d6!>=2{100}', '1d6rr<6', '50d1000000', '(10d10)d6'])('%s is rolled', (notation) => {
    expect(Number.isSafeInteger(roll(seededRandom('any'), parsed(notation)).total)).toBe(true)
  })

  test('no total is infinite, and none is a fraction', () => {
    for (const notation of ['1d6/1d4', '7/2', '1d6*1d6/3', '(1d6-7)/2']) {
      const distribution = odds(parsed(notation))
      expect(
        distribution.ok && Array.from(outcomes(distribution.value)).every(([outcome]) => Number.isSafeInteger(outcome)),
      ).toBe(true)
    }
  })
})
