import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareHashes, type SegmentChange } from './compare-hashes.ts'
import { stalenessOf } from './staleness.ts'

const show = ({ change, oldIndex, newIndex }: SegmentChange): string => `${change} ${oldIndex}→${newIndex}`

/** The changes from one text of letters to another, each letter a segment. */
const compare = (old: string, now: string): string[] => compareHashes([...old], [...now]).map(show)

test.each([
  ['', '', []],
  ['abc', 'abc', []],
  ['abc', 'axc', ['changed 1→1']],
  ['abc', 'ac', ['removed 1→1']],
  ['ac', 'abc', ['added 1→1']],
  ['', 'ab', ['added 0→0', 'added 0→1']],
  ['ab', '', ['removed 0→0', 'removed 1→0']],
  ['abc', 'xbcy', ['changed 0→0', 'added 3→3']],
  ['abcd', 'axyd', ['changed 1→1', 'changed 2→2']],
  ['abcd', 'axd', ['changed 1→1', 'removed 2→2']],
  ['aab', 'ab', ['removed 1→1']],
  ['ab', 'ba', ['removed 0→0', 'added 2→1']],
])('%s → %s', (old, now, expected) => {
  expect(compare(old, now)).toEqual(expected)
})

/** The length of the longest common subsequence, by its recursive definition. */
function longestCommon(old: string, now: string): number {
  if (old === '' || now === '') return 0
  const [rest, left] = [old.slice(1), now.slice(1)]
  return old[0] === now[0]
    ? 1 + longestCommon(rest, left)
    : Math.max(longestCommon(rest, now), longestCommon(old, left))
}

test('the list of changes is minimal and reproduces the new list', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
  fc.assert(
    fc.property(letters, letters, (old, now) => {
      const changes = compareHashes([...old], [...now])
      const gone = changes.filter(({ change }) => change !== 'added')
      const come = changes.filter(({ change }) => change !== 'removed')
      expect(old.length - gone.length).toBe(longestCommon(old, now))
      const stayed = [...old].filter((_, index) => !gone.some(({ oldIndex }) => oldIndex === index))
      const stays = [...now].filter((_, index) => !come.some(({ newIndex }) => newIndex === index))
      expect(stays).toEqual(stayed)
    }),
  )
})

test('above the size limit every hash counts as changed', () => {
  const old = Array.from({ length: 60_000 }, (_, index) => `a${index}`)
  expect(compareHashes(old, [...old].reverse())).toHaveLength(60_000)
})

describe('staleness of a translation', () => {
  const segments = ['a', 'x'].map((hash) => ({ hash }))
  const english = { hash: '111111111111', segments } as unknown as Parameters<typeof stalenessOf>[0]
  const record = { of: '000000000000', segments: ['a', 'b'] }
  const same = (hash: string): string => hash

  test.each([
    ['never confirmed', undefined, undefined, same, 'unconfirmed', []],
    ['confirmed against this English', '111111111111', undefined, same, 'current', []],
    ['confirmed against another, with a record', '000000000000', record, same, 'stale', ['changed 1→1']],
    [
      'confirmed against an equivalent one',
      '000000000000',
      record,
      (hash: string) => hash.replace('x', 'b'),
      'current',
      [],
    ],
    ['confirmed against another, without a record', '000000000000', undefined, same, 'stale', undefined],
    ['confirmed against another than the record', '222222222222', record, same, 'stale', undefined],
  ])('%s', (_, of, confirmed, equal, state, changes) => {
    const staleness = stalenessOf(english, of, confirmed, equal)
    expect(staleness.state).toBe(state)
    expect(staleness.changes?.map(show)).toEqual(changes)
  })
})
