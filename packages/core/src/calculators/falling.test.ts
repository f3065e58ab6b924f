import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRolls } from '../../test/brute-force.ts'
import { computingOdds, printSteps } from '../../test/computing.ts'
import { reachesAtLeastAsOften, weightsAddUp } from '../dice/distribution.laws.ts'
import { outcomes } from '../dice/distribution.ts'
import { format } from '../dice/format.ts'
import { type Fraction, fraction } from '../fraction.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import type { InputOf } from './calculator.ts'
import { fallingCalculator } from './falling.ts'
import { defaultInput } from './fields/state.ts'

type Input = InputOf<typeof fallingCalculator.fields>

const DEFAULTS = defaultInput(fallingCalculator)

const computed = computingOdds(fallingCalculator)

/** The chance of each damage, over every roll of the d6s and the d20s of the check. */
function enumerated(input: Input): [number, Fraction][] {
  const checks = Array.from(allRolls(input.state === 'normal' ? 1 : 2, 20))
  const counts = new Map<number, number>()
  let ways = 0
  for (const dice of allRolls(Math.min(20, Math.floor(input.feet / 10)), 6)) {
    for (const d20s of checks) {
      let damage = dice.reduce((a, b) => a + b, 0)
      const natural = input.state === 'disadvantage' ? Math.min(...d20s) : Math.max(...d20s)
      if (input.liquid && input.ruleset === 'srd-5.2.1' && natural + input.check >= 15) damage = Math.floor(damage / 2)
      damage = Math.max(0, damage + input.adjust)
      if (input.resistance) damage = Math.floor(damage / 2)
      if (input.vulnerability) damage *= 2
      if (input.immunity) damage = 0
      counts.set(damage, (counts.get(damage) ?? 0) + 1)
      ways += 1
    }
  }
  return Array.from(counts)
    .sort(([a], [b]) => a - b)
    .map(([damage, count]) => [damage, fraction(count, ways)])
}

const ANY_INPUT: fc.Arbitrary<Input> = fc.record({
  feet: fc.integer({ min: 0, max: 39 }),
  'hit-points': fc.integer({ min: 1, max: 20 }),
  liquid: fc.boolean(),
  check: fc.integer({ min: -10, max: 20 }),
  state: fc.constantFrom(...ROLL_STATES),
  resistance: fc.boolean(),
  vulnerability: fc.boolean(),
  immunity: fc.boolean(),
  adjust: fc.integer({ min: -8, max: 8 }),
  ruleset: fc.constantFrom('srd-5.2.1', 'srd-5.1'),
})

test('matches brute force over every possible roll', () => {
  fc.assert(
    fc.property(ANY_INPUT, (input) => {
      const { distribution } = computed(input)
      const actual = Array.from(outcomes(distribution), ([damage, weight]) => [
        damage,
        fraction(weight, distribution.denominator),
      ])
      expect(actual).toEqual(enumerated(input))
    }),
    { numRuns: 60 },
  )
})

test('laws: a longer fall never deals less, a liquid or Resistance never deals more, and damage stops growing at 200 feet', () => {
  fc.assert(
    fc.property(ANY_INPUT, fc.integer({ min: 0, max: 300 }), (input, feet) => {
      const { distribution } = computed({ ...input, feet })
      weightsAddUp(distribution)
      reachesAtLeastAsOften(computed({ ...input, feet: feet + 10 }).distribution, distribution)
      reachesAtLeastAsOften(
        computed({ ...input, feet, liquid: false }).distribution,
        computed({ ...input, feet, liquid: true }).distribution,
      )
      reachesAtLeastAsOften(
        computed({ ...input, feet, resistance: false }).distribution,
        computed({ ...input, feet, resistance: true }).distribution,
      )
      expect(computed({ ...input, feet: 200 + feet }).distribution).toEqual(
        computed({ ...input, feet: 200 }).distribution,
      )
    }),
    { numRuns: 40 },
  )
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    ['by default', {}, ['falling: dice', 'prone: prone']],
    ['in 2014', { ruleset: 'srd-5.1' }, ['srd51-falling: dice', 'prone: prone']],
    ['too short', { feet: 5, liquid: true, resistance: true }, ['falling: no-dice', 'prone: prone']],
    [
      'from very high, into water',
      { feet: 500, liquid: true, resistance: true },
      ['falling: most-dice, liquid', 'resistance: resistance', 'prone: prone'],
    ],
    [
      'every modifier',
      { adjust: -2, vulnerability: true },
      ['falling: dice', 'order-of-application: adjustment', 'vulnerability: vulnerability', 'prone: prone'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})

test.each<[Partial<Input>, string[]]>([
  [{}, ['damage 3d6']],
  [{ feet: 5 }, ['damage 0']],
  [{ feet: 1500, liquid: true, state: 'advantage' }, ['damage 20d6', 'check 2d20kh1+3']],
])('offers the dice of %o to roll', (changes, expected) => {
  expect(
    fallingCalculator.rolls({ ...DEFAULTS, ...changes }).map(({ id, expression }) => `${id} ${format(expression)}`),
  ).toEqual(expected)
})
