import { describe, expect, test } from 'vitest'
import { readConfirmed } from '../corpus/confirmed-file.ts'
import { readSourceEntry } from '../corpus/source-entry.ts'
import type { EntryGroup } from '../corpus/sources.ts'
import { pruneEquivalences, recordConfirmed } from './record-confirmed.ts'

const COVER = { hash: 'd77479dcbbc3', segments: [{ hash: '2c532b19' }, { hash: 'f3892f89' }] }
const WALL = { hash: '0123456789ab', segments: [] }

describe('a record', () => {
  const one = recordConfirmed('', 'cover', COVER)
  const two = recordConfirmed(one, 'a-wall', WALL)

  test('is inserted in the order of ids, one line per entry', () => {
    expect(two).toBe(`{
  "a-wall": { "of": "0123456789ab", "units": [] },
  "cover": { "of": "d77479dcbbc3", "units": ["2c532b19", "f3892f89"] }
}
`)
  })

  test('replaces an older one', () => {
    expect(recordConfirmed(two, 'cover', WALL)).toBe(two.replace(/"d77.*"\]/, '"0123456789ab", "units": []'))
  })

  test('that is already there changes nothing', () => {
    expect(recordConfirmed(two, 'cover', COVER)).toBe(two)
  })

  test('reformats a hand-written file', () => {
    expect(recordConfirmed(JSON.stringify(JSON.parse(two)), 'cover', COVER)).toBe(two)
  })

  test.each(['{', '[]', '{ "cover": 1 }'])('does not overwrite malformed JSON: %s', (text) => {
    expect(() => recordConfirmed(text, 'a-wall', WALL)).toThrow(RangeError)
  })
})

describe('equivalences', () => {
  const line = (old: string, next: string): string =>
    `- { entry: cover, old: '${old}', new: '${next}', reason: "typo" }\n`
  const text = `# mine\n${line('2c532b19', 'aaaaaaaa')}${line('f3892f89', 'bbbbbbbb')}`
  const { records } = readConfirmed('', recordConfirmed('', 'cover', COVER))
  const groups = (now: readonly string[]): ReadonlyMap<string, EntryGroup> => {
    const en = readSourceEntry({ file: 'a.en.md', id: 'cover', chapter: 'a', locale: 'en' }, '')
    if ('problem' in en) throw new RangeError(en.problem.code)
    const segments = now.map(
      (hash) => ({ key: 'p-1', kind: 'paragraph', hash, line: 1, column: 1, range: { start: 0, end: 0 } }) as const,
    )
    return new Map([['cover', { en: { ...en, segments }, zh: undefined, th: undefined }]])
  }
  const prune = (...now: readonly string[]): string => pruneEquivalences(text, [records], groups(now))

  test('are kept if all are needed', () => {
    expect(prune('aaaaaaaa', 'bbbbbbbb')).toBe(text)
  })

  test('are removed if no translation needs them', () => {
    expect(prune('aaaaaaaa', 'cccccccc').split('\n').slice(1)).toEqual(line('2c532b19', 'aaaaaaaa').split('\n'))
    expect(prune().split('\n').slice(1)).toEqual([''])
  })

  test('are kept if the file cannot be read', () => {
    expect(pruneEquivalences('- {', [records], new Map())).toBe('- {')
  })
})
