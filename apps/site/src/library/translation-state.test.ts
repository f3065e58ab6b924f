import { book, english, translated } from '@rulestone/testing/entries'
import { buildWorkbench, commandOf, type Locale } from '@rulestone/text'
import { describe, expect, test } from 'vitest'
import { projectPath, totals, translationStates } from './translation-state.ts'

const FILES: Readonly<Record<string, string>> = {
  'books/book.yml': book('walls', 'doors'),
  'rules/a/walls.en.md': english('walls', 'One.\n\nTwo.'),
  'rules/a/walls.zh.md': translated('walls', '甲。\n\n乙。', '墙'),
  'rules/a/doors.en.md': english('doors'),
  'terms/a.yml': 'wall: { en: { name: Wall }, zh: { name: 墙 } }\ndoor: { en: { name: Door } }\n',
  'strings/en/a.json': '{ "b": "Two words", "c": "Word" }',
  'strings/zh/a.json': '{ "b": "词" }',
}

const workbench = buildWorkbench(
  Object.entries(FILES).map(([file, text]) => ({ file, bytes: new TextEncoder().encode(text) })),
)
const states = translationStates(workbench)
const rows = (locale: Locale): unknown[] =>
  states[locale].rows.map(({ book, part, present, missing, unconfirmed }) =>
    [book, part, present, missing, unconfirmed].join(' '),
  )

describe('the progress of a language', () => {
  test.each<[Locale, string[]]>([
    ['en', ['book one 2 0 0', 'terms  2 0 0', 'strings  2 0 0']],
    ['zh', ['book one 1 1 1', 'terms  1 1 0', 'strings  1 1 0']],
    ['th', ['book one 0 2 0', 'terms  0 2 0', 'strings  0 2 0']],
  ])('%s', (locale, expected) => {
    expect(rows(locale)).toEqual(expected)
  })

  test('complete', () => {
    expect(totals(states.zh.rows)).toMatchObject({ present: 3, missing: 3, stale: 0, unconfirmed: 1 })
  })
})

describe('the tasks of a language', () => {
  const commands = (locale: Locale): string[] =>
    states[locale].next.map((task) => `${task.task}: ${commandOf(task, locale, projectPath)}`)

  test('Chinese: a translation to confirm, a rule to translate', () => {
    expect(commands('zh')).toContain('unconfirmed: rulestone confirm content/rules/a/walls.zh.md')
    expect(commands('zh')).toContain('missing: rulestone new doors')
  })

  test('Thai: both rules, the longer one first', () => {
    expect(commands('th').filter((line) => line.startsWith('missing'))).toEqual([
      'missing: rulestone new walls',
      'missing: rulestone new doors',
    ])
  })

  test('at most ten tasks', () => {
    expect(states.en.next).toHaveLength(10)
    expect(states.en.left).toBeGreaterThan(10)
  })
})
