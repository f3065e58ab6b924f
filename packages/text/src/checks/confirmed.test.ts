import { describe, expect, test } from 'vitest'
import { english, type Files, objections, objectionValues, translated } from '../../test/fixture.ts'
import { segmentsOf } from '../corpus/segments-of.ts'
import { contentHash } from '../markdown/content-hash.ts'
import { recordConfirmed } from '../translation/record-confirmed.ts'
import { confirmed } from './confirmed.ts'

const FILE = 'confirmed/zh.json'
const ZH = 'rules/combat/cover.zh.md'
const SOURCE = english('cover')
const segments = segmentsOf(SOURCE)
const hash = contentHash(segments)
const RECORD = recordConfirmed('', 'cover', { hash, segments })

const withHash = (of: string): string =>
  translated('cover').replace('\n---\n\n', `\ntranslation: { of: '${of}', status: reviewed }\n---\n\n`)

const files = (record: string | undefined, translation = withHash(hash)): Files => ({
  'rules/combat/cover.en.md': SOURCE,
  [ZH]: translation,
  ...(record !== undefined && { [FILE]: record }),
})

test('front matter and record that agree', () => {
  expect(objections(confirmed, files(RECORD))).toEqual([])
})

test('a translation that nobody has confirmed', () => {
  expect(objections(confirmed, files(undefined, translated('cover')))).toEqual([])
  expect(objections(confirmed, files('{}\n', translated('cover')))).toEqual([])
})

test('line ends of Windows', () => {
  expect(objections(confirmed, files(RECORD.replaceAll('\n', '\r\n')))).toEqual([])
})

describe('front matter and record that disagree', () => {
  test.each([
    ['a hash that was typed', RECORD, withHash('0123456789ab'), [`${ZH}:6:20 disagree`]],
    ['a hash that was deleted', RECORD, translated('cover'), [`${ZH}:2:1 disagree`]],
    ['no record', '{}\n', withHash(hash), [`${ZH}:6:20 unrecorded`]],
    ['no file of records', undefined, withHash(hash), [`${ZH}:6:20 unrecorded`]],
  ])('%s', (_, record, translation, expected) => {
    expect(objections(confirmed, files(record, translation))).toEqual(expected)
  })

  test('both hashes are said', () => {
    expect(objectionValues(confirmed, files(RECORD, withHash('0123456789ab')))).toEqual([
      { file: ZH, got: '0123456789ab', expected: hash },
    ])
  })
})

describe('records that rulestone confirm did not write', () => {
  test.each([
    ['an entry that is gone', recordConfirmed(RECORD, 'wall', { hash, segments }), [`${FILE}:3:3 unknown-entry`]],
    ['no JSON', '{', [`${FILE}:1:1 json`, `${ZH}:6:20 unrecorded`]],
    ['no mapping', '[]', [`${FILE}:1:1 not-a-record`, `${ZH}:6:20 unrecorded`]],
    ['no hashes', '{ "cover": 1 }', [`${FILE}:1:3 not-a-record`, `${ZH}:6:20 unrecorded`]],
    ['an id that is none', '{ "__proto__": {} }', [`${FILE}:1:1 not-a-record`, `${ZH}:6:20 unrecorded`]],
    [
      'a hash of another form',
      RECORD.replace(/"[0-9a-f]{8}"/, '"A"'),
      [`${FILE}:2:3 not-a-record`, `${ZH}:6:20 unrecorded`],
    ],
    [
      'a key more',
      RECORD.replace('{ "of"', '{ "by": "me", "of"'),
      [`${FILE}:2:3 not-a-record`, `${ZH}:6:20 unrecorded`],
    ],
    ['a segment less', RECORD.replace(/, "[0-9a-f]{8}"\]/, ']'), [`${FILE}:2:3 not-a-record`]],
    ['an entry twice', RECORD.replace('\n}', `,\n${RECORD.split('\n')[1]}\n}`), [`${FILE}:1:1 rewritten`]],
    ['another order or spacing', JSON.stringify(JSON.parse(RECORD)), [`${FILE}:1:1 rewritten`]],
  ])('%s', (_, record, expected) => {
    expect(objections(confirmed, files(record))).toEqual(expected)
  })
})

test('it is an error: a reader would be told that a text is current that is not', () => {
  expect(confirmed.severity).toBe('error')
})
