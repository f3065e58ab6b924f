import { expect, test } from 'vitest'
import { english, rawFiles } from '../../test/fixture.ts'
import { readSources } from './sources.ts'
import { type RawFile, readText } from './text-file.ts'

const FILE = 'rules/combat/cover.en.md'

test.each<[string, RawFile['bytes'], string]>([
  ['bytes that are not UTF-8', new Uint8Array([0x2d, 0x0a, 0x61, 0xff]), '2:2 not-utf-8'],
  ['a file that could not be read', 'unreadable', '1:1 unreadable'],
  ['a file too large to read', 'too-large', '1:1 too-large'],
  ['a symbolic link', 'link', '1:1 link'],
])('%s', (_, bytes, expected) => {
  const read = readText({ file: FILE, bytes })
  expect('problem' in read && `${read.problem.line}:${read.problem.column} ${read.problem.code}`).toBe(expected)
})

test('a byte order mark and Windows line ends are accepted', () => {
  const [source] = readSources(rawFiles({ [FILE]: `\ufeff${english('cover').replaceAll('\n', '\r\n')}` })).entries
  expect(source?.problems).toEqual([])
  expect(source?.blocks.map(({ key }) => key)).toEqual(['p-1'])
})
