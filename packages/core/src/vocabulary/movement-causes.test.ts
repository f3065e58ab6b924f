import { expect, test } from 'vitest'
import { MOVEMENT_CAUSES } from './movement-causes.ts'

// SRD 5.2.1, Playing the Game, Opportunity Attacks (page 15)
test('what can carry a creature out of reach', () => {
  expect(MOVEMENT_CAUSES).toEqual([
    ...['movement', 'action', 'bonus-action', 'reaction'],
    ...['teleportation', 'moved-by-something-else'],
  ])
})
