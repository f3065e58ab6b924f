import { expect, test } from 'vitest'
import { ABILITIES } from './abilities.ts'

// SRD 5.2.1, Playing the Game, Ability Descriptions (page 5)
test('the six abilities, in the order of the table', () => {
  expect(ABILITIES).toEqual(['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma'])
})
