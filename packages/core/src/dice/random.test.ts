import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { parsed } from '../../test/parsed.ts'
import { scriptedRandom } from '../../test/scripted-random.ts'
import { enteredDice } from './entered-dice.ts'
import { cryptoRandom, type Random, randomFrom, rollDie, seededRandom } from './random.ts'
import { roll } from './roll.ts'
import { total } from './total.ts'

/** `Math.random`, which core itself never calls. */
const { random: ofMath } = Math

const take = (random: Random, count: number): number[] => Array.from({ length: count }, () => random())

describe('rollDie', () => {
  test.each([
    [6, 0, 1],
    [6, 5, 6],
    [6, 6, 1],
    [20, 19, 20],
    [20, 4_294_967_279, 20],
    [100, 99, 100],
    [1, 4_294_967_295, 1],
    [2, 4_294_967_295, 2],
    [2 ** 32, 4_294_967_295, 4_294_967_296],
    [2 ** 32, 0, 1],
  ])('a d%i with the raw value %i shows %i', (sides, raw, face) => {
    const script = scriptedRandom([raw])
    expect(rollDie(script.random, sides)).toBe(face)
    script.expectUsedUp()
  })

  // 2³² modulo 6, 20 and 100 is 4, 16 and 96: that many raw values at the end would favour low faces.
  test.each([
    [6, [4_294_967_292, 4_294_967_295, 7], 2],
    [6, [4_294_967_291], 6],
    [20, [4_294_967_280, 4_294_967_288, 4_294_967_295, 0], 1],
    [100, [4_294_967_200, 4_294_967_295, 42], 43],
    [100, [4_294_967_199], 100],
    [3, [4_294_967_295, 4_294_967_295, 4_294_967_295, 1], 2],
  ])('a d%i discards raw values at or above the fair bound: %j', (sides, raw, face) => {
    const script = scriptedRandom(raw)
    expect(rollDie(script.random, sides)).toBe(face)
    script.expectUsedUp()
  })

  test('law: a face between 1 and the sides', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, sides) => {
        const face = rollDie(seededRandom(seed), sides)
        expect(Number.isInteger(face) && face >= 1 && face <= sides).toBe(true)
      }),
    )
  })

  test.each([0, -6, 2.5, Number.NaN, 2 ** 32 + 1])('throws on %d sides', (sides) => {
    expect(() => rollDie(scriptedRandom([0]).random, sides)).toThrow(RangeError)
    expect(() => rollDie(scriptedRandom([0]).random, sides)).toThrow(/^sides is .* Tip: /)
  })
})

describe('seededRandom', () => {
  // Frozen until a major version; computed by an independent sfc32 in another language.
  test('the first ten values of a seed', () => {
    expect(take(seededRandom('rulestone'), 10)).toEqual([
      1511343028, 1293126778, 3022430607, 3962049068, 1381717845, 3325573387, 1260376850, 160392989, 654748436,
      3258216342,
    ])
  })

  test.each([
    ['rulestone', 6, [5, 5, 4, 3, 4, 2, 3, 6]],
    ['table 7', 20, [5, 8, 5, 13, 3]],
    ['', 6, [5, 2, 2, 4, 6, 1, 2, 1, 5, 6]],
    ['骰子', 8, [1, 1, 5, 1, 1, 6]],
  ])('the first dice of %j with %i sides', (seed, sides, faces) => {
    const random = seededRandom(seed)
    expect(faces.map(() => rollDie(random, sides))).toEqual(faces)
  })

  test('two generators with the same seed are independent and agree', () => {
    const [a, b] = [seededRandom('twin'), seededRandom('twin')]
    const first = take(a, 5)
    expect(take(b, 5)).toEqual(first)
    expect(take(a, 5)).toEqual(take(b, 5))
  })

  test('different seeds differ from the first value on', () => {
    const firsts = ['', 'a', 'b', 'ab', 'ba', 'A', ' ', '1', '11', 'rulestone'].map((seed) => seededRandom(seed)())
    expect(new Set(firsts).size).toBe(firsts.length)
  })

  test('every value is an integer between 0 and 2³² − 1', () => {
    for (const value of take(seededRandom('range'), 1000)) {
      expect(Number.isInteger(value) && value >= 0 && value < 2 ** 32).toBe(true)
    }
  })
})

describe('cryptoRandom', () => {
  test('integers between 0 and 2³² − 1 from many buffers, hardly ever the same', () => {
    const values = take(cryptoRandom(), 3000)
    expect(values.every((value) => Number.isInteger(value) && value >= 0 && value < 2 ** 32)).toBe(true)
    expect(new Set(values).size).toBeGreaterThan(2996)
    expect(values.filter((value) => value === 0).length).toBeLessThan(2)
  })
})

describe('randomFrom', () => {
  test.each([
    [0, 20, 1],
    [0.5, 20, 9],
    [1 - 2 ** -53, 2, 2],
  ])('a source that gives %d shows a d%i of %i', (number, sides, face) => {
    expect(
      rollDie(
        randomFrom(() => number),
        sides,
      ),
    ).toBe(face)
  })

  test.each([1, -0.1, 17, Number.NaN, Number.POSITIVE_INFINITY])('refuses a source that gives %d', (number) => {
    expect(() => randomFrom(() => number)()).toThrow(/^source gives .*; it must give numbers from 0/)
  })

  test('of Math.random: every face of a d6', () => {
    const random = randomFrom(ofMath)
    expect(new Set(Array.from({ length: 300 }, () => rollDie(random, 6)))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })
})

describe('a generator that core has not made', () => {
  test('does not compile', () => {
    expectTypeOf(ofMath).not.toExtend<Random>()
    expectTypeOf(() => 4).not.toExtend<Random>()
    expectTypeOf(seededRandom('a')).toExtend<Random>()
    expectTypeOf(randomFrom(ofMath)).toExtend<Random>()
    expectTypeOf(enteredDice([], seededRandom('a')).random).toExtend<Random>()
  })

  const MESSAGE = /^random is not a generator of core; .* Tip: instead of Math.random pass randomFrom/
  const dice = parsed('3d6')
  test.each<[string, (random: Random) => unknown]>([
    ['rollDie', (random) => rollDie(random, 6)],
    ['roll', (random) => roll(random, dice)],
    ['total', (random) => total(random, dice)],
    ['enteredDice', (random) => enteredDice([], random)],
  ])('%s throws and names the makers', (_, run) => {
    for (const random of [ofMath, () => 0, undefined, null, 4, {}]) {
      expect(() => run(random as Random)).toThrow(MESSAGE)
    }
  })
})
