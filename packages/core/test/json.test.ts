import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FRACTION_SCHEMA, fraction, ODDS_SCHEMA, type Odds, odds, parse, readFraction, readOdds } from '../src/index.ts'
import { callsInExamples } from './wrong-values.ts'

const ajv = new Ajv2020({ strict: true })
const isFraction = ajv.compile(FRACTION_SCHEMA)
const isOdds = ajv.compile(ODDS_SCHEMA)

const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function oddsOf(notation: string): Odds {
  const parsed = parse(notation)
  const result = parsed.ok ? odds(parsed.value) : parsed
  if (!result.ok) throw new Error(`${notation} has no odds`)
  return result.value
}

test('every answer in an example can be written as JSON', () => {
  const { calls, answers } = callsInExamples()
  expect(answers).toHaveLength(calls.length)
  for (const answer of answers) expect(() => JSON.stringify(answer)).not.toThrow()
})

describe('fractions', () => {
  test('law: what is written is read again, and fits the schema', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (numerator, denominator) => {
        const value = fraction(numerator, denominator)
        expect(isFraction(again(value))).toBe(true)
        expect(readFraction(again(value))).toEqual({ ok: true, value })
      }),
    )
  })

  test.each([
    ['', null],
    ['', '1/2'],
    ['', { toString: () => '1' }.toString],
    ['/denominator', { numerator: '1' }],
    ['/denominator', { numerator: '1', denominator: '0' }],
    ['/numerator', { numerator: 1, denominator: '2' }],
    ['/numerator', { numerator: '0.5', denominator: '2' }],
    ['/numerator', { numerator: 'unknown', denominator: '2' }],
    ['/sign', { numerator: '1', denominator: '2', sign: 1 }],
  ])('wrong at %j: %j', (path, value) => {
    expect(readFraction(value)).toMatchObject({ ok: false, error: { path } })
    expect(isFraction(value)).toBe(false)
  })
})

describe('distributions', () => {
  test.each(['4d6kh3', '1d6!', '100d100', '5', '1d20-30', '{2d6,1d8}kh1'])('%s is read again', (notation) => {
    const value = oddsOf(notation)
    expect(isOdds(again(value))).toBe(true)
    expect(readOdds(again(value))).toEqual({ ok: true, value })
  })

  const COIN = { minimum: 0, weights: ['1', '1'], denominator: '2' }
  test.each([
    ['', null],
    ['', []],
    ['/minimum', { ...COIN, minimum: 0.5 }],
    ['/weights', { ...COIN, weights: [] }],
    ['/weights', { minimum: 0, denominator: '2' }],
    ['/weights/1', { ...COIN, weights: ['1', 1] }],
    ['/weights/1', { ...COIN, weights: ['2', '0'] }],
    ['/weights/0', { ...COIN, weights: ['-1', '3'] }],
    ['/denominator', { ...COIN, denominator: '3' }],
    ['/cut/numerator', { ...COIN, cut: { denominator: '2' } }],
    ['/cut/denominator', { ...COIN, cut: { numerator: '1', denominator: '0' } }],
    ['/sides', { ...COIN, sides: 2 }],
  ])('wrong at %j: %j', (path, value) => {
    expect(readOdds(value)).toMatchObject({ ok: false, error: { path } })
  })
})
