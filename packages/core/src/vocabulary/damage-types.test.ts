import { expect, test } from 'vitest'
import { DAMAGE_TYPES } from './damage-types.ts'

// SRD 5.2.1, Rules Glossary, Damage Types (page 180): six rows in the left column, seven in the right
test('the thirteen damage types', () => {
  expect(DAMAGE_TYPES).toEqual([
    ...['acid', 'bludgeoning', 'cold', 'fire', 'force', 'lightning'],
    ...['necrotic', 'piercing', 'poison', 'psychic', 'radiant', 'slashing', 'thunder'],
  ])
})
