import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRolls, tally, tallyOf } from '../../test/brute-force.ts'
import { computing, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { format } from '../dice/format.ts'
import type { InputOf } from './calculator.ts'
import { defaultInput } from './fields/state.ts'
import { longRestCalculator } from './long-rest.ts'

type Input = InputOf<typeof longRestCalculator.fields>

const DEFAULTS = defaultInput(longRestCalculator)

const computed = computing(longRestCalculator)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

const ANY_INPUT = {
  'hit-points': fc.integer({ min: 0, max: 40 }),
  'hit-point-maximum': fc.integer({ min: 1, max: 40 }),
  'dice-left': fc.integer({ min: 0, max: 5 }),
  'dice-total': fc.integer({ min: 1, max: 5 }),
  exhaustion: fc.integer({ min: 0, max: 5 }),
  interruption: fc.constantFrom('none', 'initiative', 'attack', 'damage', 'cantrip', 'spell', 'exertion'),
  rested: fc.integer({ min: 0, max: 8 }),
  times: fc.integer({ min: 1, max: 8 }),
  since: fc.integer({ min: 14, max: 18 }),
  variant: fc.constantFrom('usual', 'slower-hit-points', 'slower-hit-dice', 'slower-all-around'),
  constitution: fc.integer({ min: -5, max: 5 }),
  die: fc.constantFrom('d6', 'd8', 'd10', 'd12'),
  spend: fc.integer({ min: 0, max: 3 }),
  reduced: fc.integer({ min: 0, max: 45 }),
  temporary: fc.integer({ min: 0, max: 9 }),
  ruleset: fc.constantFrom('srd-5.2.1', 'next-2012'),
} as const

test('matches brute force for any Long Rest', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), (input) => {
      const is2012 = input.ruleset === 'next-2012'
      const normal = input['hit-point-maximum']
      const now = Math.max(1, normal - input.reduced)
      const points = Math.min(now, input['hit-points'])
      const output = computed(input)
      const result = plainFigures(output)
      if (points === 0 || input.since < 16) {
        expect(result).toEqual({ cannot: points })
        return
      }
      const most = is2012 ? now : normal
      const slowPoints = is2012 && ['slower-hit-points', 'slower-all-around'].includes(input.variant)
      const slowDice = is2012 && ['slower-hit-dice', 'slower-all-around'].includes(input.variant)
      const left = Math.min(input['dice-left'], input['dice-total'])
      const dice = slowDice
        ? Math.min(input['dice-total'], left + Math.max(0, 1 + input.constitution))
        : input['dice-total']
      const spent = slowPoints ? Math.min(dice, input.spend) : 0
      expect(result['dice-after']).toBe(dice - spent)
      expect(result['exhaustion-after']).toBe(is2012 ? undefined : Math.max(0, input.exhaustion - 1))
      const interrupts = (
        is2012 ? ['attack', 'damage', 'cantrip', 'spell'] : ['initiative', 'damage', 'spell', 'exertion']
      ).includes(input.interruption)
      expect(result['hours']).toBe(8 + (interrupts && !is2012 ? input.times : 0))
      const goneBy = is2012 ? 0 : input.rested
      expect(result['hours-left']).toBe(interrupts ? (result['hours'] ?? 0) - goneBy : undefined)
      if (spent === 0) {
        expect(result['after']).toBe(slowPoints ? points : most)
        return
      }
      const totals = Array.from(allRolls(spent, Number(input.die.slice(1))), (rolled) =>
        Math.min(
          most,
          rolled.reduce((sum, face) => sum + Math.max(0, face + input.constitution), points),
        ),
      )
      if (!output.distribution) throw new Error('no distribution')
      expect(tallyOf(output.distribution)).toBe(tally(totals))
    }),
    { numRuns: 300 },
  )
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    [
      'by default',
      {},
      ['long-rest: hours-with-sleep, all-hit-points', 'hit-point-dice: all-dice', 'long-rest: next-end'],
    ],
    [
      'interrupted, exhausted, reduced',
      { interruption: 'spell', exhaustion: 1, reduced: 3, temporary: 5 },
      [
        'long-rest: hours-with-sleep, resumes',
        'short-rest: as-short-rest',
        'long-rest: maximum-restored, all-hit-points',
        'hit-point-dice: all-dice',
        'exhaustion: exhaustion',
        'temporary-hit-points: temporary',
        'long-rest: next-end',
      ],
    ],
    ['too soon', { since: 0 }, ['long-rest: too-soon-end']],
    ['0 Hit Points', { 'hit-points': 0 }, ['long-rest: too-few-hit-points']],
    [
      '2012 playtest, slower and interrupted',
      { ruleset: 'next-2012', variant: 'slower-all-around', interruption: 'attack', reduced: 3 },
      [
        'next-long-rest: hours, starts-over, maximum-stays',
        'next-slower-recovery: no-hit-points, some-dice, spent',
        'next-long-rest: next-start',
      ],
    ],
    [
      '2012 playtest, nothing strenuous',
      { ruleset: 'next-2012', interruption: 'initiative' },
      ['next-long-rest: hours, goes-on, all-hit-points, all-dice, next-start'],
    ],
    ['2012 playtest, too soon', { ruleset: 'next-2012', since: 3 }, ['next-long-rest: too-soon-start']],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})

test('law: more starting Hit Points never lead to fewer', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), (input) => {
      const points = (hitPoints: number): number => {
        const { cannot = 0, mean = cannot, after = mean } = figures({ ...input, 'hit-points': hitPoints })
        return after
      }
      expect(points(input['hit-points'] + 1)).toBeGreaterThanOrEqual(points(input['hit-points']))
    }),
    { numRuns: 100 },
  )
})

test('offers its dice to roll', () => {
  expect(longRestCalculator.rolls(DEFAULTS)).toEqual([])
  const offers = longRestCalculator.rolls({ ...DEFAULTS, ruleset: 'next-2012', variant: 'slower-hit-points' })
  expect(offers.map(({ expression }) => format(expression))).toEqual(['1d8'])
})
