import { expect, test } from 'vitest'
import { FormIndex } from './form-index.ts'

const index = new FormIndex([
  { id: 'help', form: 'Help', notAtSentenceStart: true },
  { id: 'advantage', form: 'Advantage' },
  { id: 'giant', form: 'Giant' },
  { id: 'giant-language', form: 'Giant' },
])
const ids = (text: string, isTitle = false): string[] => index.find(text, isTitle).map(({ id }) => id)

test.each([
  ['inside a sentence', 'Take the Help action.', ['help']],
  ['after a comma', 'Then, Help a friend.', ['help']],
  ['at the start', 'Help a friend.', []],
  ['after a full stop', 'You rest. Help comes.', []],
  ['after the end of a quotation', 'He cries “Stop!” Help comes.', []],
  ['in quotation marks at the start', '“Help me.”', []],
  ['in a cell of its own', 'Action\nHelp', []],
  ['another term at the start', 'Advantage helps.', ['advantage']],
  ['a form of two terms', 'You speak Giant.', ['giant', 'giant-language']],
])('an ordinary word %s', (_, text, expected) => {
  expect(ids(text)).toEqual(expected)
})

test('an ordinary word in a title does not match', () => {
  expect(ids('The Help of Advantage', true)).toEqual(['advantage'])
})
