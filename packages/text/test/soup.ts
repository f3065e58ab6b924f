import fc from 'fast-check'
import { expect } from 'vitest'
import { blockHtml, buildLibrary, type Library, LOCALES } from '../src/index.ts'
import { english, rawFiles } from './fixture.ts'

export const FILE = 'rules/combat/rule.en.md'

/** The library of one entry. */
export const read = (text: string): Library => buildLibrary(rawFiles({ [FILE]: text }))

const html = (library: Library): string[] =>
  [...library.entries.values()].flatMap((entry) =>
    LOCALES.flatMap((locale) => entry[locale]?.blocks ?? []).flatMap((block) =>
      block.kind === 'calculator' ? [] : [blockHtml(block)],
    ),
  )

/** A tag with the names and attributes of our HTML. */
const TAG =
  /<\/?(?:a|blockquote|br|caption|code|data|del|em|h2|h3|hr|li|ol|p|pre|span|strong|table|tbody|td|th|thead|tr|ul)(?: (?:id|class|href|start|scope|lang|value|data-rule|data-dice|data-table|data-term|data-unit|data-form|data-square-side)="[^"]*")*>/g

/** Expects only tags of our HTML. Other angle brackets are in attributes, or escaped. */
export function expectClean(library: Library): void {
  for (const text of html(library)) {
    expect(text.replace(TAG, '')).not.toContain('<')
    expect(text).not.toMatch(/href="(?!\/)/)
  }
}

/** Texts with a meaning in Markdown, YAML or directives. */
export const PIECES = [
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
export const soup = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(''))

/** Any Markdown becomes HTML with known tags only. */
export const anyMarkdown = fc.property(soup, (body) => expectClean(read(english('rule', body))))

/** Any front matter is parsed or has a finding. */
export const anyFrontMatter = fc.property(soup, (yaml) => {
  const { entries, findings } = read(`---\n${yaml}\n---\n\nWords.`)
  expect(entries.get('rule')?.en !== undefined || findings.length > 0).toBe(true)
})

/** Random bytes never throw. */
export const anyBytes = fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
  expect(buildLibrary([{ file: FILE, bytes }]).findings).toBeDefined()
})
