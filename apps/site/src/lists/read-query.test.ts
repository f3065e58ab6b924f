import { describe, expect, test } from 'vitest'
import { type QueriedRow, readQuery } from './read-query.ts'

const FIREBALL: QueriedRow = {
  text: 'Fireball A blast deals Fire damage',
  values: { level: ['3'], list: ['sorcerer', 'wizard'], save: ['dexterity'], mark: [] },
}
const DETECT_MAGIC: QueriedRow = {
  text: 'Detect Magic 侦测魔法 You sense magic',
  values: { level: ['1'], list: ['bard', 'wizard'], save: [], mark: ['concentration', 'ritual'] },
}
const KNOWN = new Map([
  ['level', new Set(['1', '3'])],
  ['list', new Set(['bard', 'sorcerer', 'wizard'])],
  ['save', new Set(['dexterity'])],
  ['mark', new Set(['concentration', 'ritual'])],
])

describe('a query finds spells by', () => {
  test.each([
    ['nothing', '', true, true],
    ['a word', 'FIRE', true, false],
    ['a Chinese word', '魔法', false, true],
    ['a value', 'list:bard', false, true],
    ['a value that is cut off', 'save:dex', true, false],
    ['a level', 'level:3', true, false],
    ['a bound', 'level<=3 level>1', true, false],
    ['a mark', 'ritual', false, true],
    ['what is excluded', '-concentration', true, false],
    ['an excluded word', '-blast', false, true],
    ['several conditions', 'list:wizard level<3 magic', false, true],
    ['what is left when a part is not understood', 'colour:red list:sorcerer', true, false],
  ])('%s', (_, query, fireball, detectMagic) => {
    const { matches } = readQuery(query, KNOWN)
    expect([matches(FIREBALL), matches(DETECT_MAGIC)]).toEqual([fireball, detectMagic])
  })
})

describe('fractions', () => {
  const rows = ['0', '1/8', '1/4', '1/2', '1', '10'].map((cr): QueriedRow => ({ text: '', values: { cr: [cr] } }))
  const known = new Map([['cr', new Set(rows.flatMap(({ values }) => values['cr'] ?? []))]])
  test.each([
    ['cr<=1/2', '0 1/8 1/4 1/2'],
    ['cr<1/4', '0 1/8'],
    ['cr>1/2', '1 10'],
    ['cr>=0.25 cr<1', '1/4 1/2'],
    ['cr<=½', '0 1/8 1/4 1/2'],
    ['cr:1/4', '1/4'],
    ['cr=0.25', '1/4'],
    ['cr:1', '1'],
    ['-cr>1/8', '0 1/8'],
  ])('%s', (text, expected) => {
    const { matches, unknown } = readQuery(text, known)
    expect(rows.filter(matches).flatMap(({ values }) => values['cr'])).toEqual(expected.split(' '))
    expect(unknown).toEqual([])
  })
  test.each(['cr<=1/0', 'cr<=1/2/3', 'cr<=/2', 'cr:1/3'])('%s is no bound', (text) => {
    expect(readQuery(text, known).unknown).toEqual([text])
  })
})

test.each([
  ['an unknown filter', 'colour:red', ['colour:red']],
  ['an unknown value', 'save:luck', ['save:luck']],
  ['a bound that is no number', 'level<=high', ['level<=high']],
  ['a bound of a filter without numbers', 'list<=3', ['list<=3']],
  ['nothing that is understood', 'fire level<=3 -ritual', []],
])('%s is named', (_, query, unknown) => {
  expect(readQuery(query, KNOWN).unknown).toEqual(unknown)
})
