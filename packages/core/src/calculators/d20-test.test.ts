import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRolls } from '../../test/brute-force.ts'
import { computing, parsedWith, printSteps } from '../../test/computing.ts'
import { fractionOf } from '../../test/plain-figures.ts'
import { type Distribution, outcomes } from '../dice/distribution.ts'
import { format } from '../dice/format.ts'
import { compareFractions, type Fraction, fraction } from '../fraction.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import type { InputOf } from './calculator.ts'
import { d20TestCalculator } from './d20-test.ts'

type Input = InputOf<typeof d20TestCalculator.fields>

const computed = computing(d20TestCalculator)

const chanceOf = (changes: Partial<Input>): Fraction => fractionOf(computed(changes).figures[0])

const byTotal = ({ denominator, ...rest }: Distribution): [number, Fraction][] =>
  Array.from(outcomes({ denominator, ...rest }), ([total, weight]) => [total, fraction(weight, denominator)])

/** The modifier, added up independently from the input. */
function sheetModifier(input: Input): number {
  const proficiency = input['proficiency-bonus']
  const trained = {
    none: 0,
    half: Math.floor(proficiency / 2),
    proficient: proficiency,
    expertise: proficiency * 2,
  }[input.proficiency]
  return (
    input.modifier +
    input.bonus +
    (input.ruleset === 'next-2012' ? (input.test === 'ability-check' ? input.training : 0) : trained)
  )
}

/** The chance of each total, by enumerating every roll of the d20s, of a d20 for Luck and of a d4. */
function enumerated(input: Input): [number, Fraction][] {
  const counts = new Map<number, number>()
  const rolls = Array.from(allRolls(input.state === 'normal' ? 1 : 2, 20))
  for (const rolled of rolls) {
    for (let again = 1; again <= 20; again += 1) {
      for (let d4 = 1; d4 <= 4; d4 += 1) {
        const d20s = [...rolled]
        const one = d20s.indexOf(1)
        if (input.luck && one >= 0) d20s[one] = again
        const natural = input.state === 'disadvantage' ? Math.min(...d20s) : Math.max(...d20s)
        const extra = input['bonus-dice'] === '1d4' ? d4 : 0
        const total = Math.max(natural, input.minimum) + sheetModifier(input) + extra
        counts.set(total, (counts.get(total) ?? 0) + 1)
      }
    }
  }
  return Array.from(counts)
    .sort(([a], [b]) => a - b)
    .map(([total, count]) => [total, fraction(count, rolls.length * 80)])
}

const ANY_INPUT: fc.Arbitrary<Input> = fc.record({
  test: fc.constantFrom('ability-check', 'saving-throw'),
  dc: fc.integer({ min: 1, max: 40 }),
  modifier: fc.integer({ min: -5, max: 10 }),
  proficiency: fc.constantFrom('none', 'half', 'proficient', 'expertise'),
  'proficiency-bonus': fc.integer({ min: 2, max: 9 }),
  training: fc.integer({ min: 0, max: 20 }),
  state: fc.constantFrom(...ROLL_STATES),
  bonus: fc.integer({ min: -30, max: 30 }),
  'bonus-dice': fc.constantFrom('0', '1d4'),
  minimum: fc.integer({ min: 1, max: 20 }),
  luck: fc.boolean(),
  ruleset: fc.constantFrom('srd-5.2.1', 'next-2012'),
})

describe('matches brute force over every possible roll', () => {
  test('for any input', () => {
    fc.assert(
      fc.property(ANY_INPUT, (input) => {
        const { distribution, threshold } = computed(input)
        if (!distribution) throw new Error('no distribution')
        const expected = enumerated(input)
        expect(byTotal(distribution)).toEqual(expected)
        expect(threshold).toBe(input.dc)
        const successes = expected.filter(([total]) => total >= input.dc).map(([, chance]) => chance)
        const sum = successes.reduce((a, b) => a + Number(b.numerator) / Number(b.denominator), 0)
        expect(Number(chanceOf(input).numerator) / Number(chanceOf(input).denominator)).toBeCloseTo(sum, 10)
      }),
      { numRuns: 40 },
    )
  })
})

