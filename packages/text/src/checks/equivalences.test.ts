import { describe, expect, test } from 'vitest'
import { english, type Files, objections, translated } from '../../test/fixture.ts'
import { writeEquivalences } from '../corpus/equivalence-file.ts'
import { segmentsOf } from '../corpus/segments-of.ts'
import { contentHash } from '../markdown/content-hash.ts'
import { recordConfirmed } from '../translation/record-confirmed.ts'
import { equivalences } from './equivalences.ts'

const FILE = 'equal.yml'
const hash = (body: string): string => segmentsOf(english('cover', body)).at(-1)?.hash ?? ''

/** A folder whose English went from one paragraph to another since it was confirmed. */
function files(from: string, now: string, ...pairs: readonly (readonly [string, string])[]): Files {
  const segments = segmentsOf(english('cover', from))
  return {
    'rules/combat/cover.en.md': english('cover', now),
    'rules/combat/cover.zh.md': translated('cover'),
    'confirmed/zh.json': recordConfirmed('', 'cover', { hash: contentHash(segments), segments }),
    [FILE]: writeEquivalences(
      pairs.map(([old, next]) => ({ entry: 'cover', old: hash(old), new: hash(next), reason: 'Typo: “a”.' })),
    ),
  }
}

const withText = (text: string): Files => ({ ...files('a', 'b'), [FILE]: text })

test.each([
  ['none', files('a', 'b')],
  ['a chain that is needed', files('a', 'c', ['a', 'b'], ['b', 'c'])],
  ['an empty file', withText('')],
])('%s', (_, content) => {
  expect(objections(equivalences, content)).toEqual([])
})

describe('one that is needed no more is an error', () => {
  test.each([
    ['since the translation was confirmed again', files('b', 'b', ['a', 'b']), [`${FILE}:2:3 unneeded`]],
    ['since the English changed again', files('a', 'c', ['a', 'b']), [`${FILE}:2:3 unneeded`]],
    ['since the English was set back', files('a', 'a', ['a', 'b']), [`${FILE}:2:3 unneeded`]],
    ['the first of a chain', files('b', 'c', ['a', 'b'], ['b', 'c']), [`${FILE}:2:3 unneeded`]],
  ])('%s', (_, content, expected) => {
    expect(objections(equivalences, content)).toEqual(expected)
  })
})
