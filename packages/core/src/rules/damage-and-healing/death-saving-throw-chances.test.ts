import { describe, expect, test } from 'vitest'
import { type Random, seededRandom } from '../../dice/random.ts'
import { roll } from '../../dice/roll.ts'
import { addFractions, compareFractions, type Fraction, fraction, toNumber } from '../../fraction.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import { ROLL_STATES, type RollState } from '../../vocabulary/d20-tests.ts'
import { d20Pool } from '../d20-tests/advantage.ts'
import { deathSavingThrow, JUST_DROPPED } from './death-saving-throw.ts'
import { type DyingChances, dyingChances } from './death-saving-throw-chances.ts'
import type { DyingState } from './vitals.ts'

const dying = (successes: number, failures: number): DyingState => ({
  kind: 'dying',
  successes,
  failures,
  hitPoints: 0,
})

const whole = ({ stable, dead, conscious }: DyingChances): Fraction =>
  addFractions(addFractions(stable, dead), conscious)
const survival = ({ stable, conscious }: DyingChances): Fraction => addFractions(stable, conscious)

describe('dyingChances', () => {
  // Counted independently, by the recursion on 1, 8, 10 and 1 faces of the d20. The last row by hand: from two
  // and two, 10 to 19 is Stable, 20 conscious, the other nine faces dead.
  test.each([
    [0, 0, fraction(331, 800), fraction(3239, 8000), fraction(1451, 8000)],
    [0, 1, fraction(11, 40), fraction(233, 400), fraction(57, 400)],
    [0, 2, fraction(1, 8), fraction(63, 80), fraction(7, 80)],
    [1, 0, fraction(119, 200), fraction(53, 200), fraction(7, 50)],
    [1, 1, fraction(9, 20), fraction(87, 200), fraction(23, 200)],
    [1, 2, fraction(1, 4), fraction(27, 40), fraction(3, 40)],
    [2, 0, fraction(161, 200), fraction(229, 2000), fraction(161, 2000)],
    [2, 1, fraction(7, 10), fraction(23, 100), fraction(7, 100)],
    [2, 2, fraction(1, 2), fraction(9, 20), fraction(1, 20)],
  ])('from %i successes and %i failures', (successes, failures, stable, dead, conscious) => {
    expect(dyingChances({ life: dying(successes, failures) })).toEqual({ stable, dead, conscious })
  })

  test.each([
    ['advantage', fraction(253477, 400000), fraction(845091, 16000000), fraction(5015829, 16000000)],
    ['disadvantage', fraction(56727, 400000), fraction(13588011, 16000000), fraction(142909, 16000000)],
  ] as const)('with %s', (state, stable, dead, conscious) => {
    expect(dyingChances({ life: JUST_DROPPED, state })).toEqual({ stable, dead, conscious })
  })

  test.each([
    [4, fraction(68257, 100000), fraction(5899, 40000), fraction(33991, 200000)],
    // 19 − 10 is under 10: only a natural 20 helps.
    [-10, fraction(0), fraction(431, 500), fraction(69, 500)],
  ])('with a bonus of %i', (bonus, stable, dead, conscious) => {
    expect(dyingChances({ life: JUST_DROPPED, bonus })).toEqual({ stable, dead, conscious })
  })

  test.each(['stable', 'dead', 'conscious'] as const)('a creature that is already %s', (kind) => {
    const state: DyingState = kind === 'dead' ? { kind } : { kind, hitPoints: 1 }
    const expected = { stable: fraction(0), dead: fraction(0), conscious: fraction(0), [kind]: fraction(1) }
    expect(dyingChances({ life: state })).toEqual(expected)
  })
})

