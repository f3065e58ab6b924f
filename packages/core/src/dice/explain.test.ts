import { describe, expect, test } from 'vitest'
import { explain, type Say } from './explain.ts'
import { parse } from './parse.ts'

type Values = Parameters<Say>[1]

/** Phrases for every key. */
const ENGLISH: Readonly<Record<string, (values: Values) => string>> = {
  constant: ({ value }) => `${value}`,
  variable: ({ name, value }) => `${name} (${value})`,
  pool: ({ count, die }) => `${count} ${die}`,
  die: ({ sides }) => `d${sides}`,
  faces: ({ faces }) => `dice of ${faces}`,
  group: ({ terms }) => `of ${terms}`,
  plus: ({ term }) => `and ${term}`,
  minus: ({ term }) => `less ${term}`,
  negative: ({ term }) => `minus ${term}`,
  times: ({ left, right }) => `${left} times ${right}`,
  'divided-floor': ({ left, right }) => `${left} by ${right} rounded down`,
  'divided-ceil': ({ left, right }) => `${left} by ${right} rounded up`,
  'divided-round': ({ left, right }) => `${left} by ${right} to the nearest`,
  max: ({ terms }) => `the most of ${terms}`,
  min: ({ terms }) => `the least of ${terms}`,
  abs: ({ terms }) => `the size of ${terms}`,
  compared: ({ left, test: words }) => `whether ${left} is ${words}`,
  labelled: ({ term, label }) => `${term} ${label}`,
  separator: () => ', ',
  'test-<': ({ value }) => `under ${value}`,
  'test-<=': ({ value }) => `up to ${value}`,
  'test-=': ({ value }) => `${value}`,
  'test-!=': ({ value }) => `not ${value}`,
  'test->=': ({ value }) => `from ${value}`,
  'test->': ({ value }) => `over ${value}`,
  'reroll-once': ({ test: words }) => `once again ${words}`,
  'reroll-until': ({ test: words }) => `again while ${words}`,
  'reroll-add': ({ test: words }) => `one more on ${words}`,
  'explode-dice': ({ test: words }) => `explode on ${words}`,
  'explode-compound': ({ test: words }) => `add up on ${words}`,
  'explode-penetrate': ({ test: words }) => `explode less one on ${words}`,
  'per-die': ({ count }) => `${count} times each`,
  'per-pool': ({ count }) => `${count} times in all`,
  'highest-face': () => 'the highest face',
  minimum: ({ value }) => `at least ${value}`,
  maximum: ({ value }) => `at most ${value}`,
  'keep-highest': ({ count }) => `keep the highest ${count}`,
  'keep-lowest': ({ count }) => `keep the lowest ${count}`,
  'drop-highest': ({ count }) => `drop the highest ${count}`,
  'drop-lowest': ({ count }) => `drop the lowest ${count}`,
  success: ({ test: words }) => `count those ${words}`,
  failure: ({ test: words }) => `less those ${words}`,
  'mark-success': ({ test: words }) => `hail ${words}`,
  'mark-failure': ({ test: words }) => `mourn ${words}`,
}

const saidKeys = new Set<string>()

const say: Say = (key, values) => {
  saidKeys.add(key)
  const sentence = ENGLISH[key]
  if (!sentence) throw new Error(`no phrase for ${key}`)
  const text = sentence(values)
  if (text.includes('undefined')) throw new Error(`${key} lacks a value: ${text}`)
  return text
}

describe('explain', () => {
  test.each([
    ['7', '7'],
    ['@dex', 'dex (3)'],
    ['4d6', '4 d6'],
    ['d%', '1 d100'],
    ['2dF', '2 dice of -1, 0, 1'],
    ['d{1,2,4,8}', '1 dice of 1, 2, 4, 8'],
    ['(1d4)d6', '1 d4 d6'],
    ['2d(2*3)', '2 d(2*3)'],
    ['2d6+3', '2 d6, and 3'],
    ['2d6-1d4+1', '2 d6, less 1 d4, and 1'],
    ['-2d6', 'minus 2 d6'],
    ['4d6kh3', '4 d6, keep the highest 3'],
    ['2d20kl1', '2 d20, keep the lowest 1'],
    ['5d20dl2dh1', '5 d20, drop the lowest 2, drop the highest 1'],
    ['2d6ro<3', '2 d6, once again under 3'],
    ['2d6rr=1', '2 d6, again while 1'],
    ['2d6ra<>6', '2 d6, one more on not 6'],
    ['2d6!', '2 d6, explode on the highest face'],
    ['2d6!!>=5{2}', '2 d6, add up on from 5, 2 times each'],
    ['2d6!p', '2 d6, explode less one on the highest face'],
    ['2d6x3=6', '2 d6, explode on 6, 3 times in all'],
    ['2d6min2max5', '2 d6, at least 2, at most 5'],
    ['5d10>=8f1', '5 d10, count those from 8, less those 1'],
    ['2d20cs>19cf<=1', '2 d20, hail over 19, mourn up to 1'],
    ['6d6ro1!kh3>=4', '6 d6, once again 1, explode on the highest face, keep the highest 3, count those from 4'],
    ['{1d6,1d8}kh1', 'of 1 d6, 1 d8, keep the highest 1'],
    ['{2d6+1d8}>=5', 'of 2 d6, and 1 d8, count those from 5'],
    ['2*1d6', '2 times 1 d6'],
    ['1d6/2', '1 d6 by 2 rounded down'],
    ['ceil(1d6/2)', '1 d6 by 2 rounded up'],
    ['round(1d6/2)', '1 d6 by 2 to the nearest'],
    ['max(1d6,1d8)', 'the most of 1 d6, 1 d8'],
    ['min(1,2)', 'the least of 1, 2'],
    ['abs(1d6-3)', 'the size of 1 d6, less 3'],
    ['(1d20+5)>=15', 'whether 1 d20, and 5 is from 15'],
    ['(1d6)<>1d6', 'whether 1 d6 is not 1 d6'],
    ['2d6[fire]+1', '2 d6 fire, and 1'],
  ])('%s: %s', (notation, expected) => {
    const result = parse(notation, { variables: { dex: 3 } })
    expect(result.ok && explain(result.value, say)).toBe(expected)
  })

  test('the examples use every key', () => {
    expect([...saidKeys].sort()).toEqual(Object.keys(ENGLISH).sort())
  })
})
