import { describe, expect, test } from 'vitest'
import { parsed } from '../../../test/parsed.ts'
import { addFractions, type Fraction, fraction } from '../../fraction.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { ROLL_STATES } from '../../vocabulary/d20-tests.ts'
import {
  type ContestChances,
  chancesOfMargin,
  contestChances,
  contestMargin,
  contestOutcome,
  opposedOutcome,
} from './contest.ts'
import type { D20Roll } from './d20-test-distribution.ts'

const chancesOf = (own: D20Roll, opposing: D20Roll): ContestChances => {
  const result = contestChances({ own, opposing })
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

describe('contestChances', () => {
  // 2012 playtest, How to Play, Contests. Counted independently over all pairs of numbers.
  test.each<[string, D20Roll, D20Roll, Fraction[]]>([
    ['equals', { state: 'normal' }, { state: 'normal' }, [fraction(19, 40), fraction(1, 20), fraction(19, 40)]],
    [
      '+3 against +1',
      { state: 'normal', modifier: 3 },
      { state: 'normal', modifier: 1 },
      [fraction(229, 400), fraction(9, 200), fraction(153, 400)],
    ],
    [
      'Advantage',
      { state: 'advantage' },
      { state: 'normal' },
      [fraction(513, 800), fraction(1, 20), fraction(247, 800)],
    ],
    [
      'Advantage against Disadvantage',
      { state: 'advantage' },
      { state: 'disadvantage' },
      [fraction(13053, 16000), fraction(267, 8000), fraction(2413, 16000)],
    ],
    [
      'bonus dice',
      { state: 'normal', bonusDice: parsed('1d4') },
      { state: 'normal' },
      [fraction(19, 32), fraction(7, 160), fraction(29, 80)],
    ],
    [
      '1 + 19 at least ties',
      { state: 'normal', modifier: 19 },
      { state: 'normal' },
      [fraction(399, 400), fraction(1, 400), fraction(0)],
    ],
    ['1 + 20 wins', { state: 'normal', modifier: 20 }, { state: 'normal' }, [fraction(1), fraction(0), fraction(0)]],
  ])('%s', (_, own, opposing, [win, tie, loss]) => {
    expect(contestChances({ own, opposing })).toEqual({ ok: true, value: { win, tie, loss } })
  })

  test('law: the chances add up to 1, and the other side sees them mirrored', () => {
    for (const state of ROLL_STATES) {
      for (const opposing of ROLL_STATES) {
        for (const modifier of [-25, -3, 0, 7, 19]) {
          const { win, tie, loss } = chancesOf({ state, modifier }, { state: opposing })
          expect(addFractions(addFractions(win, tie), loss)).toEqual(fraction(1))
          expect(chancesOf({ state: opposing }, { state, modifier })).toEqual({ win: loss, tie, loss: win })
        }
      }
    }
  })

  test.each(['10000d1000', '1d1000000'])('%s exceeds the work limit and returns an error', (notation) => {
    const roll: D20Roll = { state: 'normal', bonusDice: parsed(notation) }
    expect(contestChances({ own: roll, opposing: roll })).toMatchObject({ ok: false, error: { code: 'over-limit' } })
  })
})

// 2012 playtest, How to Play, Contests; SRD 5.2.1 has none, only DCs (Playing the Game, D20 Tests, page 6)
test.each([
  ['higher', 13, 'win', 'win'],
  ['equal', 12, 'tie', 'win'],
  ['lower', 11, 'loss', 'loss'],
] as const)('%s: %i against 12', (_, own, contest, difficultyClass) => {
  expect(contestOutcome({ own, opposing: 12 })).toBe(contest)
  expect(opposedOutcome({ own, against: 12 }, next2012)).toBe(contest)
  expect(opposedOutcome({ own, against: 12 }, srd521)).toBe(difficultyClass)
})

describe('the margin of a contest', () => {
  test('from −19 to 19 between equals, 0 on 20 of 400 rolls', () => {
    const margin = contestMargin({ own: { state: 'normal' }, opposing: { state: 'normal' } })
    if (!margin.ok) throw new Error(margin.error.code)
    expect([margin.value.minimum, margin.value.weights.length, margin.value.weights[19]]).toEqual([-19, 39, 20n])
  })

  test('above 0 wins, 0 ties, below 0 loses', () => {
    expect(chancesOfMargin({ minimum: -1, weights: [1n, 2n, 3n], denominator: 6n })).toEqual({
      win: fraction(1, 2),
      tie: fraction(1, 3),
      loss: fraction(1, 6),
    })
  })
})
