import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRolls } from '../../test/brute-force.ts'
import { computing, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { weightsAddUp } from '../dice/distribution.laws.ts'
import { format } from '../dice/format.ts'
import { ROLL_STATES, type RollState } from '../vocabulary/d20-tests.ts'
import type { InputOf } from './calculator.ts'
import { defaultInput } from './fields/state.ts'
import { spellAttackCalculator } from './spell-attack.ts'

type Input = InputOf<typeof spellAttackCalculator.fields>

const DEFAULTS = defaultInput(spellAttackCalculator)

const computed = computing(spellAttackCalculator)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

const ANY_INPUT = {
  score: fc.integer({ min: 1, max: 30 }),
  level: fc.integer({ min: 1, max: 20 }),
  training: fc.integer({ min: 0, max: 10 }),
  save: fc.integer({ min: -10, max: 20 }),
  ac: fc.integer({ min: 1, max: 40 }),
  'save-state': fc.constantFrom(...ROLL_STATES),
  'attack-state': fc.constantFrom(...ROLL_STATES),
  'dc-bonus': fc.integer({ min: -10, max: 10 }),
  'attack-bonus': fc.integer({ min: -10, max: 10 }),
  ruleset: fc.constantFrom('srd-5.2.1', 'next-2012'),
} as const

/** The share of all possible rolls in which the d20 that counts satisfies the condition. */
function shareOfRolls(state: RollState, holds: (natural: number) => boolean): number {
  const counting = { normal: ([one = 0]: readonly number[]) => one, advantage: Math.max, disadvantage: Math.min }
  const all = Array.from(allRolls(state === 'normal' ? 1 : 2, 20), (dice) =>
    state === 'normal' ? counting.normal(dice) : counting[state](...dice),
  )
  return all.filter(holds).length / all.length
}

test('matches brute force over every possible roll', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), (input) => {
      const modifier = Math.floor(input.score / 2) - 5
      const is2012 = input.ruleset === 'next-2012'
      const trained = is2012 ? input.training : 2 + Math.floor((input.level - 1) / 4)
      const dc = (is2012 ? 10 : 8 + trained) + modifier + input['dc-bonus']
      const attack = modifier + trained + input['attack-bonus']
      const result = figures(input)
      expect(result).toMatchObject({ dc, attack })
      expect(result['fails']).toBeCloseTo(
        shareOfRolls(input['save-state'], (natural) => natural + input.save < dc),
        10,
      )
      expect(result['hits']).toBeCloseTo(
        shareOfRolls(
          input['attack-state'],
          (natural) => natural === 20 || (natural > 1 && natural + attack >= input.ac),
        ),
        10,
      )
      const { distribution } = computed(input)
      if (distribution) weightsAddUp(distribution)
    }),
    { numRuns: 120 },
  )
})

test('laws: a better caster is never resisted more often, nor misses more', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), (input) => {
      if (input.score === 30 || input.level === 20) return
      const [before, after] = [figures(input), figures({ ...input, score: input.score + 1, level: input.level + 1 })]
      for (const id of ['dc', 'attack', 'fails', 'hits']) expect(after[id]).toBeGreaterThanOrEqual(before[id] ?? 0)
    }),
  )
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    [
      'by default',
      {},
      [
        'ability-score-and-modifier: ability',
        'proficiency: proficiency',
        'spell-save-dc: dc',
        'saving-throw: save',
        'spell-attack: attack',
        'attack-roll: hits',
      ],
    ],
    [
      'with items, Advantage and Disadvantage',
      { 'dc-bonus': 1, 'attack-bonus': 2, 'save-state': 'disadvantage', 'attack-state': 'advantage' },
      [
        'ability-score-and-modifier: ability',
        'proficiency: proficiency',
        'spell-save-dc: dc',
        'exceptions-supersede: dc-bonus',
        'disadvantage: save-disadvantage',
        'saving-throw: save',
        'spell-attack: attack',
        'exceptions-supersede: attack-bonus',
        'advantage: attack-advantage',
        'attack-roll: hits',
      ],
    ],
    [
      '2012 playtest',
      { ruleset: 'next-2012' },
      [
        'next-ability-scores: ability',
        'next-spells-and-saves: dc-without-training',
        'next-making-a-save: save',
        'next-attack-spells: attack',
        'next-attack-roll: hits',
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})

test('a class sets the ability of its spells', () => {
  expect(spellAttackCalculator.presets?.map(({ id, input }) => `${id}: ${input.ability}`)).toEqual([
    'bard: charisma',
    'cleric: wisdom',
    'druid: wisdom',
    'paladin: charisma',
    'ranger: wisdom',
    'sorcerer: charisma',
    'warlock: charisma',
    'wizard: intelligence',
  ])
})

test('offers its dice to roll', () => {
  const offers = spellAttackCalculator.rolls({ ...DEFAULTS, 'save-state': 'disadvantage', 'attack-bonus': 1 })
  expect(offers.map(({ expression }) => format(expression))).toEqual(['1d20+6', '2d20kl1+2'])
})
