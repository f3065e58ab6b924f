import { expect, test } from 'vitest'
import { english, rawFiles, translated } from '../../test/fixture.ts'
import { segmentsOf } from '../corpus/segments-of.ts'
import { buildLibrary } from '../library/build-library.ts'
import { contentHash } from '../markdown/content-hash.ts'
import { recordConfirmed } from './record-confirmed.ts'

const BODY = 'one\n\n- two\n- three\n\nfour'
const segments = segmentsOf(english('cover', BODY))
const hash = contentHash(segments)

/** What of the Chinese is stale when the English reads so now. */
function stale(now: string, { of = hash, title = 'cover' } = {}): readonly string[] | undefined {
  const record = `\ntranslation: { of: '${of}', status: reviewed }\n---\n\n`
  const files = {
    'rules/combat/cover.en.md': english('cover', now, title),
    'rules/combat/cover.zh.md': translated('cover', '一\n\n- 二\n- 三\n\n四').replace(
      '\n---\n\n',
      of === '' ? '\n---\n\n' : record,
    ),
    'confirmed/zh.json': recordConfirmed('', 'cover', { hash, segments }),
  }
  return buildLibrary(rawFiles(files)).entries.get('cover')?.zh?.staleBlocks
}

test.each([
  ['nothing changed', BODY, {}, []],
  ['a paragraph', BODY.replace('four', 'Four.'), {}, ['p-2']],
  ['two items of a list are one block', BODY.replace('two', '2').replace('three', '3'), {}, ['list-1']],
  ['the title', BODY, { title: 'Cover' }, ['title']],
  ['nobody confirmed it', BODY.replace('four', 'Four.'), { of: '' }, []],
  ['nothing tells what changed', BODY, { of: '0123456789ab' }, ['title', 'summary', 'p-1', 'list-1', 'p-2']],
])('%s', (_, now, options, expected) => {
  expect(stale(now, options)).toEqual(expected)
})

test('the English is never stale', () => {
  expect(
    buildLibrary(rawFiles({ 'rules/combat/cover.en.md': english('cover') })).entries.get('cover')?.en?.staleBlocks,
  ).toEqual([])
})
