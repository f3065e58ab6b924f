import { type AnyCalculator, CALCULATORS, fraction, type StepValue } from '@rulestone/core'
import { createTranslator } from '@rulestone/text'
import { describe, expect, test } from 'vitest'
import type { Strings } from '../terminal/strings.ts'
import { calculatorWords } from './calculator-words.ts'

const WORDS = {
  attack: {
    title: 'Strike',
    caption: 'One strike',
    outcome: 'harm',
    fields: { cover: { label: 'Behind', options: { half: 'low wall' } }, ac: { label: 'Armor' } },
    figures: {
      hit: { label: 'Odds', sentence: 'needs {{needed}} with {{bonus}} behind {{cover}}, {{damage}}, {{resistance}}' },
      needed: { label: 'Needed' },
    },
    steps: { cover: '{{cover}}: {{ac}} {{bonus}}', normal: '{{dice}} {{chance}}' },
  },
}

const translator = createTranslator({ en: { calculators: WORDS }, zh: {}, th: {} })
const strings: Strings = {
  locale: 'en',
  tag: 'en',
  open: (namespace) => translator('en', namespace),
  has: () => true,
}
const attack = CALCULATORS.find(({ id }) => id === 'attack')
if (!attack) throw new Error('there is a calculator')
const words = calculatorWords(attack, strings)
const hit = { id: 'hit', kind: 'probability', value: fraction(11, 20) } as const
const needed = { id: 'needed', kind: 'integer', value: 10 } as const

test('gives the title, caption, outcome and field names', () => {
  const { title, caption, outcome } = words
  expect([title, caption, outcome, words.field('ac')]).toEqual(['Strike', 'One strike', 'harm', 'Armor'])
})

describe('a figure', () => {
  const input = { bonus: -2, ac: 15, cover: 'half', damage: '1d8-1', resistance: true }

  test('with a sentence that names other figures and fields', () => {
    expect(words.figure(hit, input, { figures: [hit, needed], steps: [] })).toEqual([
      'Odds',
      '55%',
      'needs 10 with −2 behind low wall, 1d8−1, yes',
    ])
  })

  test('without a sentence', () => {
    expect(words.figure(needed, input, { figures: [hit, needed], steps: [] })).toEqual(['Needed', '10'])
  })
})

test.each([
  [
    'numbers with and without sign, an option by its name',
    {
      rule: 'half-cover',
      kind: 'cover',
      values: { cover: 'half', ac: 15, bonus: 2 },
    },
    'low wall: 15 +2',
  ],
  [
    'dice with a true minus, a chance',
    {
      rule: 'rolling-20-or-1',
      kind: 'normal',
      values: { dice: '1d20-1', chance: fraction(1, 400) },
    },
    '1d20−1 0.3%',
  ],
] as const)('a step: %s', (_, step, sentence) => {
  expect(words.step(step)).toBe(sentence)
})

describe('every kind of value', () => {
  const kinds: AnyCalculator = {
    id: 'kinds',
    topic: 'movement',
    rules: [],
    fields: {
      far: { type: 'integer', minimum: 0, maximum: 100, default: 30, unit: 'feet' },
      weapon: { type: 'choice', options: ['dagger', 'net', 'fist'], default: 'dagger', named: 'terms', own: ['fist'] },
      states: { type: 'several', options: ['prone', 'stunned', 'deafened'], default: [], named: 'terms' },
      places: { type: 'several', options: ['here', 'there'], default: [] },
      wet: { type: 'flag', default: false },
    },
    steps: {},
    presets: [
      { id: 'dagger', named: 'terms', input: {} },
      { id: 'dazed', named: ['prone', 'stunned'], input: {} },
      { id: 'wet', input: { wet: true } },
    ],
    compute: () => ({ ok: true, value: { figures: [needed], steps: [] } }),
    rolls: () => [],
    examples: [],
  }
  const WORDS_OF_KINDS = {
    presets: { wet: 'In the rain' },
    words: { 'far-off': 'far off' },
    table: { columns: { level: 'Level' } },
    fields: { places: { options: { here: 'Here', there: 'There' } }, weapon: { options: { fist: 'Bare hands' } } },
    figures: { needed: { label: 'Needed', sentence: '{{far}}, {{states}}, {{places}}, {{wet}}' } },
  }
  const said = createTranslator({
    en: {
      calculators: { kinds: WORDS_OF_KINDS },
      units: {
        about: 'about {{length}}',
        feet: { noun_one: '{{value}} foot', noun_other: '{{value}} feet' },
        miles: { noun_one: '{{value}} mile', noun_other: '{{value}} miles' },
      },
      site: { yes: 'yes', no: 'no', calculator: { none: 'none' } },
    },
    zh: {},
    th: {},
  })
  const named = calculatorWords(
    kinds,
    { ...strings, open: (namespace) => said('en', namespace) },
    new Map([
      ['dagger', 'Dagger'],
      ['prone', 'Prone'],
      ['stunned', 'Stunned'],
    ]),
  )

  test.each<[StepValue, string]>([
    [{ kind: 'quantity', value: 30, unit: 'feet' }, '30 feet'],
    [{ kind: 'quantity', value: 1, unit: 'feet' }, '1 foot'],
    [{ kind: 'quantity', value: 0, unit: 'feet' }, '0 feet'],
    [{ kind: 'quantity', value: 0.5, unit: 'miles' }, '0.5 mile'],
    [{ kind: 'quantity', value: 75 / 11, unit: 'miles' }, 'about 6.82 miles'],
    [{ kind: 'quantity', value: 1500, unit: 'miles' }, '1,500 miles'],
    [{ kind: 'option', field: 'weapon', value: 'dagger' }, 'Dagger'],
    [{ kind: 'option', field: 'weapon', value: 'net' }, 'net'],
    [{ kind: 'option', field: 'weapon', value: 'fist' }, 'Bare hands'],
    [{ kind: 'option', field: 'wet', value: 'yes' }, 'yes'],
    [{ kind: 'options', field: 'states', value: [] }, 'none'],
    [{ kind: 'options', field: 'states', value: ['prone', 'stunned'] }, 'Prone and Stunned'],
    [{ kind: 'options', field: 'places', value: ['there'] }, 'There'],
    [{ kind: 'term', value: 'prone' }, 'Prone'],
    [{ kind: 'word', value: 'far-off' }, 'far off'],
  ])('%j is %s', (value, text) => {
    expect(named.value(value)).toBe(text)
  })

  test('fills field values into the sentence of a figure', () => {
    const input = { far: 5, weapon: 'net', states: ['stunned'], places: ['here', 'there'], wet: false }
    expect(named.figure(needed, input, { figures: [needed], steps: [] })[2]).toBe('5 feet, Stunned, Here and There, no')
  })

  test('names presets by a term or their own name, and names columns', () => {
    expect([named.preset('dagger'), named.preset('dazed'), named.preset('wet'), named.column('level')]).toEqual([
      'Dagger',
      'Prone and Stunned',
      'In the rain',
      'Level',
    ])
  })
})
