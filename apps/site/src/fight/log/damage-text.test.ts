import { expect, test } from 'vitest'
import { damageText } from './damage-text.ts'
import { makeFightLanguage } from './fight-language.ts'

const units = { 'units.feet.noun_one': '{{value}} ft', 'units.feet.noun_other': '{{value}} ft' }
const types = Object.fromEntries(['fire', 'slashing', 'cold'].map((type) => [`damage-types.${type}`, type]))
const language = makeFightLanguage('en', { ...types, ...units, 'creature.attack': '{{damage}} {{type}}' }, {})

// biome-ignore format: a table
const CASES: readonly (readonly [notation: string, type: string, text: string])[] = [
  ['1d8+3', 'slashing', '1d8+3 slashing'],
  ['1d10[slashing]+8[slashing]+2d4[fire]', 'slashing', '1d10+8 slashing + 2d4 fire'],
  ['17d6[fire]', 'fire', '17d6 fire'],
  ['1d4-1', 'cold', '1d4-1 cold'],
  ['1d6[cold]+1d6', 'fire', '1d6 cold + 1d6 fire'],
]

test.each(CASES)('%s', (notation, type, text) => {
  expect(damageText(notation, type, language)).toBe(text)
})
