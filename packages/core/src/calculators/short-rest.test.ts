import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRolls, tally, tallyOf } from '../../test/brute-force.ts'
import { computingOdds, printSteps } from '../../test/computing.ts'
import { reachesAtLeastAsOften, weightsAddUp } from '../dice/distribution.laws.ts'
import { format } from '../dice/format.ts'
import type { InputOf } from './calculator.ts'
import { defaultInput } from './fields/state.ts'
import { shortRestCalculator } from './short-rest.ts'

type Input = InputOf<typeof shortRestCalculator.fields>

const computed = computingOdds(shortRestCalculator)

const ANY_INPUT = {
  die: fc.constantFrom('d6', 'd8', 'd10', 'd12'),
  count: fc.integer({ min: 0, max: 3 }),
  constitution: fc.integer({ min: -5, max: 10 }),
  'hit-points': fc.integer({ min: 0, max: 30 }),
  'hit-point-maximum': fc.integer({ min: 1, max: 40 }),
  kit: fc.boolean(),
  ruleset: fc.constantFrom('srd-5.2.1', 'next-2012'),
} as const

test('matches brute force over every possible roll', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), (input) => {
      const is2012 = input.ruleset === 'next-2012'
      const spends = is2012 ? input.kit : input['hit-points'] > 0
      const count = spends ? input.count : 0
      const missing = Math.max(0, input['hit-point-maximum'] - input['hit-points'])
      const healings = Array.from(allRolls(count, Number(input.die.slice(1))), (dice) =>
        Math.min(
          missing,
          dice.reduce((sum, rolled) => sum + Math.max(is2012 ? 0 : 1, rolled + input.constitution), 0),
        ),
      )
      expect(tallyOf(computed(input).distribution)).toBe(tally(healings.sort((a, b) => a - b)))
    }),
    { numRuns: 80 },
  )
})

test('laws: another die, a better modifier and more room never give less', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), (input) => {
      const { distribution } = computed(input)
      weightsAddUp(distribution)
      reachesAtLeastAsOften(computed({ ...input, count: input.count + 1 }).distribution, distribution)
      reachesAtLeastAsOften(
        computed({ ...input, 'hit-point-maximum': input['hit-point-maximum'] + 1 }).distribution,
        distribution,
      )
      if (input.constitution < 10) {
        reachesAtLeastAsOften(computed({ ...input, constitution: input.constitution + 1 }).distribution, distribution)
      }
    }),
    { numRuns: 60 },
  )
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    ['by default', {}, ['short-rest: minutes', 'hit-point-dice: each', 'healing: maximum']],
    ['at 0 Hit Points', { 'hit-points': 0 }, ['short-rest: cannot-start']],
    ['without dice', { count: 0 }, ['short-rest: minutes', 'hit-point-dice: none-left']],
    ['2012 playtest, without a kit', { ruleset: 'next-2012', kit: false }, ['next-short-rest: minutes, no-kit']],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})

test('offers its dice to roll', () => {
  const offers = shortRestCalculator.rolls({ ...defaultInput(shortRestCalculator), die: 'd12' })
  expect(offers.map(({ expression }) => format(expression))).toEqual(['1d12'])
})
