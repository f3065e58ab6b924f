import { expect, test } from 'vitest'
import { CREATURE_TYPES } from './creature-types.ts'

// SRD 5.2.1, Rules Glossary, Creature Type (page 179): three columns, read down
test('the fourteen creature types', () => {
  expect(CREATURE_TYPES).toEqual([
    ...['aberration', 'beast', 'celestial', 'construct', 'dragon'],
    ...['elemental', 'fey', 'fiend', 'giant', 'humanoid'],
    ...['monstrosity', 'ooze', 'plant', 'undead'],
  ])
})
