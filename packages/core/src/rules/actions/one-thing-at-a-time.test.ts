import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { mayAct, type WantedAction } from './one-thing-at-a-time.ts'

const able: Omit<WantedAction, 'kind'> = { ownTurn: true, spent: false, granted: true, deprived: false }
const elsewhere = { ...able, ownTurn: false }

// SRD 5.2.1, Playing the Game (page 10): One Thing at a Time, Bonus Actions, Reactions
test.each([
  ['an action on its turn', 'action', able, 'allowed'],
  ['an action needs nothing to give it', 'action', { ...able, granted: false }, 'allowed'],
  ['a second action', 'action', { ...able, spent: true }, 'one-thing-at-a-time: spent'],
  ['an action on another’s turn', 'action', elsewhere, 'one-thing-at-a-time: not-its-turn'],
  ['an action while deprived of actions', 'action', { ...able, deprived: true }, 'one-thing-at-a-time: deprived'],
  ['a Bonus Action that a feature gives', 'bonus-action', able, 'allowed'],
  ['a Bonus Action that nothing gives', 'bonus-action', { ...able, granted: false }, 'bonus-action: none-granted'],
  ['a second Bonus Action', 'bonus-action', { ...able, spent: true }, 'bonus-action: spent'],
  ['a Bonus Action on another’s turn', 'bonus-action', elsewhere, 'bonus-action: not-its-turn'],
  ['a Bonus Action while deprived of actions', 'bonus-action', { ...able, deprived: true }, 'bonus-action: deprived'],
  ['a Reaction on its turn', 'reaction', able, 'allowed'],
  ['a Reaction on another’s turn', 'reaction', elsewhere, 'allowed'],
  ['a second Reaction', 'reaction', { ...elsewhere, spent: true }, 'reaction: spent'],
  ['a Reaction without its trigger', 'reaction', { ...able, granted: false }, 'reaction: none-granted'],
] as const)('%s', (_, kind, creature, expected) => {
  const permission = mayAct({ kind, ...creature }, srd521)
  expect(permission.allowed ? 'allowed' : `${permission.rule}: ${permission.because}`).toBe(expected)
})

// 2012 playtest, Combat, Taking a Turn: one action, reactions, nothing else
test.each([
  ['action', 'allowed'],
  ['bonus-action', 'none-granted'],
  ['reaction', 'allowed'],
] as const)('2012 playtest: %s', (kind, expected) => {
  const permission = mayAct({ kind, ...able }, next2012)
  expect(permission.allowed ? 'allowed' : permission.because).toBe(expected)
})
