import { type CreatureId, creature, creatureTotals } from '@rulestone/compendium'
import { expect, test } from 'vitest'
import type { CreatureWords } from './creature-words.ts'
import { armorClassSum, d20With, explained, rolling, sumOf } from './live-figures.ts'

test.each([
  [4, '1d20+4'],
  [0, '1d20'],
  [-3, '1d20-3'],
])('the dice of a D20 Test with %i', (bonus, dice) => {
  expect(d20With(bonus)).toBe(dice)
})

test('a figure that rolls has its attributes as Markdown', () => {
  expect(rolling('2d6')).toBe(':dice[2d6]')
  expect(rolling('1d20+4', { as: '+4', name: 'a "roll"', odds: { calculator: 'attack', bonus: '4' } })).toBe(
    ':dice[1d20+4]{as="+4" name="a &quot;roll&quot;" calculator="attack" bonus="4"}',
  )
})

test('a figure that a rule explains has how it comes about as a title', () => {
  expect(explained('armor-class', '15', '10 + 5')).toBe('[15](rule:armor-class "10 + 5")')
  expect(explained('reach', 'reach 5 feet')).toBe('[reach 5 feet](rule:reach)')
})

test('a sum names its parts', () => {
  expect(sumOf([[10], [5, 'Perception']])).toBe('10 + Perception 5 = 15')
  expect(sumOf([[10], [-2, 'Wisdom']])).toBe('10 − Wisdom 2 = 8')
})

// SRD 5.2.1: AC, gear and Dexterity of each stat block; Equipment, Armor (page 92)
test.each<[CreatureId, string | undefined]>([
  ['goblin-warrior', 'leather-armor 11 + dexterity 2 + shield 2 = 15'],
  ['swarm-of-bats', '10 + dexterity 2 = 12'],
  ['knight', 'plate-armor 18 = 18'],
  ['adult-red-dragon', undefined],
])('the AC of %s', (id, sum) => {
  const words = { name: (term: string) => term } as CreatureWords
  expect(armorClassSum(creature(id), creatureTotals(id).modifiers, words)).toBe(sum)
})
