import { type CharacterClass, CLASS_TRAITS } from '@rulestone/core'
import { expect, test } from 'vitest'
import { PRESETS } from './presets.ts'

test.each<[string, CharacterClass]>([
  ['mira', 'fighter'],
  ['tam', 'rogue'],
  ['pell', 'wizard'],
  ['oru', 'cleric'],
])('%s is proficient in the saving throws of a %s', (id, ofClass) => {
  const preset = PRESETS.find((one) => one.id === id)
  expect(preset?.newcomer.saves).toEqual(CLASS_TRAITS[ofClass].savingThrows)
})
