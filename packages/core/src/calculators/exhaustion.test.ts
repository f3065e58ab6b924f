import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRolls } from '../../test/brute-force.ts'
import { computing, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { weightsAddUp } from '../dice/distribution.laws.ts'
import { format } from '../dice/format.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import type { InputOf } from './calculator.ts'
import { exhaustionCalculator } from './exhaustion.ts'
import { defaultInput } from './fields/state.ts'

type Input = InputOf<typeof exhaustionCalculator.fields>

const DEFAULTS = defaultInput(exhaustionCalculator)

const computed = computing(exhaustionCalculator)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

const ANY_INPUT = {
  level: fc.integer({ min: 0, max: 6 }),
  speed: fc.integer({ min: 0, max: 120 }),
  modifier: fc.integer({ min: -10, max: 30 }),
  dc: fc.integer({ min: 1, max: 40 }),
  gained: fc.integer({ min: 0, max: 6 }),
  'long-rests': fc.integer({ min: 0, max: 6 }),
  state: fc.constantFrom(...ROLL_STATES),
} as const

const PAIRS = Array.from(allRolls(2, 20))

test('matches brute force over every possible roll', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), (input) => {
      const raised = input.level + input.gained
      const result = figures(input)
      if (raised >= 6) {
        expect(result).toEqual({ dead: 6 })
        return
      }
      const level = Math.max(0, raised - input['long-rests'])
      const reached = PAIRS.filter(([one = 0, other = 0]) => {
        const counts = { normal: one, advantage: Math.max(one, other), disadvantage: Math.min(one, other) }
        return counts[input.state] + input.modifier - 2 * level >= input.dc
      })
      expect(result).toMatchObject({ now: level, rests: level, slowed: Math.max(0, input.speed - 5 * level) })
      expect(result['penalty'] === 0 ? 0 : result['penalty']).toBe(level === 0 ? 0 : -2 * level)
      expect(result['chance']).toBeCloseTo(reached.length / 400, 12)
      expect(result['without']).toBeGreaterThanOrEqual(result['chance'] ?? 0)
      const { distribution } = computed(input)
      if (distribution) weightsAddUp(distribution)
    }),
  )
})

test('the table has a row for each level; level 6 is death', () => {
  const rows = computed({}).table?.rows ?? []
  expect(rows.map((row) => row.slice(0, 3).map(({ value }) => value))).toEqual([
    [1, -2, 25],
    [2, -4, 20],
    [3, -6, 15],
    [4, -8, 10],
    [5, -10, 5],
    [6, 'dies', 'none'],
  ])
})

test('the table of 2014 has another effect at each level', () => {
  const rows = computed({ ruleset: 'srd-5.1', roll: 'saving-throws' }).table?.rows ?? []
  expect(rows.map((row) => row.slice(0, 3).map(({ value }) => value))).toEqual([
    [1, 28, 30],
    [2, 28, 15],
    [3, 28, 15],
    [4, 14, 15],
    [5, 14, 0],
    [6, 'dies', 'none'],
  ])
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    [
      'by default',
      {},
      ['exhaustion: d20-tests', 'd20-test: test', 'speed: speed', 'long-rest: recovery', 'exhaustion: deadly'],
    ],
    ['level 6', { level: 6 }, ['dead: dies']],
    [
      'gained and rested',
      { level: 1, gained: 2, 'long-rests': 3, state: 'disadvantage' },
      [
        'exhaustion: gained',
        'long-rest: rested',
        'exhaustion: d20-tests',
        'd20-test: test',
        'disadvantage: disadvantage',
        'speed: speed',
        'exhaustion: deadly',
      ],
    ],
    [
      '2014, level 2',
      { ruleset: 'srd-5.1' },
      [
        'srd51-exhaustion: hindered',
        'd20-test: roll',
        'srd51-exhaustion: speed-divided',
        'srd51-long-rest: recovery-fed',
        'srd51-exhaustion: deadly',
      ],
    ],
    [
      '2014, an attack at level 2 with Advantage',
      { ruleset: 'srd-5.1', roll: 'attack-rolls', state: 'advantage' },
      [
        'srd51-exhaustion: unhindered',
        'advantage: advantage',
        'd20-test: roll',
        'srd51-exhaustion: speed-divided',
        'srd51-long-rest: recovery-fed',
        'srd51-exhaustion: deadly',
      ],
    ],
    [
      '2014, level 5',
      { ruleset: 'srd-5.1', level: 5, 'long-rests': 0 },
      [
        'srd51-exhaustion: hindered',
        'd20-test: roll',
        'srd51-exhaustion: speed-0, hit-points',
        'srd51-long-rest: recovery-fed',
        'srd51-exhaustion: deadly',
      ],
    ],
    [
      '2014, level 0',
      { ruleset: 'srd-5.1', level: 0 },
      ['srd51-exhaustion: unhindered', 'd20-test: roll', 'srd51-exhaustion: deadly'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })

  // SRD 5.2.1, Rules Glossary, Exhaustion (page 181): it ends at level 6
  test('levels above 6 count as 6', () => {
    const [gained] = computed({ level: 6, gained: 6 }).steps
    expect(gained).toMatchObject({ kind: 'gained', values: { level: 6, most: 6 } })
  })
})

test('offers its dice to roll', () => {
  expect(exhaustionCalculator.rolls(DEFAULTS).map(({ expression }) => format(expression))).toEqual(['1d20+1'])
  expect(exhaustionCalculator.rolls({ ...DEFAULTS, level: 6 })).toEqual([])
  const in2014 = exhaustionCalculator.rolls({ ...DEFAULTS, ruleset: 'srd-5.1' })
  expect(in2014.map(({ expression }) => format(expression))).toEqual(['2d20kl1+5'])
})
