import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRolls } from '../../test/brute-force.ts'
import { computing, parsedWith, printSteps } from '../../test/computing.ts'
import { fractionOf } from '../../test/plain-figures.ts'
import { weightsAddUp } from '../dice/distribution.laws.ts'
import { probability } from '../dice/distribution.ts'
import { format } from '../dice/format.ts'
import { compareFractions, type Fraction, fraction } from '../fraction.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import type { InputOf } from './calculator.ts'
import { concentrationCalculator } from './concentration.ts'

type Input = InputOf<typeof concentrationCalculator.fields>

const computed = computing(concentrationCalculator)

const chanceOf = (changes: Partial<Input>): Fraction => fractionOf(computed(changes).figures[0])

/** Damage as dice, number of sides and what is added, for the independent enumeration. */
const DAMAGE = [
  ['22', 0, 1, 22],
  ['3d6+10', 3, 6, 10],
  ['2d8', 2, 8, 0],
  ['1d6-3', 1, 6, -3],
  ['2d20+25', 2, 20, 25],
] as const

/** The chance that Concentration holds through one hit, over every roll of the damage dice, the d20s and a d4. */
function enumerated(input: Input, count: number, sides: number, plus: number): Fraction {
  let [held, ways] = [0, 0]
  const saves = Array.from(allRolls(input.state === 'normal' ? 1 : 2, 20))
  for (const rolled of allRolls(count, sides)) {
    const damage = rolled.reduce((a, b) => a + b, plus)
    const most = input.ruleset === 'srd-5.1' ? Number.POSITIVE_INFINITY : 30
    const dc = Math.min(most, Math.max(10, Math.floor(damage / 2)))
    for (const d20s of saves) {
      for (let d4 = 1; d4 <= 4; d4 += 1) {
        const natural = input.state === 'disadvantage' ? Math.min(...d20s) : Math.max(...d20s)
        const extra = input['bonus-dice'] === '1d4' ? d4 : 0
        ways += 1
        if (damage <= 0 || Math.max(natural, input.minimum) + input.save + extra >= dc) held += 1
      }
    }
  }
  return fraction(held, ways)
}

const ANY_INPUT = {
  save: fc.integer({ min: -10, max: 20 }),
  state: fc.constantFrom(...ROLL_STATES),
  hits: fc.integer({ min: 1, max: 4 }),
  'bonus-dice': fc.constantFrom('0', '1d4'),
  minimum: fc.integer({ min: 1, max: 20 }),
  ruleset: fc.constantFrom('srd-5.2.1', 'srd-5.1'),
}

test('matches brute force over every possible roll; each hit multiplies the chance', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), fc.constantFrom(...DAMAGE), (state, [damage, count, sides, plus]) => {
      const input = { ...state, damage }
      const once = enumerated(input, count, sides, plus)
      expect(chanceOf({ ...input, hits: 1 })).toEqual(once)
      const { numerator, denominator } = once
      expect(chanceOf(input)).toEqual(fraction(numerator ** BigInt(input.hits), denominator ** BigInt(input.hits)))
    }),
    { numRuns: 40 },
  )
})

describe('laws', () => {
  test('a better save never hurts; more hits never help; the margin agrees with the chance', () => {
    fc.assert(
      fc.property(fc.record(ANY_INPUT), fc.constantFrom(...DAMAGE), (state, [damage]) => {
        const input = { ...state, damage }
        if (input.save < 20) {
          expect(compareFractions(chanceOf({ ...input, save: input.save + 1 }), chanceOf(input))).not.toBe(-1)
        }
        expect(compareFractions(chanceOf({ ...input, hits: input.hits + 1 }), chanceOf(input))).not.toBe(1)
        expect(compareFractions(chanceOf({ ...input, state: 'advantage' }), chanceOf(input))).not.toBe(-1)
        const { distribution } = computed({ ...input, hits: 1 })
        if (!distribution) throw new Error('no distribution')
        weightsAddUp(distribution)
        if (damage !== '1d6-3') expect(probability(distribution, '>=', 0)).toEqual(chanceOf({ ...input, hits: 1 }))
      }),
      { numRuns: 60 },
    )
  })
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    ['by default', {}, ['concentration: dc', 'save-dc: save']],
    ['no damage', { damage: '1d4-4' }, ['concentration: no-damage']],
    [
      'all of it',
      { damage: '8d6', hits: 3, state: 'advantage', 'bonus-dice': '1d4', minimum: 10 },
      [
        'concentration: typical-dc',
        'd20-test: bonus-dice',
        'exceptions-supersede: minimum',
        'advantage: advantage',
        'save-dc: save',
        'concentration: each',
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })

  test('steps show the DC of an average damage roll', () => {
    expect(computed({ damage: '8d6' }).steps[0]?.values).toEqual({
      damage: 28,
      half: 14,
      least: 10,
      most: 30,
      dc: 14,
    })
  })
})

test.each([
  ['damage', '10000d1000000'],
  ['bonus-dice', '10000d1000000'],
])('too much work in %s is reported as a field error', (field, got) => {
  expect(concentrationCalculator.compute(parsedWith(concentrationCalculator, { [field]: got }))).toMatchObject({
    ok: false,
    error: { field, code: 'dice.over-limit', got },
  })
})

test('offers its dice to roll', () => {
  const rolls = concentrationCalculator.rolls(
    parsedWith(concentrationCalculator, { damage: '8d6', state: 'advantage' }),
  )
  expect(rolls.map(({ id, expression }) => [id, format(expression)])).toEqual([
    ['save', '2d20kh1+4'],
    ['damage', '8d6'],
  ])
})
