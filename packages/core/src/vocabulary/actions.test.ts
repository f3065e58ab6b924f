import { expect, test } from 'vitest'
import { ACTIONS, PLAYTEST_ACTIONS } from './actions.ts'

// SRD 5.2.1, Rules Glossary, Action (page 176): four rows of three columns, read down the columns
test('the twelve main actions', () => {
  expect(ACTIONS).toEqual([
    ...['attack', 'dash', 'disengage'],
    ...['dodge', 'help', 'hide'],
    ...['influence', 'magic', 'ready'],
    ...['search', 'study', 'utilize'],
  ])
})

// 2012 playtest, Combat, Actions in Combat: the headings, in their order
test('the twelve actions of the 2012 playtest', () => {
  expect(PLAYTEST_ACTIONS).toEqual([
    ...['attack', 'cast-a-spell', 'coup-de-grace', 'disengage', 'dodge', 'help'],
    ...['hide', 'hustle', 'improvise', 'ready', 'search', 'use-an-item'],
  ])
})
