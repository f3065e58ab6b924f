import { expect, test } from 'vitest'
import { confirmedFiles, equalFile, type Files, objections } from '../../test/fixture.ts'
import { equivalences } from './equivalences.ts'

/** An entry whose English was edited since it was confirmed, and the edits that `equal.yml` lists. */
const files = (before: string, now: string, ...edits: readonly (readonly [string, string])[]): Files => ({
  ...confirmedFiles({ before, now }),
  ...equalFile(...edits),
})

test.each([
  ['no edit', files('a', 'b')],
  ['a chain of two edits', files('a', 'c', ['a', 'b'], ['b', 'c'])],
  ['an empty file', { ...files('a', 'b'), 'equal.yml': '' }],
])('%s passes', (_, content) => {
  expect(objections(equivalences, content)).toEqual([])
})

test.each([
  ['the translation was confirmed again', files('b', 'b', ['a', 'b'])],
  ['the English changed again', files('a', 'c', ['a', 'b'])],
  ['the English was reverted', files('a', 'a', ['a', 'b'])],
  ['it is the first of a chain', files('b', 'c', ['a', 'b'], ['b', 'c'])],
])('an edit is unneeded when %s', (_, content) => {
  expect(objections(equivalences, content)).toEqual(['equal.yml:2:3 unneeded'])
})
