import { expect, test } from 'vitest'
import { english, objections, objectionValues, translated } from '../../test/fixture.ts'
import { translation } from './translation.ts'

const EN = 'rules/combat/cover.en.md'
const ZH = 'rules/combat/cover.zh.md'
const SOURCE = english('cover', 'Half of you is behind a wall.')
/** The hash of SOURCE, written down when this test was. */
const HASH = '20a6638a231b'

const confirmed = (of: string): string =>
  translated('cover').replace('\n---\n\n', `\ntranslation: { of: ${of}, status: reviewed }\n---\n\n`)

test('a translation that was confirmed against this English', () => {
  expect(objections(translation, { [EN]: SOURCE, [ZH]: confirmed(HASH) })).toEqual([])
})

test.each([
  ['another line break', SOURCE.replace('you is', 'you\nis')],
  ['another alias', SOURCE.replace('aliases: []', 'aliases: [covers]')],
  ['another source', SOURCE.replace('page: 5', 'page: 15')],
])('%s does not make it stale', (_, source) => {
  expect(objections(translation, { [EN]: source, [ZH]: confirmed(HASH) })).toEqual([])
})

test.each([
  ['a word', SOURCE.replace('Half', 'Most')],
  ['the title', SOURCE.replace('title: cover', 'title: Cover')],
  ['the summary', SOURCE.replace('One sentence', 'A sentence')],
  ['a directive', SOURCE.replace('Half', ':value[natural-hit]')],
  ['a link', SOURCE.replace('wall', '[wall](rule:wall)')],
  ['the end of a paragraph', SOURCE.replace('you is', 'you\n\nis')],
])('another %s makes it stale', (_, source) => {
  expect(objections(translation, { [EN]: source, [ZH]: confirmed(HASH) })).toEqual([`${ZH}:6:20 stale`])
})

test('a translation that nobody has confirmed', () => {
  const files = { [EN]: SOURCE, [ZH]: translated('cover') }
  expect(objections(translation, files)).toEqual([`${ZH}:2:1 unconfirmed`])
  expect(objectionValues(translation, files)).toEqual([{ file: ZH, expected: HASH }])
})

test('it is a warning: the text may ship', () => {
  expect(translation.severity).toBe('warning')
})
