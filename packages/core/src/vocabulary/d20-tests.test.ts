import { expect, test } from 'vitest'
import { D20_TESTS, ROLL_STATES } from './d20-tests.ts'

// SRD 5.2.1, Playing the Game, D20 Tests (page 6): “ability checks, saving throws, and attack rolls”
test('three kinds of D20 Test', () => {
  expect(D20_TESTS).toEqual(['ability-check', 'saving-throw', 'attack-roll'])
})

// SRD 5.2.1, Playing the Game, Advantage/Disadvantage (page 7)
test('three roll states, the normal one first', () => {
  expect(ROLL_STATES).toEqual(['normal', 'advantage', 'disadvantage'])
})
