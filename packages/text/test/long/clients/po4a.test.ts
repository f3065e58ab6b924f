import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { po } from 'gettext-parser'
import { afterAll, describe, expect, test } from 'vitest'
import type { SourceEntry } from '../../../src/corpus/source-entry.ts'
import { translatable } from '../../../src/exchange/segments/segment-index.ts'
import { type Segment, TEXT_FIELDS } from '../../../src/markdown/segments.ts'
import { corpus, runTool, TRANSLATIONS, workFolder } from './client.ts'

const { folder, remove } = workFolder()
afterAll(remove)

/** An entry with front matter that po4a can read: it does not support flow lists. */
function readable({ text, frontMatter }: SourceEntry): string {
  const [, body = ''] = /^---\n[\s\S]*?\n---\n([\s\S]*)$/.exec(text) ?? []
  const fields = TEXT_FIELDS.flatMap((field) => {
    const value = frontMatter?.[field]
    return value === undefined ? [] : [`${field}: ${JSON.stringify(value)}\n`]
  })
  return `---\n${fields.join('')}---\n${body}`
}

/** Pairs an English text with a translation with po4a. */
function gettextize(
  english: string,
  translated: string,
): { readonly code: number; readonly parts: number; readonly error: string } {
  writeFileSync(join(folder, 'en.md'), english)
  writeFileSync(join(folder, 'other.md'), translated)
  const keys = ['-o', 'markdown', '-o', `yfm_keys=${TEXT_FIELDS}`, '-o', 'neverwrap']
  const files = ['-m', 'en.md', '-M', 'UTF-8', '-l', 'other.md', '-L', 'UTF-8', '-p', 'out.po']
  const { code, error } = runTool(folder, 'po4a-gettextize', '-f', 'text', ...keys, ...files)
  const parsed = code === 0 ? po.parse(readFileSync(join(folder, 'out.po')), {}) : undefined
  const entries = Object.values(parsed?.translations ?? {}).flatMap((group) => Object.values(group))
  return { code, error, parts: entries.filter(({ msgid }) => msgid !== '').length }
}

/** The parts that po4a finds for a segment: a table or quote is one part, and repeated text is one part. */
function partOf({ key, kind, block, range }: Segment, text: string): string {
  if (kind === 'row' || key.includes('quote-')) return block ?? key
  return kind === 'heading' ? key : text.slice(range.start, range.end).trim()
}

/** Items of several paragraphs, which po4a pairs wrongly. */
const MANY_PARAGRAPHS = /item-\d+\.p-/

describe.each(TRANSLATIONS)('po4a finds the same structure in English and translation: %s', (locale) => {
  const entries = translatable(corpus, locale).entries.filter(({ translated }) => translated)
  test.each(entries.map((entry) => [entry.english.id, entry] as const))('%s', (_, { english, translated }) => {
    const { code, parts, error } = gettextize(readable(english), translated ? readable(translated) : '')
    expect([code, error.includes('disparity')]).toEqual([0, false])
    if (english.segments.some(({ key }) => MANY_PARAGRAPHS.test(key))) return
    expect(parts).toBe(new Set(english.segments.map((segment) => partOf(segment, english.text))).size)
  })
})

test('a missing paragraph is reported', () => {
  const paragraphs = ({ segments }: SourceEntry): Segment[] => segments.filter(({ kind }) => kind === 'paragraph')
  const entry = translatable(corpus, 'zh').entries.find(
    ({ translated }) => translated && paragraphs(translated).length > 1,
  )
  const text = entry?.translated ? readable(entry.translated) : ''
  const { range } = (entry?.translated && paragraphs(entry.translated)[0]) ?? {}
  const without = text.replace(`${entry?.translated?.text.slice(range?.start, range?.end)}\n\n`, '')
  expect(without).not.toBe(text)
  const { code, error } = gettextize(entry ? readable(entry.english) : '', without)
  expect(code).not.toBe(0)
  // Which of the two depends on the kind of the part that follows.
  expect(error).toMatch(/disparity|Original has more strings than the translation/)
})
