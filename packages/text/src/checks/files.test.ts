import { describe, expect, it, test } from 'vitest'
import { english, objections, rawFiles } from '../../test/fixture.ts'
import { makeCorpus } from '../corpus/corpus.ts'
import { readSources } from '../corpus/sources.ts'
import { files } from './files.ts'
import { runCheck } from './framework/run-check.ts'

const GOOD = {
  'rules/combat/cover.en.md': english('cover'),
  'terms/combat.yml': 'cover: { en: { name: cover } }',
  'books/book.yml': 'id: book',
  'strings/en/tables.json': '{}',
}

test('files whose name says what they are', () => {
  expect(objections(files, GOOD)).toEqual([])
})

test.each([
  'rules/cover.en.md',
  'rules/combat/cover.md',
  'rules/combat/cover.fr.md',
  'rules/combat/Cover.en.md',
  'rules/combat/deep/cover.en.md',
  'rules/combat/cover.en.txt',
  'terms/combat.yaml',
  'strings/de/site.json',
  'strings/en/site.js',
])('a file whose name does not: %s', (file) => {
  expect(objections(files, { [file]: '' })).toEqual([`${file}:1:1 file-name`])
})

test.each([
  ['a control character', 'a\u0000b', '12:2 control-character'],
  ['a very long line', 'a'.repeat(2_501), '12:1 line-too-long'],
  ['a very long paragraph', `${'a'.repeat(2_400)}\n`.repeat(4), '15:1 paragraph-too-long'],
  ['very many lines', 'a\n\n'.repeat(4_001), '7992:1 too-many-lines'],
  ['quotes inside quotes', '>'.repeat(17), '12:1 too-deep'],
  ['lists inside lists on one line', '- '.repeat(17), '12:1 too-deep'],
  [
    'lists inside lists by indentation',
    Array.from({ length: 12 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n'),
    '19:17 too-deep',
  ],
  ['emphasis inside emphasis', `${'*a **b '.repeat(20)}${'c** d* '.repeat(20)}`, '12:51 too-deep'],
])('a text that is too much: %s', (_, body, expected) => {
  expect(objections(files, { 'rules/combat/cover.en.md': english('cover', body) })).toEqual([
    `rules/combat/cover.en.md:${expected}`,
  ])
})

test('a file over the limit', () => {
  const text = 'Words.\n\n'.repeat(30_000)
  expect(objections(files, { 'rules/combat/cover.en.md': english('cover', text) })).toEqual([
    'rules/combat/cover.en.md:1:1 too-large',
  ])
})

describe('bytes that are no text', () => {
  const objectionsTo = (bytes: Parameters<typeof readSources>[0][number]['bytes']): string[] =>
    runCheck(files, makeCorpus(readSources([{ file: 'rules/combat/cover.en.md', bytes }]))).map(
      ({ line, column, code }) => `${line}:${column} ${code}`,
    )

  it('names bytes that are not UTF-8', () => {
    expect(objectionsTo(new Uint8Array([0x2d, 0x0a, 0x61, 0xff]))).toEqual(['2:2 not-utf-8'])
  })

  it('names files that were not read', () => {
    expect(objectionsTo('unreadable')).toEqual(['1:1 unreadable'])
    expect(objectionsTo('too-large')).toEqual(['1:1 too-large'])
  })
})

test('a byte order mark and Windows line ends do no harm', () => {
  const text = `\ufeff${english('cover').replaceAll('\n', '\r\n')}`
  const [source] = readSources(rawFiles({ 'rules/combat/cover.en.md': text })).entries
  expect(source?.problems).toEqual([])
  expect(source?.blocks.map(({ key }) => key)).toEqual(['p-1'])
})
