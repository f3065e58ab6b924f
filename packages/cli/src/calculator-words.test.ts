import { CALCULATORS, fraction } from '@rulestone/core'
import { createTranslator } from '@rulestone/text'
import { describe, expect, test } from 'vitest'
import { calculatorWords } from './calculator-words.ts'
import type { Strings } from './strings.ts'

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
const [attack] = CALCULATORS
if (!attack) throw new Error('there is a calculator')
const words = calculatorWords(attack, strings)
const hit = { id: 'hit', kind: 'probability', value: fraction(11, 20) } as const
const needed = { id: 'needed', kind: 'integer', value: 10 } as const

test('names', () => {
  const { title, caption, outcome } = words
  expect([title, caption, outcome, words.field('ac')]).toEqual(['Strike', 'One strike', 'harm', 'Armor'])
})

describe('a figure', () => {
  const input = { bonus: -2, ac: 15, cover: 'half', damage: '1d8-1', resistance: true }

  test('with a sentence, which may name other figures and the fields', () => {
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
      id: 'cover',
      values: {
        cover: { kind: 'option', field: 'cover', value: 'half' },
        ac: { kind: 'integer', value: 15 },
        bonus: { kind: 'signed', value: 2 },
      },
    },
    'low wall: 15 +2',
  ],
  [
    'dice with a true minus, a chance',
    {
      rule: 'rolling-20-or-1',
      id: 'normal',
      values: { dice: { kind: 'dice', value: '1d20-1' }, chance: { kind: 'probability', value: fraction(1, 400) } },
    },
    '1d20−1 0.3%',
  ],
] as const)('a step: %s', (_, step, sentence) => {
  expect(words.step(step)).toBe(sentence)
})