describe('laws', () => {
  test('Advantage ≥ straight ≥ Disadvantage; a higher bonus, a minimum and Luck never hurt; a higher DC never helps', () => {
    fc.assert(
      fc.property(ANY_INPUT, (input) => {
        const notLess = (better: Partial<Input>, worse: Partial<Input>): void => {
          expect(
            compareFractions(chanceOf({ ...input, ...better }), chanceOf({ ...input, ...worse })),
          ).toBeGreaterThanOrEqual(0)
        }
        notLess({ state: 'advantage' }, { state: 'normal' })
        notLess({ state: 'normal' }, { state: 'disadvantage' })
        notLess({ luck: true }, { luck: false })
        notLess({}, { minimum: 1 })
        if (input.bonus < 30) notLess({ bonus: input.bonus + 1 }, {})
        if (input.dc < 40) notLess({}, { dc: input.dc + 1 })
        notLess({ proficiency: 'expertise' }, { proficiency: 'proficient' })
        notLess({ proficiency: 'half' }, { proficiency: 'none' })
      }),
      { numRuns: 60 },
    )
  })
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    ['by default', {}, ['check-ability-modifier: ability', 'check-proficiency-bonus: proficient', 'check-dc: target']],
    [
      'a save without proficiency, with every other option',
      {
        test: 'saving-throw',
        proficiency: 'none',
        state: 'advantage',
        bonus: -2,
        'bonus-dice': '1d4',
        luck: true,
        minimum: 8,
      },
      [
        'save-ability-modifier: ability',
        'd20-test: bonus, bonus-dice',
        'rerolls: luck',
        'exceptions-supersede: minimum',
        'advantage: advantage',
        'save-dc: target-total',
      ],
    ],
    [
      'Expertise',
      { proficiency: 'expertise' },
      ['check-ability-modifier: ability', 'expertise: expertise', 'check-dc: target'],
    ],
    [
      'half',
      { proficiency: 'half' },
      ['check-ability-modifier: ability', 'bonus-doesnt-stack: half', 'check-dc: target'],
    ],
    [
      'out of reach of the d20',
      { dc: 40 },
      ['check-ability-modifier: ability', 'check-proficiency-bonus: proficient', 'check-dc: target-total'],
    ],
    ['2012 playtest', { ruleset: 'next-2012', test: 'saving-throw' }, ['next-making-a-save: ability, target']],
    ['2012 playtest, trained', { ruleset: 'next-2012' }, ['next-making-a-check: ability, training, target']],
    ['2012 playtest, untrained', { ruleset: 'next-2012', training: 0 }, ['next-making-a-check: ability, target']],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})

test('dice that are too much work are reported as a field error', () => {
  expect(d20TestCalculator.compute(parsedWith(d20TestCalculator, { 'bonus-dice': '10000d1000000' }))).toMatchObject({
    ok: false,
    error: { field: 'bonus-dice', code: 'dice.over-limit', got: '10000d1000000', expected: { limit: 'work' } },
  })
})

test.each<[Partial<Input>, string[]]>([
  [{}, ['test', '1d20+5']],
  [
    { test: 'saving-throw', state: 'advantage', bonus: -6, 'bonus-dice': '1d4', minimum: 10 },
    ['test', '2d20min10kh1-1+1d4'],
  ],
  [{ ruleset: 'next-2012', luck: true }, ['test', '1d20ro=1+6']],
])('offers the dice of %o to roll', (changes, expected) => {
  expect(
    d20TestCalculator
      .rolls(parsedWith(d20TestCalculator, changes))
      .flatMap(({ id, expression }) => [id, format(expression)]),
  ).toEqual(expected)
})
