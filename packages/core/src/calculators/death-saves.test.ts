import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computing, parsedWith, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { weightsAddUp } from '../dice/distribution.laws.ts'
import { format } from '../dice/format.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import type { InputOf, Output } from './calculator.ts'
import { deathSavesCalculator } from './death-saves.ts'

type Input = InputOf<typeof deathSavesCalculator.fields>

const computed = computing(deathSavesCalculator)

function figure(output: Output, id: string): number {
  const found = plainFigures(output)[id]
  if (found === undefined) throw new Error(`no figure ${id}`)
  return found
}

const ANY_INPUT = {
  successes: fc.integer({ min: 0, max: 2 }),
  failures: fc.integer({ min: 0, max: 2 }),
  'hit-points': fc.integer({ min: -12, max: 0 }),
  constitution: fc.integer({ min: 1, max: 20 }),
  level: fc.integer({ min: 1, max: 5 }),
  hurt: fc.constantFrom('none', 'hit', 'critical'),
  damage: fc.integer({ min: 1, max: 14 }),
  state: fc.constantFrom(...ROLL_STATES),
  bonus: fc.integer({ min: -10, max: 20 }),
  luck: fc.boolean(),
  stable: fc.boolean(),
  ruleset: fc.constantFrom('srd-5.2.1', 'next-2012'),
} as const

describe('laws', () => {
  test('the ends add up; damage, Disadvantage and a lower bonus never help', () => {
    fc.assert(
      fc.property(fc.record(ANY_INPUT), (input) => {
        const survival = (changes: Partial<Input>): number => {
          const output = computed({ ...input, ...changes })
          const [{ id }] = output.figures
          if (id === 'survives') return figure(output, id)
          return id === 'is-dead' ? 0 : 1
        }
        const output = computed(input)
        if (output.distribution) {
          weightsAddUp(output.distribution)
          const conscious = input.ruleset === 'next-2012' ? 0 : figure(output, 'conscious')
          expect(figure(output, 'dead') + figure(output, 'stable') + conscious).toBeCloseTo(1, 12)
        }
        const SLACK = 1e-12
        expect(survival({ hurt: 'hit' })).toBeLessThanOrEqual(survival({ hurt: 'none' }) + SLACK)
        expect(survival({ hurt: 'critical' })).toBeLessThanOrEqual(survival({ hurt: 'hit' }) + SLACK)
        expect(survival({ state: 'disadvantage' })).toBeLessThanOrEqual(survival({ state: 'normal' }) + SLACK)
        expect(survival({ state: 'normal' })).toBeLessThanOrEqual(survival({ state: 'advantage' }) + SLACK)
        if (input.bonus > -10) expect(survival({ bonus: input.bonus - 1 })).toBeLessThanOrEqual(survival({}) + SLACK)
      }),
      { numRuns: 40 },
    )
  })

  test('the slowest input is computed within the timeout', { timeout: 10_000 }, () => {
    const slow: Partial<Input> = { ruleset: 'next-2012', constitution: 30, level: 20, 'bonus-dice': '1d4', bonus: -10 }
    expect(computed(slow).distribution?.weights).toHaveLength(50)
  })
})

describe('steps', () => {
  const THROWS = ['death-saving-throw: throw, natural, ends']
  test.each<[string, Partial<Input>, string[]]>([
    ['by default', {}, THROWS],
    ['hurt', { hurt: 'hit' }, ['damage-at-0-hit-points: hit', ...THROWS]],
    [
      'Stable and hurt by a Critical Hit',
      { stable: true, hurt: 'critical' },
      ['stable: no-longer-stable', 'damage-at-0-hit-points: critical', ...THROWS],
    ],
    ['fatal', { failures: 2, hurt: 'hit' }, ['damage-at-0-hit-points: fatal', 'dead: is-dead']],
    ['massive', { hurt: 'hit', damage: 99 }, ['damage-at-0-hit-points: massive', 'dead: is-dead']],
    ['Stable', { stable: true }, ['stable: is-stable']],
    [
      'all that changes the roll',
      { bonus: 2, 'bonus-dice': '1d4', luck: true, state: 'advantage' },
      [
        'death-saving-throw: throw-with-bonus',
        'd20-test: bonus-dice',
        'rerolls: luck',
        'advantage: advantage',
        'death-saving-throw: natural, ends',
      ],
    ],
    [
      '2012 playtest',
      { ruleset: 'next-2012', hurt: 'hit' },
      ['next-dying: hit-points-lost', 'next-death-save: throw-with-bonus, costs, ends-stable'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})

test('dice that are too much work are reported as a field error', () => {
  expect(
    deathSavesCalculator.compute(parsedWith(deathSavesCalculator, { 'bonus-dice': '10000d1000000' })),
  ).toMatchObject({
    ok: false,
    error: { field: 'bonus-dice', code: 'dice.over-limit' },
  })
})

test.each<[Partial<Input>, string[]]>([
  [{}, ['save 1d20+0']],
  [{ state: 'advantage', 'bonus-dice': '1d4' }, ['save 2d20kh1+0+1d4']],
  [{ ruleset: 'next-2012' }, ['save 1d20+2', 'failure 1d6']],
])('offers the dice of %o to roll', (changes, expected) => {
  expect(
    deathSavesCalculator
      .rolls(parsedWith(deathSavesCalculator, changes))
      .map(({ id, expression }) => `${id} ${format(expression)}`),
  ).toEqual(expected)
})
