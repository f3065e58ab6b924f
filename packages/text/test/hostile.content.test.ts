import { contentFolder } from '@rulestone/content'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { blockHtml } from '../src/compile/block.ts'
import { loadFiles } from '../src/corpus/load-files.ts'
import { LOCALES } from '../src/language/locale.ts'
import { buildLibrary } from '../src/library/build-library.ts'
import type { Library } from '../src/library/library.ts'
import { english, rawFiles } from './fixture.ts'

const FILE = 'rules/combat/rule.en.md'
const read = (text: string): Library => buildLibrary(rawFiles({ [FILE]: text }))

const html = (library: Library): string[] =>
  [...library.entries.values()].flatMap((entry) =>
    LOCALES.flatMap((locale) => entry[locale]?.blocks ?? []).flatMap((block) =>
      block.kind === 'calculator' ? [] : [blockHtml(block)],
    ),
  )

/** All that HTML of ours consists of: tags with known names and attributes. */
const TAG =
  /<\/?(?:a|blockquote|br|caption|code|data|del|em|h2|h3|hr|li|ol|p|pre|span|strong|table|tbody|td|th|thead|tr|ul)(?: (?:id|class|href|start|scope|lang|value|data-rule|data-dice|data-table|data-term|data-unit|data-form|data-square-side)="[^"]*")*>/g

/** Every tag is one of ours; an angle bracket elsewhere stands inside a value or is none. */
function expectClean(library: Library): void {
  for (const text of html(library)) {
    expect(text.replace(TAG, '')).not.toContain('<')
    expect(text).not.toMatch(/href="(?!\/)/)
  }
}

/** Pieces that mean something to Markdown, YAML or directives. */
const PIECES = [
  '---',
  '\n',
  '\n\n',
  ' ',
  '  ',
  '    ',
  '\t',
  '# ',
  '## A {#a}',
  '{#',
  '}',
  '- ',
  '1. ',
  '> ',
  '*',
  '**',
  '_',
  '`',
  '```',
  '[',
  ']',
  '(',
  ')',
  '![',
  '<',
  '</',
  '<b>',
  '<!--',
  '-->',
  '<script>',
  'javascript:',
  'rule:',
  'rule:rule',
  '[x](rule:rule)',
  'https://a.b',
  ':',
  '::',
  ':::',
  ':dice',
  ':dice[',
  ':dice[2d6]',
  ':value[',
  ':value[natural-hit]',
  '::table',
  '::table{id="cover"}',
  '::calculator{id="attack" ac="12"}',
  '{id="',
  '"',
  '=',
  '|',
  '|---|',
  '| a |\n|---|\n| b |',
  '[^1]',
  '[^1]: a',
  '[a]: b',
  '\\',
  '&amp;',
  '&#0;',
  '\r\n',
  'id: rule',
  'title: a',
  '&a',
  '*a',
  '!!binary',
  'ก',
  '的',
  '：',
  '［',
  '😀',
  '\u200b',
  '3:30',
  'constructor',
  '__proto__',
] as const
const soup = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(''))

describe('whatever a file says, it is read, and its HTML is ours', () => {
  test('a soup of Markdown', () => {
    fc.assert(
      fc.property(soup, (body) => {
        expectClean(read(english('rule', body)))
      }),
      { numRuns: 40 },
    )
  })

  test('a soup of front matter', () => {
    fc.assert(
      fc.property(soup, (yaml) => {
        const { entries, findings } = read(`---\n${yaml}\n---\n\nWords.`)
        expect(entries.get('rule')?.en !== undefined || findings.length > 0).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  test('a soup of anything, in every sort of file', () => {
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
      { numRuns: 40 },
    )
  })

  test('any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(buildLibrary([{ file: FILE, bytes }]).findings).toBeDefined()
      }),
    )
  })
})

test('a slip anywhere in the real content is survived', async () => {
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
    { numRuns: 40 },
  )
})

describe('texts made to be slow are answered', () => {
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
