import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computing, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { weightsAddUp } from '../dice/distribution.laws.ts'
import { format } from '../dice/format.ts'
import type { InputOf } from './calculator.ts'
import { defaultInput } from './fields/state.ts'
import { initiativeCalculator } from './initiative.ts'

type Input = InputOf<typeof initiativeCalculator.fields>

const DEFAULTS = defaultInput(initiativeCalculator)

const computed = computing(initiativeCalculator)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

const UNDER = fc.subarray(['surprise', 'invisible', 'incapacitated', 'advantage', 'disadvantage'] as const)
const ANY_INPUT = {
  bonus: fc.integer({ min: -10, max: 19 }),
  self: UNDER,
  groups: fc.constantFrom('1', '2', '3'),
  'foe-bonus': fc.integer({ min: -10, max: 20 }),
  'foe-rolls': fc.integer({ min: 1, max: 4 }),
  foes: UNDER,
  second: UNDER,
  'third-rolls': fc.integer({ min: 1, max: 3 }),
  dexterity: fc.integer({ min: 8, max: 16 }),
  'foe-dexterity': fc.integer({ min: 8, max: 16 }),
  scores: fc.boolean(),
  ruleset: fc.constantFrom('srd-5.2.1', 'next-2012'),
} as const

test('laws: the chances add up; a better bonus never hurts, one roll more never helps', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), (input) => {
      const { first = 0, tied = 0, behind = 0 } = figures(input)
      expect(first + tied + behind).toBeCloseTo(1, 12)
      const SLACK = 1e-12
      expect(figures({ ...input, bonus: input.bonus + 1 })['first']).toBeGreaterThanOrEqual(first - SLACK)
      expect(figures({ ...input, 'foe-rolls': input['foe-rolls'] + 1 })['first']).toBeLessThanOrEqual(first + SLACK)
      const { distribution, table } = computed(input)
      if (distribution) weightsAddUp(distribution)
      expect(table?.rows.length ?? 1).toBe(Number(input.groups))
    }),
    { numRuns: 100 },
  )
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    ['by default', {}, ['initiative: you, group-1', 'initiative-order: ties-game-master']],
    [
      'surprised, against two invisible groups of characters',
      { self: ['surprise'], groups: '2', foes: ['invisible'], second: ['invisible', 'advantage'], characters: true },
      [
        'initiative: you',
        'surprise: you-disadvantage',
        'initiative: group-1, group-2',
        'invisible: foes-advantage',
        'advantage: foes-advantage',
        'initiative-order: ties-players',
      ],
    ],
    // SRD 5.2.1, Playing the Game, They Don’t Stack (page 8)
    [
      'surprised and Invisible, against a group of each',
      { self: ['surprise', 'invisible'], groups: '2', foes: ['surprise'], second: ['invisible'] },
      [
        'initiative: you',
        'surprise: you-disadvantage',
        'invisible: you-advantage',
        'they-dont-stack: you-cancel',
        'initiative: group-1, group-2',
        'surprise: foes-disadvantage',
        'invisible: foes-advantage',
        'initiative-order: ties-game-master',
      ],
    ],
    [
      'against a group that is surprised and Invisible',
      { foes: ['surprise', 'invisible'] },
      [
        'initiative: you, group-1',
        'surprise: foes-disadvantage',
        'invisible: foes-advantage',
        'they-dont-stack: foes-cancel',
        'initiative-order: ties-game-master',
      ],
    ],
    ['scores', { scores: true }, ['initiative: you, group-1-score', 'initiative-order: ties-game-master']],
    [
      '2012 playtest, ambushed',
      { ruleset: 'next-2012', self: ['surprise'] },
      ['next-initiative: you, group-1', 'next-initiative-ties: ties-roll-off', 'next-surprise: you-wait'],
    ],
    [
      '2012 playtest, an ambush',
      { ruleset: 'next-2012', foes: ['surprise'] },
      ['next-initiative: you, group-1', 'next-initiative-ties: ties-roll-off', 'next-surprise: foes-wait'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})

test('surprised creatures in 2012 act after all others, in order among themselves', () => {
  const both = { ruleset: 'next-2012', groups: '2', self: ['surprise'], foes: ['surprise'] } as const
  expect(figures({ ...both })['acts']).toBe(0)
  const all = figures({ ...both, second: ['surprise'] })
  expect(all['acts']).toBe(all['first'])
  const oneIsReady = { ruleset: 'next-2012', groups: '2', foes: ['surprise'] } as const
  const alone = { ruleset: 'next-2012', 'foe-bonus': 2, 'foe-dexterity': 14 } as const
  expect(figures(oneIsReady)['acts']).toBe(figures(alone)['first'])
})

test('offers its dice to roll', () => {
  const offers = initiativeCalculator.rolls({ ...DEFAULTS, self: ['invisible'], groups: '2' })
  expect(offers.map(({ id, expression }) => `${id} ${format(expression)}`)).toEqual([
    'you 2d20kh1+2',
    'group-1 1d20+1',
    'group-2 1d20+2',
  ])
})
