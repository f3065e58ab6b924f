import { contentFolder } from '@rulestone/content'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { loadFiles } from '../../../src/corpus/load-files.ts'
import { buildLibrary } from '../../../src/library/build-library.ts'
import { english, rawFiles } from '../../fixture.ts'
import { anyBytes, anyFrontMatter, anyMarkdown, expectClean, FILE, PIECES, read, soup } from '../../soup.ts'

test('any Markdown becomes HTML with known tags only', () => fc.assert(anyMarkdown, { numRuns: 300 }))

test('any front matter is parsed or has a finding', () => fc.assert(anyFrontMatter, { numRuns: 300 }))

test('random bytes never throw', () => fc.assert(anyBytes, { numRuns: 300 }))

test('random text in any file never throws', () => {
  const paths = [
    FILE,
    'rules/combat/rule.zh.md',
    'terms/a.yml',
    'books/a.yml',
    'strings/en/tables.json',
    'strings/zh/tables.json',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.oneof(soup, fc.string({ unit: 'binary' })), (path, text) => {
      expect(buildLibrary(rawFiles({ [path]: text })).findings).toBeDefined()
    }),
    { numRuns: 100 },
  )
})

test('a random edit anywhere in the real content never throws', async () => {
  const files = await loadFiles(contentFolder)
  const entries = files.filter(({ file }) => file.endsWith('.md'))
  fc.assert(
    fc.property(
      fc.nat(entries.length - 1),
      fc.nat(4_000),
      fc.nat(20),
      fc.constantFrom(...PIECES),
      (index, at, cut, piece) => {
        const chosen = entries[index]
        if (!chosen || typeof chosen.bytes === 'string') return
        const text = new TextDecoder().decode(chosen.bytes)
        const [changed] = rawFiles({ [chosen.file]: text.slice(0, at) + piece + text.slice(at + cut) })
        if (changed) expectClean(buildLibrary([changed]))
      },
    ),
    { numRuns: 100 },
  )
})

describe('pathological input is parsed', () => {
  const lines = (line: string): string =>
    Array.from({ length: Math.floor(30_000 / (line.length + 2)) }, () => line).join('\n\n')

  it.each([
    ['brackets', '['.repeat(2_400)],
    ['pictures', '!['.repeat(1_200)],
    ['half links', '[a]('.repeat(600)],
    ['underscores', '_a_ '.repeat(600)],
    ['stars', '*a **b '.repeat(340)],
    ['quotes', '>'.repeat(2_400)],
    ['dice', ':dice['.repeat(400)],
    ['closed dice', `${':dice['.repeat(340)}${']'.repeat(340)}`],
    ['braces', `:dice{${'a="b" '.repeat(400)}`],
    ['code', Array.from({ length: 68 }, (_, i) => '`'.repeat(i)).join('a')],
    ['ampersands', '&'.repeat(2_400)],
    ['tags', '<a '.repeat(800)],
    ['cells', '|a'.repeat(1_200)],
    ['addresses', 'www.a.'.repeat(400)],
    ['mails', 'a@a.'.repeat(600)],
    ['colons', ':'.repeat(2_400)],
    ['hashes', '#'.repeat(2_400)],
    ['spaces', `a${' '.repeat(2_400)}b`],
    ['headings', `## ${'{#'.repeat(1_200)}`],
  ])('%s', (_, line) => {
    const { entries, findings } = read(english('rule', lines(line)))
    expect(entries.size + findings.length).toBeGreaterThan(0)
  })

  it('a table of nothing but cells', () => {
    const table = `${'|a'.repeat(500)}|\n${'|-'.repeat(500)}|\n${`${'|b'.repeat(500)}|\n`.repeat(5)}`
    expect(read(english('rule', table)).entries.size).toBe(1)
  })
})