// 2012 playtest, Dying and Dead. By hand: a save succeeds on 11 of 20 faces with no modifier, and a failure costs 1d6.
describe('dyingChances with Hit Points below 0', () => {
  const at = (hitPoints: number, successes = 0): DyingState => ({ kind: 'dying', successes, failures: 0, hitPoints })

  test.each([
    ['one success away, one point left', at(-18, 2), 0, fraction(11, 20)],
    // A failure leaves it alive at −18 on one face of six, and then it must succeed.
    ['one success away, two points left', at(-17, 2), 0, fraction(11 * 120 + 9 * 11, 2400)],
    ['two successes away, one point left', at(-18, 1), 0, fraction(121, 400)],
    ['with +9 nothing fails', at(-18), 9, fraction(1)],
    ['with −10 every face below 20 fails', at(-18, 2), -10, fraction(1, 20)],
  ])('%s', (_, from, bonus, stable) => {
    expect(dyingChances({ life: from, bonus, deadlyHitPoints: -19 }, next2012)).toEqual({
      stable,
      dead: fraction(stable.denominator - stable.numerator, stable.denominator),
      conscious: fraction(0),
    })
  })

  test('fewer Hit Points lower the chance to become Stable', () => {
    const stable = Array.from(
      { length: 19 },
      (_, lost) => dyingChances({ life: at(-lost), deadlyHitPoints: -19 }, next2012).stable,
    )
    for (const [index, chance] of stable.entries()) {
      expect(compareFractions(chance, stable[index + 1] ?? fraction(0))).toBe(1)
    }
  })
})

describe('laws', () => {
  const states = [0, 1, 2].flatMap((successes) => [0, 1, 2].map((failures) => [successes, failures] as const))

  test.each(states)(
    'from %i and %i the chances add up to 1, Advantage ≥ normal ≥ Disadvantage',
    (successes, failures) => {
      const [normal, advantage, disadvantage] = ROLL_STATES.map((state) =>
        dyingChances({ life: dying(successes, failures), state }),
      )
      if (normal === undefined || advantage === undefined || disadvantage === undefined)
        throw new Error('a roll state is missing')
      for (const chances of [normal, advantage, disadvantage]) expect(whole(chances)).toEqual(fraction(1))
      expect(compareFractions(survival(advantage), survival(normal))).toBe(1)
      expect(compareFractions(survival(normal), survival(disadvantage))).toBe(1)
    },
  )

  test('one more success never hurts, one more failure never helps', () => {
    const survivalFrom = (successes: number, failures: number): Fraction =>
      survival(dyingChances({ life: dying(successes, failures) }))
    for (const [successes, failures] of states) {
      if (successes < 2) {
        expect(compareFractions(survivalFrom(successes + 1, failures), survivalFrom(successes, failures))).toBe(1)
      }
      if (failures < 2) {
        expect(compareFractions(survivalFrom(successes, failures + 1), survivalFrom(successes, failures))).toBe(-1)
      }
    }
  })

  test('a bonus never hurts', () => {
    for (let bonus = -12; bonus < 12; bonus += 1) {
      const [less, more] = [bonus, bonus + 1].map((value) =>
        survival(dyingChances({ life: JUST_DROPPED, bonus: value })),
      )
      if (less === undefined || more === undefined) throw new Error('a chance is missing')
      expect(compareFractions(more, less)).toBeGreaterThanOrEqual(0)
    }
  })
})

describe('Monte Carlo', () => {
  const TRIALS = 4000

  function play(random: Random, state: RollState): DyingState['kind'] {
    let now = JUST_DROPPED
    while (now.kind === 'dying') now = deathSavingThrow({ life: now, natural: roll(random, d20Pool(state)).total })
    return now.kind
  }

  test.each(ROLL_STATES)('%s: shares of 4,000 rolled rows lie within 4 standard errors', (state) => {
    const random = seededRandom(`death saving throws, ${state}`)
    const counts = { dying: 0, stable: 0, dead: 0, conscious: 0 }
    for (let trial = 0; trial < TRIALS; trial += 1) counts[play(random, state)] += 1
    const chances = dyingChances({ life: JUST_DROPPED, state })
    for (const end of ['stable', 'dead', 'conscious'] as const) {
      const expected = toNumber(chances[end])
      const standardError = Math.sqrt((expected * (1 - expected)) / TRIALS)
      expect(Math.abs(counts[end] / TRIALS - expected)).toBeLessThan(4 * standardError)
    }
  })
})
