import { describe, expect, test } from 'vitest'
import { ACTIONS, PLAYTEST_ACTIONS } from '../../vocabulary/actions.ts'
import { type ActionRow, MAIN_ACTIONS } from './actions.ts'
import { PLAYTEST_MAIN_ACTIONS } from './playtest-actions.ts'

const print = ({ action, attackRolls, extraMoves, lasts, checks }: ActionRow): string =>
  [
    action,
    attackRolls,
    extraMoves,
    lasts,
    checks.map(({ ability, skills }) => `${ability} (${skills.join(', ')})`).join('; '),
  ].join(' | ')

// SRD 5.2.1, Playing the Game, Actions (page 9), and the glossary entry of each action
test('the main actions', () => {
  expect(MAIN_ACTIONS.map(print)).toEqual([
    'attack | 1 | 0 | at-once | ', // 177: one attack roll
    'dash | 0 | 1 | turn | ', // 180: the current turn
    'disengage | 0 | 0 | turn | ', // 181: the rest of the current turn
    'dodge | 0 | 0 | until-next-turn | ', // 181
    'help | 0 | 0 | until-next-turn | wisdom (medicine)', // 183; 18: first aid
    'hide | 0 | 0 | until-ended | dexterity (stealth)', // 183
    'influence | 0 | 0 | at-once | charisma (deception, intimidation, performance, persuasion); wisdom (animal-handling)', // 10
    'magic | 0 | 0 | at-once | ', // 185
    'ready | 0 | 0 | until-next-turn | ', // 186
    'search | 0 | 0 | at-once | wisdom (insight, medicine, perception, survival)', // 10
    'study | 0 | 0 | at-once | intelligence (arcana, history, investigation, nature, religion)', // 10
    'utilize | 0 | 0 | at-once | ', // 191
  ])
})

// 2012 playtest, Combat, Actions in Combat
test('the actions of the 2012 playtest', () => {
  expect(PLAYTEST_MAIN_ACTIONS.map(print)).toEqual([
    'attack | 1 | 0 | at-once | ',
    'cast-a-spell | 0 | 0 | at-once | ',
    'coup-de-grace | 1 | 0 | at-once | ',
    'disengage | 0 | 0 | at-once | ',
    'dodge | 0 | 0 | until-next-turn | ',
    'help | 0 | 0 | until-next-turn | ',
    'hide | 0 | 0 | until-ended | dexterity ()',
    'hustle | 0 | 1 | at-once | ',
    'improvise | 0 | 0 | at-once | strength (); dexterity (); constitution (); intelligence (); wisdom (); charisma ()',
    'ready | 0 | 0 | until-next-turn | ',
    'search | 0 | 0 | at-once | wisdom ()',
    'use-an-item | 0 | 0 | at-once | ',
  ])
})

describe('each action has a row', () => {
  test.each([
    ['SRD 5.2.1', MAIN_ACTIONS, ACTIONS],
    ['2012 playtest', PLAYTEST_MAIN_ACTIONS, PLAYTEST_ACTIONS],
  ] as const)('%s', (_, rows, ids) => {
    expect(rows.map(({ action }) => action)).toEqual(ids)
  })
})
