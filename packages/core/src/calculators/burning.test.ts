import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRolls, tally, tallyOf } from '../../test/brute-force.ts'
import { computingOdds, printSteps } from '../../test/computing.ts'
import { reachesAtLeastAsOften, weightsAddUp } from '../dice/distribution.laws.ts'
import { format } from '../dice/format.ts'
import { burningCalculator } from './burning.ts'
import type { InputOf } from './calculator.ts'
import { defaultInput } from './fields/state.ts'

type Input = InputOf<typeof burningCalculator.fields>

const computed = computingOdds(burningCalculator)

const ANY_INPUT = {
  turns: fc.integer({ min: 1, max: 5 }),
  'hit-points': fc.integer({ min: 1, max: 20 }),
  resistance: fc.boolean(),
  vulnerability: fc.boolean(),
  immunity: fc.boolean(),
  adjust: fc.integer({ min: -4, max: 4 }),
}

test('matches brute force over every possible roll', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), (input) => {
      const damages = Array.from(allRolls(input.turns, 4), (dice) =>
        dice.reduce((sum, rolled) => {
          let damage = Math.max(0, rolled + input.adjust)
          if (input.resistance) damage = Math.floor(damage / 2)
          if (input.vulnerability) damage *= 2
          return sum + (input.immunity ? 0 : damage)
        }, 0),
      )
      expect(tallyOf(computed(input).distribution)).toBe(tally(damages))
    }),
    { numRuns: 60 },
  )
})

test('laws: another turn never heals, Resistance never hurts', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), (input) => {
      const { distribution } = computed(input)
      weightsAddUp(distribution)
      reachesAtLeastAsOften(computed({ ...input, turns: input.turns + 1 }).distribution, distribution)
      reachesAtLeastAsOften(
        computed({ ...input, resistance: false }).distribution,
        computed({ ...input, resistance: true }).distribution,
      )
    }),
    { numRuns: 40 },
  )
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    ['by default', {}, ['burning: each-turn, turns', 'prone: put-out']],
    ['one turn: nothing to add up', { turns: 1 }, ['burning: each-turn', 'prone: put-out']],
    [
      'with modifiers',
      { adjust: 2, resistance: true },
      [
        'burning: each-turn',
        'order-of-application: adjustment',
        'resistance: resistance',
        'burning: turns',
        'prone: put-out',
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})

test('offers its dice to roll', () => {
  expect(burningCalculator.rolls(defaultInput(burningCalculator)).map(({ expression }) => format(expression))).toEqual([
    '1d4',
  ])
})
