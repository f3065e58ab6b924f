import { expect, test } from 'vitest'
import { decidesSimultaneousEffects } from './simultaneous-effects.ts'

// SRD 5.2.1, Rules Glossary, Simultaneous Effects (page 187)
test.each([
  ['character', 'player'],
  ['monster', 'game-master'],
] as const)('on the turn of a %s, the %s decides', (turnOf, who) => {
  expect(decidesSimultaneousEffects(turnOf)).toBe(who)
})
