import { describe, expect, test } from 'vitest'
import { oddsOf, parsed } from '../../../test/parsed.ts'
import { certain, fromOutcomes } from '../../dice/distribution.ts'
import { fraction } from '../../fraction.ts'
import type { D20Roll } from '../d20-tests/d20-test-distribution.ts'
import { concentrationChances, concentrationDc } from './concentration.ts'

// SRD 5.2.1, Rules Glossary, Concentration (page 179): “10 or half the damage taken (round down)”, “maximum DC of 30”
test.each([
  [1, 10],
  [19, 10],
  [20, 10],
  [21, 10],
  [22, 11],
  [23, 11],
  [59, 29],
  [60, 30],
  [61, 30],
  [62, 30],
  [500, 30],
])('%i damage: DC %i', (damage, dc) => {
  expect(concentrationDc(damage)).toBe(dc)
})

describe('concentrationChances', () => {
  const save = { state: 'normal', modifier: 4 } as const

  // With +4, DC 10 is met by 6 to 20, DC 11 by 7 to 20, DC 20 by 16 to 20; by hand.
  test.each([
    ['one hit for 1', [1], [fraction(3, 4)]],
    ['one hit for 22', [22], [fraction(7, 10)]],
    ['one hit for 40', [40], [fraction(1, 4)]],
    ['one hit for 50: DC 25 is out of reach', [50], [fraction(0)]],
    ['no damage, no save', [0], [fraction(1)]],
    ['three hits in a row', [10, 22, 40], [fraction(3, 4), fraction(21, 40), fraction(21, 160)]],
    ['none', [], []],
  ])('%s', (_, hits, expected) => {
    const damage = hits.map((taken) => certain(taken))
    expect(concentrationChances({ save, hits: damage })).toEqual({ ok: true, value: expected })
  })

  // Counted independently, sum by sum.
  test('Advantage, bonus dice, and damage that is rolled', () => {
    const chances = (roll: D20Roll, ...notation: string[]): unknown =>
      concentrationChances({ save: roll, hits: notation.map(oddsOf) })
    expect(chances({ ...save, state: 'advantage' }, '22')).toEqual({ ok: true, value: [fraction(91, 100)] })
    expect(chances({ ...save, state: 'advantage' }, '40')).toEqual({ ok: true, value: [fraction(7, 16)] })
    expect(chances({ ...save, bonusDice: parsed('1d4') }, '22')).toEqual({ ok: true, value: [fraction(33, 40)] })
    expect(chances(save, '8d6')).toEqual({ ok: true, value: [fraction(939979, 1679616)] })
    expect(chances(save, '12d6')).toEqual({ ok: true, value: [fraction(2364729157, 10883911680)] })
  })

  test('attacks that may miss: 9 of 20 miss, 11 of 20 deal 8 and force a save against DC 10', () => {
    const attack = fromOutcomes([
      [0, 9n],
      [8, 11n],
    ])
    const value = [fraction(69, 80), fraction(4761, 6400), fraction(328509, 512000)]
    expect(concentrationChances({ save, hits: [attack, attack, attack] })).toEqual({ ok: true, value })
  })

  test('too much work returns an error: dice, or hits', () => {
    const error = { ok: false, error: { code: 'over-limit', limit: 'work' } }
    expect(
      concentrationChances({ save: { ...save, bonusDice: parsed('10000d1000') }, hits: [certain(1)] }),
    ).toMatchObject(error)
    expect(concentrationChances({ save, hits: new Array(1000).fill(oddsOf('8d6')) })).toMatchObject(error)
  })
})
