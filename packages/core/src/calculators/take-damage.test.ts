import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRolls } from '../../test/brute-force.ts'
import { computing, parsedWith, printSteps } from '../../test/computing.ts'
import { outcomes } from '../dice/distribution.ts'
import { format } from '../dice/format.ts'
import { type Fraction, fraction } from '../fraction.ts'
import type { InputOf } from './calculator.ts'
import { takeDamageCalculator } from './take-damage.ts'

type Input = InputOf<typeof takeDamageCalculator.fields>

const computed = computing(takeDamageCalculator)

const figure = (changes: Partial<Input>, id: string): unknown =>
  computed(changes).figures.find((one) => one.id === id)?.value

const steps = (changes: Partial<Input>): string[] => printSteps(computed(changes))

describe('steps', () => {
  test.each<[string, Partial<Input>, readonly string[]]>([
    ['bloodied', {}, ['temporary-hit-points: temporary', 'hit-points: hit-points', 'bloodied: bloodied']],
    ['buffered', { damage: '5' }, ['temporary-hit-points: temporary-enough']],
    ['no damage', { damage: '0', concentrating: true }, ['damage: none']],
    [
      'everything on the way to Concentration',
      { damage: '8', adjust: 2, resistance: true, vulnerability: true, temporary: 0, concentrating: true },
      [
        'order-of-application: adjustment',
        'resistance: resistance',
        'vulnerability: vulnerability',
        'hit-points: hit-points',
        'bloodied: bloodied',
        'concentration: concentration',
      ],
    ],
    [
      'exactly 0',
      { damage: '22', temporary: 0, concentrating: true },
      ['hit-points: hit-points-gone', 'falling-unconscious: unconscious-at-zero', 'concentration: concentration-ends'],
    ],
    [
      'more than enough',
      { damage: '30', temporary: 0 },
      ['hit-points: hit-points-gone', 'falling-unconscious: unconscious'],
    ],
    ['massive', { damage: '52', temporary: 0 }, ['hit-points: hit-points-gone', 'instant-death: massive']],
    [
      'a monster',
      { damage: '22', temporary: 0, monster: true },
      ['hit-points: hit-points-gone', 'instant-death: monster-dies'],
    ],
    [
      'spared',
      { damage: '22', temporary: 0, spares: true },
      ['hit-points: hit-points-gone', 'knocking-out-a-creature: knocked-out'],
    ],
    ['at 0', { 'hit-points': 0, temporary: 0 }, ['damage-at-0-hit-points: failure']],
    [
      'at 0, Stable, with Temporary Hit Points that take it all: a failure all the same',
      { damage: '3', 'hit-points': 0, stable: true },
      ['temporary-hit-points: temporary-enough', 'stable: no-longer-stable', 'damage-at-0-hit-points: failure'],
    ],
    [
      'at 0, the last failure',
      { 'hit-points': 0, temporary: 0, failures: 2 },
      ['damage-at-0-hit-points: failure', 'death-saving-throw: fatal'],
    ],
    ['at 0, massive', { damage: '30', 'hit-points': 0, temporary: 0 }, ['damage-at-0-hit-points: massive-at-zero']],
    ['a dead monster', { 'hit-points': 0, temporary: 0, monster: true }, ['dead: dead-already']],
    [
      'below 0 in 2012, where there are neither Temporary Hit Points nor Concentration',
      { ruleset: 'next-2012', damage: '25', concentrating: true },
      ['next-hit-points: hit-points-gone', 'next-dying: unconscious-below'],
    ],
    ['further below 0 in 2012', { ruleset: 'next-2012', damage: '5', 'hit-points': -3 }, ['next-dying: below-zero']],
    ['dead in 2012', { ruleset: 'next-2012', damage: '12', 'hit-points': -3 }, ['next-dead: too-far-below']],
    [
      'dead at once in 2012',
      { ruleset: 'next-2012', damage: '37' },
      ['next-hit-points: hit-points-gone', 'next-dead: too-far-below'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(steps(changes)).toEqual(expected)
  })
})

const BOUNDED: fc.Arbitrary<Input> = fc.record({
  damage: fc.integer({ min: 0, max: 80 }).map(String),
  'hit-points': fc.integer({ min: -20, max: 40 }),
  'hit-point-maximum': fc.integer({ min: 1, max: 40 }),
  temporary: fc.integer({ min: 0, max: 15 }),
  resistance: fc.boolean(),
  vulnerability: fc.boolean(),
  concentrating: fc.boolean(),
  save: fc.integer({ min: -5, max: 12 }),
  state: fc.constantFrom('normal', 'advantage', 'disadvantage'),
  monster: fc.boolean(),
  constitution: fc.integer({ min: 1, max: 30 }),
  level: fc.integer({ min: 1, max: 20 }),
  immunity: fc.boolean(),
  adjust: fc.integer({ min: -20, max: 20 }),
  critical: fc.boolean(),
  spares: fc.boolean(),
  failures: fc.integer({ min: 0, max: 2 }),
  stable: fc.boolean(),
  ruleset: fc.constantFrom('srd-5.2.1', 'next-2012'),
})

describe('laws', () => {
  test('a roll gives the same as its outcomes one by one', () => {
    fc.assert(
      fc.property(BOUNDED, (input) => {
        const rolled = computed({ ...input, damage: '2d4' })
        const counts = new Map<number, number>()
        const damages = Array.from(allRolls(2, 4), (dice) => dice.reduce((a, b) => a + b))
        let dead = 0
        for (const damage of damages) {
          const known = { ...input, damage: String(damage) }
          const left = Number(figure(known, 'left'))
          counts.set(left, (counts.get(left) ?? 0) + 1)
          if (figure(known, 'standing') === 'dead') dead += 1
        }
        const { distribution } = rolled
        if (distribution === undefined) throw new Error('no distribution')
        const chances = Array.from(outcomes(distribution), ([left, weight]): [number, Fraction] => [
          left,
          fraction(weight, distribution.denominator),
        ])
        expect(chances).toEqual(
          Array.from(counts)
            .sort(([a], [b]) => a - b)
            .map(([left, times]) => [left, fraction(times, damages.length)]),
        )
        expect(rolled.figures.find(({ id }) => id === 'dies')?.value).toEqual(fraction(dead, damages.length))
      }),
      { numRuns: 60 },
    )
  })

  test('more damage never leaves more Hit Points, or the dead alive', () => {
    fc.assert(
      fc.property(BOUNDED, fc.integer({ min: 1, max: 20 }), (input, more) => {
        // An attacker that spares gives the Hit Point back that the damage has cost.
        const plain = { ...input, spares: false }
        const harder = { ...plain, damage: String(Number(input.damage) + more) }
        if (figure(plain, 'standing') === 'dead') expect(figure(harder, 'standing')).toBe('dead')
        else if (figure(harder, 'standing') !== 'dead')
          expect(Number(figure(harder, 'left'))).toBeLessThanOrEqual(Number(figure(plain, 'left')))
      }),
    )
  })

  test('no two steps share rule and id', () => {
    fc.assert(
      fc.property(BOUNDED, (input) => {
        const keys = steps(input)
        expect(keys.length).toBeGreaterThan(0)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})

test('too many outcomes are reported as a field error', () => {
  expect(takeDamageCalculator.compute(parsedWith(takeDamageCalculator, { damage: '1d20000' }))).toMatchObject({
    ok: false,
    error: { field: 'damage', code: 'dice.over-limit', expected: { limit: 'work' } },
  })
})

test('offers its dice to roll', () => {
  const rolls = takeDamageCalculator.rolls(
    parsedWith(takeDamageCalculator, { damage: '8d6', concentrating: true, state: 'advantage' }),
  )
  expect(rolls.map(({ id, expression }) => `${id} ${format(expression)}`)).toEqual(['damage 8d6', 'save 2d20kh1+2'])
})
