import { expect, test } from 'vitest'
import { confirmedFiles, english, rawFiles } from '../../test/fixture.ts'
import { buildLibrary } from '../library/build-library.ts'

const BODY = 'one\n\n- two\n- three\n\nfour'
const ZH = '一\n\n- 二\n- 三\n\n四'

test.each([
  ['nothing changed', BODY, {}, []],
  ['a paragraph', BODY.replace('four', 'Four.'), {}, ['p-2']],
  ['two items of one list', BODY.replace('two', '2').replace('three', '3'), {}, ['list-1']],
  ['the title', BODY, { title: 'Cover' }, ['title']],
  ['a translation that was never confirmed', BODY.replace('four', 'Four.'), { of: '' }, []],
  ['a confirmation without a record', BODY, { of: '0123456789ab' }, ['title', 'summary', 'p-1', 'list-1', 'p-2']],
])('%s', (_, now, options, expected) => {
  const { entries } = buildLibrary(rawFiles(confirmedFiles({ before: BODY, now, zh: ZH, ...options })))
  expect(entries.get('cover')?.zh?.staleBlocks).toEqual(expected)
})

test('the English is never stale', () => {
  const { entries } = buildLibrary(rawFiles({ 'rules/combat/cover.en.md': english('cover') }))
  expect(entries.get('cover')?.en?.staleBlocks).toEqual([])
})
