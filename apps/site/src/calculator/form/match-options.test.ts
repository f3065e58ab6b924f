import { expect, test } from 'vitest'
import { matchOptions } from './match-options.ts'

const OPTIONS = [
  { id: 'longsword', name: '长剑', english: 'longsword' },
  { id: 'shortsword', name: '短剑', english: 'shortsword' },
  { id: 'crossbow-light', name: '轻弩', english: 'light crossbow' },
  { id: 'bow', name: '弓', english: 'bow' },
]

test.each([
  ['', ['longsword', 'shortsword', 'crossbow-light', 'bow']],
  ['剑', ['longsword', 'shortsword']],
  ['弓', ['bow']],
  ['SHORT', ['shortsword']],
  [' light cross', ['crossbow-light']],
  ['cross', ['crossbow-light']],
  ['crossbow-l', ['crossbow-light']],
  ['bow', ['bow', 'crossbow-light']],
  ['弩弓', []],
])('“%s” finds %o', (query, expected) => {
  expect(matchOptions(OPTIONS, query).map(({ id }) => id)).toEqual(expected)
})

test('Thai marks are significant, Latin accents are ignored', () => {
  const options = [
    { id: 'a', name: 'หอก' },
    { id: 'b', name: 'ห่อ' },
    { id: 'c', name: 'Épée' },
  ]
  expect(matchOptions(options, 'ห่').map(({ id }) => id)).toEqual(['b'])
  expect(matchOptions(options, 'epee').map(({ id }) => id)).toEqual(['c'])
})

test('an exact name comes before longer ones', () => {
  const options = [
    { id: 'chain-shirt', name: '链甲衫' },
    { id: 'chain-mail', name: '链甲' },
  ]
  expect(matchOptions(options, '链甲').map(({ id }) => id)).toEqual(['chain-mail', 'chain-shirt'])
})
