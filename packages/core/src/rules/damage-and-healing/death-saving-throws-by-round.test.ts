import { describe, expect, test } from 'vitest'
import { parsed } from '../../../test/parsed.ts'
import { addFractions, compareFractions, type Fraction, fraction } from '../../fraction.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import { ROLL_STATES } from '../../vocabulary/d20-tests.ts'
import { JUST_DROPPED } from './death-saving-throw.ts'
import { dyingChances } from './death-saving-throw-chances.ts'
import { type DeathSaveDice, type DyingChancesByRound, dyingChancesByRound } from './death-saving-throws-by-round.ts'
import type { DyingState } from './vitals.ts'

const byRound = (from: DyingState, rolls: DeathSaveDice, rounds: number): readonly DyingChancesByRound[] => {
  const result = dyingChancesByRound({ life: from, ...rolls, rounds })
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}
const row = ({ stable, dead, conscious, dying }: DyingChancesByRound): Fraction[] => [stable, dead, conscious, dying]

describe('dyingChancesByRound', () => {
  // SRD 5.2.1, Playing the Game, Death Saving Throws (pages 17 and 18). Counted independently, face by face; the
  // second round by hand: dead after 1 and any failure, or a failure and 1, 9 + 8 of 400 pairs.
  test('just dropped', () => {
    expect(byRound(JUST_DROPPED, {}, 6).map(row)).toEqual([
      [fraction(0), fraction(0), fraction(1, 20), fraction(19, 20)],
      [fraction(0), fraction(17, 400), fraction(39, 400), fraction(43, 50)],
      [fraction(1, 8), fraction(157, 1000), fraction(281, 2000), fraction(231, 400)],
      [fraction(47, 160), fraction(19, 64), fraction(271, 1600), fraction(6, 25)],
      [fraction(331, 800), fraction(3239, 8000), fraction(1451, 8000), fraction(0)],
      [fraction(331, 800), fraction(3239, 8000), fraction(1451, 8000), fraction(0)],
    ])
  })

  test('with 1d4 more', () => {
    expect(byRound(JUST_DROPPED, { bonusDice: parsed('1d4') }, 5).map(row)).toEqual([
      [fraction(0), fraction(0), fraction(1, 20), fraction(19, 20)],
      [fraction(0), fraction(3, 100), fraction(39, 400), fraction(349, 400)],
      [fraction(125, 512), fraction(5893, 64000), fraction(1129, 8000), fraction(669, 1280)],
      [fraction(1975, 4096), fraction(88739, 512000), fraction(21409, 128000), fraction(363, 2048)],
      [fraction(9715, 16384), fraction(472931, 2048000), fraction(180347, 1024000), fraction(0)],
    ])
  })

  test.each<[string, DyingState, DeathSaveDice, number, Fraction[]]>([
    [
      'Luck',
      JUST_DROPPED,
      { halflingLuck: true },
      5,
      [
        fraction(308011599, 640000000),
        fraction(2055833131n, 6400000000n),
        fraction(1264050879, 6400000000),
        fraction(0),
      ],
    ],
    [
      '1d4 less with Advantage',
      JUST_DROPPED,
      { state: 'advantage', bonusDice: parsed('-1d4') },
      3,
      [
        fraction(753571, 4096000),
        fraction(4113903, 102400000),
        fraction(3388749, 12800000),
        fraction(5233683, 10240000),
      ],
    ],
    [
      '1d4 more from two and two',
      { kind: 'dying', successes: 2, failures: 2, hitPoints: 0 },
      { bonusDice: parsed('1d4') },
      1,
      [fraction(5, 8), fraction(13, 40), fraction(1, 20), fraction(0)],
    ],
    ['stable already', { kind: 'stable', hitPoints: 0 }, {}, 2, [fraction(1), fraction(0), fraction(0), fraction(0)]],
  ])('%s', (_, from, rolls, rounds, expected) => {
    expect(byRound(from, rolls, rounds).map(row).at(-1)).toEqual(expected)
  })

  test('no rounds', () => {
    expect(byRound(JUST_DROPPED, {}, 0)).toEqual([])
  })
})

describe('laws', () => {
  const states = [0, 1, 2].flatMap((successes) => [0, 1, 2].map((failures) => ({ successes, failures })))

  test.each(states)('from $successes and $failures: ends at dyingChances, and every round sums to 1', (counts) => {
    const from: DyingState = { kind: 'dying', ...counts, hitPoints: 0 }
    for (const state of ROLL_STATES) {
      for (const bonus of [-3, 0, 4]) {
        const rounds = byRound(from, { state, bonus }, 5)
        for (const round of rounds) expect(row(round).reduce(addFractions)).toEqual(fraction(1))
        expect(rounds.at(-1)).toEqual({ ...dyingChances({ life: from, state, bonus }), dying: fraction(0) })
      }
    }
  })

  test('Luck never hurts', () => {
    for (const state of ROLL_STATES) {
      const [without, lucky] = [false, true].map((halflingLuck) =>
        dyingChances({ life: JUST_DROPPED, state, halflingLuck }),
      )
      if (without === undefined || lucky === undefined) throw new Error('a set of chances is missing')
      expect(compareFractions(lucky.dead, without.dead)).toBe(-1)
    }
  })
})

// 2012 playtest, Dying: each failure costs 1d6, so that 19 points last at least 4 rounds
test('where failures cost Hit Points, the same as dyingChances in the end', () => {
  const rolls = { bonus: 2, deadlyHitPoints: -19 }
  const result = dyingChancesByRound({ life: JUST_DROPPED, ...rolls, rounds: 21 }, next2012)
  if (!result.ok) throw new Error(result.error.code)
  expect(result.value.slice(0, 3).map(({ dead }) => dead)).toEqual([fraction(0), fraction(0), fraction(0)])
  expect(result.value[3]?.dead.numerator).toBeGreaterThan(0n)
  expect(result.value[2]?.stable).toEqual(fraction(13 ** 3, 20 ** 3))
  expect(result.value.at(-1)).toEqual({
    ...dyingChances({ life: JUST_DROPPED, ...rolls }, next2012),
    dying: fraction(0),
  })
  for (const round of result.value) expect(row(round).reduce(addFractions)).toEqual(fraction(1))
})

test('dice above the work limit return an error', () => {
  const result = dyingChancesByRound({ life: JUST_DROPPED, bonusDice: parsed('10000d1000'), rounds: 5 })
  expect(result).toMatchObject({ ok: false, error: { code: 'over-limit' } })
})
