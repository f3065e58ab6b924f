import { expect, test } from 'vitest'
import { CLASSES } from '../../vocabulary/classes.ts'
import { CLASS_TRAITS } from './classes.ts'

// SRD 5.2.1, Character Creation, Class Overview (page 19), row by row
test.each([
  ['barbarian', 'Strength', 'Average'],
  ['bard', 'Charisma', 'High'],
  ['cleric', 'Wisdom', 'Average'],
  ['druid', 'Wisdom', 'High'],
  ['fighter', 'Strength or Dexterity', 'Low'],
  ['monk', 'Dexterity and Wisdom', 'High'],
  ['paladin', 'Strength and Charisma', 'Average'],
  ['ranger', 'Dexterity and Wisdom', 'Average'],
  ['rogue', 'Dexterity', 'Low'],
  ['sorcerer', 'Charisma', 'High'],
  ['warlock', 'Charisma', 'High'],
  ['wizard', 'Intelligence', 'Average'],
] as const)('%s: %s, %s', (characterClass, primary, complexity) => {
  const row = CLASS_TRAITS[characterClass]
  expect(row.primaryAbilities.map((group) => group.join(' or ')).join(' and ')).toBe(primary.toLowerCase())
  expect(row.complexity).toBe(complexity.toLowerCase())
})

test.each(CLASSES)('the %s saves well with one of Dexterity, Constitution and Wisdom, and one of the others', (name) => {
  const common = CLASS_TRAITS[name].savingThrows.filter((ability) =>
    ['dexterity', 'constitution', 'wisdom'].includes(ability),
  )
  expect(common).toHaveLength(1)
})
