import { expect, test } from 'vitest'
import { confirmedFiles, english, type Files, rawFiles, translated } from '../../test/fixture.ts'
import { buildWorkbench } from '../library/build-library.ts'
import { measuredProgress, progress } from './progress.ts'

const FILES: Files = {
  'books/book.yml': `id: book
title: { en: Book, zh: 书, th: หนังสือ }
chapters:
  - { id: one, title: { en: One, zh: 一, th: หนึ่ง }, entries: [walls, doors, none] }
`,
  ...confirmedFiles({
    id: 'walls',
    before: 'One.\n\nTwo.',
    now: 'One.\n\n2 :dice[2d6] **three**.',
    zh: '甲。\n\n乙。',
  }),
  'rules/a/doors.en.md': english('doors', 'Words.'),
  'rules/a/roofs.zh.md': translated('roofs', '顶。'),
  'terms/a.yml': 'wall: { en: { name: Wall }, zh: { name: 墙, aliases: [壁] } }\ndoor: { en: { name: Door } }\n',
  'strings/en/a.json':
    '{ "rolls_one": "{{count}} roll", "rolls_other": "{{count}} rolls", "b": "Two words", "c": "Word" }',
  'strings/zh/a.json': '{ "rolls_other": "{{count}}次", "b": "词" }',
}

const workbench = buildWorkbench(rawFiles(FILES))
const columns = ['book', 'part', 'present', 'missing', 'words', 'characters', 'units', 'stale', 'unconfirmed'] as const
const rows = (locale: 'en' | 'zh' | 'th'): unknown[] =>
  measuredProgress(workbench, locale).map((row) => columns.map((name) => row[name]))

test('counts for English', () => {
  expect(rows('en')).toEqual([
    ['book', 'one', 2, 0, 10, 51, 7, 0, 0],
    ['unshelved', '', 0, 1, 0, 0, 0, 0, 0],
    ['terms', '', 2, 0, 2, 8, 2, 0, 0],
    ['strings', '', 3, 0, 5, 21, 3, 0, 0],
  ])
})

test('Chinese, with a stale paragraph, a missing rule and a rule in no book', () => {
  expect(rows('zh')).toEqual([
    ['book', 'one', 1, 1, 5, 9, 4, 1, 0],
    ['unshelved', '', 1, 0, 4, 7, 3, 0, 0],
    ['terms', '', 1, 1, 2, 2, 1, 0, 0],
    ['strings', '', 2, 1, 2, 2, 2, 0, 0],
  ])
})

test('Thai, with nothing translated', () => {
  expect(rows('th')).toEqual([
    ['book', 'one', 0, 2, 0, 0, 0, 0, 0],
    ['unshelved', '', 0, 1, 0, 0, 0, 0, 0],
    ['terms', '', 0, 2, 0, 0, 0, 0, 0],
    ['strings', '', 0, 3, 0, 0, 0, 0, 0],
  ])
})

test('findings count for the part with their file', () => {
  const [chapter, unshelved, terms] = progress(workbench, 'zh')
  const count = (pattern: RegExp, severity: string): number =>
    workbench.library.findings.filter((finding) => pattern.test(finding.file) && finding.severity === severity).length
  expect(chapter).toMatchObject({ errors: count(/walls\.zh/, 'error'), warnings: count(/walls\.zh/, 'warning') })
  expect(unshelved).toMatchObject({ errors: count(/roofs\.zh/, 'error'), warnings: count(/roofs\.zh/, 'warning') })
  expect(terms?.errors).toBe(count(/^terms/, 'error'))
  expect(chapter?.warnings).toBeGreaterThan(0)
  expect(terms?.errors).toBeGreaterThan(0)
})

test.each(['en', 'zh', 'th'] as const)(
  '%s: progress equals measuredProgress without words and characters',
  (locale) => {
    const rows = measuredProgress(workbench, locale).map(({ words, characters, ...row }) => row)
    expect(progress(workbench, locale)).toEqual(rows)
  },
)
