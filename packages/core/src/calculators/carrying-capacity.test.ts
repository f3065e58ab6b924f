import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computing, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { CARRYING_CAPACITIES, PLAYTEST_CARRYING_CAPACITIES } from '../tables/objects/carrying-capacities.ts'
import { SIZES, type Size } from '../vocabulary/sizes.ts'
import type { InputOf } from './calculator.ts'
import { carryingCapacityCalculator } from './carrying-capacity.ts'

type Input = InputOf<typeof carryingCapacityCalculator.fields>

const computed = computing(carryingCapacityCalculator)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

const CAPACITIES = { 'srd-5.2.1': CARRYING_CAPACITIES, 'next-2012': PLAYTEST_CARRYING_CAPACITIES }

/** Pounds for each point of Strength: carried, and dragged, lifted or pushed. */
function pounds(ruleset: keyof typeof CAPACITIES, size: Size): readonly [carry: number, haul: number] {
  const { carryQuarterPounds, dragLiftPushQuarterPounds } = CAPACITIES[ruleset][size]
  return [carryQuarterPounds / 4, dragLiftPushQuarterPounds / 4]
}

test.each(SIZES)('%s: every Strength score', (size) => {
  for (const ruleset of ['srd-5.2.1', 'next-2012'] as const) {
    const [carry, haul] = pounds(ruleset, size)
    for (let strength = 1; strength <= 30; strength += 1) {
      expect(figures({ strength, size, ruleset })).toMatchObject({
        carry: Math.floor(strength * carry),
        haul: Math.floor(strength * haul),
      })
    }
  }
})

const ANY_INPUT = {
  strength: fc.integer({ min: 1, max: 30 }),
  size: fc.constantFrom(...SIZES),
  carried: fc.integer({ min: 0, max: 900 }),
  hauled: fc.integer({ min: 0, max: 900 }),
  by: fc.constantFrom('drag', 'lift', 'push'),
  speed: fc.integer({ min: 0, max: 60 }),
  ruleset: fc.constantFrom('srd-5.2.1', 'next-2012'),
} as const

test('the Speed under any load matches an independent calculation', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), (input) => {
      const { strength, size, carried, hauled, by, speed, ruleset } = input
      const [carry, haul] = pounds(ruleset, size)
      const is2012 = ruleset === 'next-2012'
      let expected: number | undefined = speed
      if (is2012 && carried * 2 > strength * carry) expected = Math.max(0, speed - 10)
      if (hauled > strength * carry && !(is2012 && by === 'lift')) expected = Math.min(expected, 5)
      if (carried > strength * carry || hauled > strength * haul) expected = undefined
      expect(figures(input)['speed']).toBe(expected)
    }),
    { numRuns: 500 },
  )
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    ['by default', {}, ['carrying-capacity: carry, haul']],
    ['overloaded', { hauled: 300, by: 'push' }, ['carrying-capacity: carry, haul, overloaded']],
    ['carries too much', { carried: 300 }, ['carrying-capacity: carry, haul, carries-too-much']],
    ['hauls too much', { hauled: 451 }, ['carrying-capacity: carry, haul, hauls-too-much']],
    ['2012 playtest', { ruleset: 'next-2012' }, ['next-strength: carry, haul, unencumbered']],
    [
      '2012 playtest, encumbered and overloaded',
      { ruleset: 'next-2012', carried: 200, hauled: 400 },
      ['next-strength: carry, haul, encumbered, overloaded'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})
