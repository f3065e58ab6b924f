import { expect, test } from 'vitest'
import { type KeptLists, readIds, readLists, writeIds, writeLists } from './kept-spells.ts'

test.each([
  ['', []],
  [undefined, []],
  ['fireball', ['fireball']],
  ['fireball.shield', ['fireball', 'shield']],
  ['fireball shield fireball', ['fireball', 'shield']],
  ['fireball.<b>.Shield.arcane-eye', ['fireball', 'arcane-eye']],
])('the ids in %o', (text, ids) => {
  expect(readIds(text)).toEqual(ids)
})

test('ids in a URL are read again', () => {
  expect(readIds(writeIds(['fireball', 'mage-armor']))).toEqual(['fireball', 'mage-armor'])
})

const TWO: KeptLists = {
  used: 'หมอผีของแมน 2',
  lists: [
    { name: '', ids: ['fireball'] },
    { name: 'หมอผีของแมน 2', ids: ['bless', 'shield-of-faith'] },
    { name: '空', ids: [] },
  ],
}

test('saved lists are read again', () => {
  expect(readLists(writeLists(TWO))).toEqual(TWO)
})

const NONE: KeptLists = { used: '', lists: [{ name: '', ids: [] }] }

test.each<[string, string | undefined, KeptLists]>([
  ['nothing', undefined, NONE],
  ['something else', '{"a": 1}\n\n*', NONE],
  [
    'no list without a name',
    '*A\tbless',
    {
      used: 'A',
      lists: [
        { name: '', ids: [] },
        { name: 'A', ids: ['bless'] },
      ],
    },
  ],
  [
    'a name twice',
    '\t\nA\tbless\nA\tfly',
    {
      used: '',
      lists: [
        { name: '', ids: [] },
        { name: 'A', ids: ['bless'] },
      ],
    },
  ],
])('%s in the storage', (_, text, lists) => {
  expect(readLists(text)).toEqual(lists)
})
