import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRolls } from '../../test/brute-force.ts'
import { computing, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { weightsAddUp } from '../dice/distribution.laws.ts'
import { format } from '../dice/format.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import type { InputOf } from './calculator.ts'
import { defaultInput } from './fields/state.ts'
import { hideCalculator } from './hide.ts'

type Input = InputOf<typeof hideCalculator.fields>

const DEFAULTS = defaultInput(hideCalculator)

const computed = computing(hideCalculator)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

const ALL_ROLLS = Array.from(allRolls(3, 20))
const share = (count: number, of: number): number => count / of

test('matches brute force over every possible roll: one hides, two search', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5, max: 12 }),
      fc.integer({ min: -5, max: 12 }),
      fc.boolean(),
      (stealth, perception, aware) => {
        const hiding = ALL_ROLLS.filter(([own = 0]) => own + stealth >= 15)
        const found = hiding.filter(([own = 0, ...others]) =>
          others.some((other) => other + perception >= own + stealth),
        )
        const now = figures({ stealth, perception, observers: 2 })
        expect(now['hidden']).toBeCloseTo(share(hiding.length, ALL_ROLLS.length), 12)
        if (hiding.length > 0) {
          expect(now['found']).toBeCloseTo(share(found.length, hiding.length), 12)
          expect(now['unfound']).toBeCloseTo(share(hiding.length - found.length, ALL_ROLLS.length), 12)
        }
        const kept = ALL_ROLLS.filter(([own = 0, ...others]) =>
          others.every((other) => (aware ? own + stealth > other + perception : own + stealth >= other + perception)),
        )
        const then = figures({ stealth, perception, observers: 2, aware, ruleset: 'next-2012' })
        expect(then['hidden']).toBeCloseTo(share(kept.length, ALL_ROLLS.length), 12)
      },
    ),
    { numRuns: 40 },
  )
})

const ANY_INPUT = {
  stealth: fc.integer({ min: -10, max: 29 }),
  state: fc.constantFrom(...ROLL_STATES),
  place: fc.constantFrom('heavily-obscured', 'total', 'three-quarters', 'half', 'none'),
  'in-sight': fc.boolean(),
  observers: fc.integer({ min: 1, max: 19 }),
  perception: fc.integer({ min: -10, max: 30 }),
  'perception-state': fc.constantFrom(...ROLL_STATES),
  senses: fc.constantFrom('check', 'passive'),
  aware: fc.boolean(),
  ruleset: fc.constantFrom('srd-5.2.1', 'next-2012'),
} as const

test('laws: better Stealth never hurts, one observer more never helps', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), (input) => {
      const SLACK = 1e-12
      const stays = (changes: Partial<Input>): number => {
        const { hidden = 0, unfound = hidden } = figures({ ...input, ...changes })
        return unfound
      }
      expect(stays({ stealth: input.stealth + 1 })).toBeGreaterThanOrEqual(stays({}) - SLACK)
      expect(stays({ observers: input.observers + 1 })).toBeLessThanOrEqual(stays({}) + SLACK)
      expect(stays({ state: 'disadvantage' })).toBeLessThanOrEqual(stays({ state: 'normal' }) + SLACK)
      expect(stays({ aware: true })).toBeLessThanOrEqual(stays({ aware: false }) + SLACK)
      const { distribution } = computed(input)
      if (distribution) weightsAddUp(distribution)
    }),
    { numRuns: 150 },
  )
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    ['by default', {}, ['hide: place, check', 'invisible: condition', 'search: search', 'hide: ends']],
    [
      'two passive observers, with Advantage',
      { observers: 2, senses: 'passive', state: 'advantage' },
      [
        'hide: place',
        'advantage: stealth-advantage',
        'hide: check',
        'invisible: condition',
        'passive-perception: passive',
        'search: any',
        'hide: ends',
      ],
    ],
    ['nothing to hide behind', { place: 'none' }, ['hide: nothing-conceals']],
    ['in sight', { 'in-sight': true }, ['hide: in-sight']],
    [
      '2012 playtest',
      { ruleset: 'next-2012', 'perception-state': 'disadvantage', senses: 'passive' },
      ['next-hiding-place: place', 'disadvantage: perception-disadvantage', 'next-stealth: contest, tie-unaware, kept'],
    ],
    [
      '2012 playtest, in the open',
      { ruleset: 'next-2012', place: 'none', 'in-sight': true },
      ['next-hiding-place: nothing-conceals'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})

test('offers its dice to roll', () => {
  const offers = hideCalculator.rolls({ ...DEFAULTS, state: 'advantage' })
  expect(offers.map(({ expression }) => format(expression))).toEqual(['2d20kh1+5', '1d20+2'])
})
