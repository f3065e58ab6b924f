import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computing, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { ARMOR_STATISTICS } from '../tables/equipment/armor.ts'
import { armorClassCalculator } from './armor-class.ts'
import type { InputOf } from './calculator.ts'

type Input = InputOf<typeof armorClassCalculator.fields>

const computed = computing(armorClassCalculator)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

/** AC, the most that Dexterity adds, the required Strength, and whether Stealth suffers. */
function row(armor: Input['armor']): readonly [number, number, number, boolean] {
  if (armor === 'unarmored') return [10, 99, 0, false]
  const { base, dexterityMaximum, strengthNeeded, stealthDisadvantage } = ARMOR_STATISTICS[armor]
  return [base, dexterityMaximum === 'any' ? 99 : dexterityMaximum, strengthNeeded, stealthDisadvantage]
}

const MODIFIER = fc.integer({ min: -5, max: 10 })

const ANY_INPUT: fc.Arbitrary<Input> = fc.record({
  armor: fc.constantFrom(...armorClassCalculator.fields.armor.options),
  dexterity: MODIFIER,
  shield: fc.boolean(),
  features: fc.subarray([...armorClassCalculator.fields.features.options]),
  constitution: MODIFIER,
  wisdom: MODIFIER,
  charisma: MODIFIER,
  strength: fc.integer({ min: 1, max: 30 }),
  cover: fc.constantFrom('none', 'half', 'three-quarters', 'total'),
  bonus: fc.integer({ min: -20, max: 20 }),
  'armor-training': fc.boolean(),
  'shield-training': fc.boolean(),
})

/** The AC without cover, calculated independently from the table and the features. */
function onSheet(input: Input, armor: Input['armor']): number {
  const { dexterity, shield, features, constitution, wisdom, charisma, bonus } = input
  const [base, most] = row(armor)
  const bases = [most === 0 ? base : base + Math.min(dexterity, most)]
  if (armor === 'unarmored') {
    if (features.includes('barbarian-unarmored-defense')) bases.push(10 + dexterity + constitution)
    if (features.includes('monk-unarmored-defense') && !shield) bases.push(10 + dexterity + wisdom)
    if (features.includes('draconic-resilience')) bases.push(10 + dexterity + charisma)
  }
  return Math.max(...bases) + (shield && input['shield-training'] ? 2 : 0) + bonus
}

test('matches an independent calculation for any armor', () => {
  fc.assert(
    fc.property(ANY_INPUT, (input) => {
      const cover = { none: 0, half: 2, 'three-quarters': 5, total: 0 }[input.cover]
      const [, , strength] = row(input.armor)
      const result = figures(input)
      expect(result['armor-class']).toBe(onSheet(input, input.armor) + cover)
      expect(result['speed-penalty']).toBe(input.strength < strength ? -10 : undefined)
    }),
    { numRuns: 500 },
  )
})

test('the table of all armor', () => {
  fc.assert(
    fc.property(ANY_INPUT, (input) => {
      const rows = computed(input).table?.rows.map((row) => row.map(({ value }) => value))
      expect(rows).toEqual(
        armorClassCalculator.fields.armor.options.map((armor) => {
          const [, , strength, stealth] = row(armor)
          return [armor, onSheet(input, armor), strength || 'nothing', stealth ? 'disadvantage' : 'nothing']
        }),
      )
    }),
    { numRuns: 100 },
  )
})

test('law: the last figure that a step names is the AC', () => {
  fc.assert(
    fc.property(ANY_INPUT, (input) => {
      const { steps, figures: all } = computed(input)
      const results = steps.flatMap(({ values: { result } }) => (result === undefined ? [] : [result]))
      expect(results.at(-1)).toBe(all[0].value)
    }),
    { numRuns: 300 },
  )
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    ['by default', {}, ['armor-class: armor']],
    [
      'all that can go wrong',
      {
        armor: 'plate-armor',
        strength: 14,
        shield: true,
        'armor-training': false,
        'shield-training': false,
        bonus: 1,
        cover: 'half',
      },
      [
        'armor-class: armor-alone',
        'armor-training: shield-untrained',
        'armor-class: bonus',
        'cover: cover',
        'armor-training: untrained, too-weak, stealth',
      ],
    ],
    [
      'medium armor behind a wall',
      { armor: 'breastplate', cover: 'total' },
      ['armor-class: armor-limited', 'cover: no-target'],
    ],
    ['unarmored', { armor: 'unarmored' }, ['armor-class: unarmored']],
    [
      'several features and a Shield',
      {
        armor: 'unarmored',
        shield: true,
        features: ['barbarian-unarmored-defense', 'monk-unarmored-defense', 'draconic-resilience'],
      },
      [
        'armor-class: unarmored, barbarian-unarmored-defense, draconic-resilience, no-shield, only-one',
        'armor-training: shield',
      ],
    ],
    ['features in armor count for nothing', { features: ['draconic-resilience'] }, ['armor-class: armor']],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})

test.each([
  ['leather-armor', 14],
  ['chain-mail-and-shield', 18],
  ['plate-armor', 18],
  ['plate-armor-and-shield', 20],
  ['barbarian-unarmored-defense', 15],
  ['monk-unarmored-defense', 15],
  ['draconic-resilience', 15],
])('the preset %s has AC %i and no Speed penalty', (id, expected) => {
  const preset = armorClassCalculator.presets?.find((one) => one.id === id)
  expect(figures(preset?.input ?? {})).toEqual({ 'armor-class': expected, base: expect.any(Number) })
})
