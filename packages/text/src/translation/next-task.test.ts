import { describe, expect, test } from 'vitest'
import { confirmedFiles, english, type Files, rawFiles, translated } from '../../test/fixture.ts'
import type { Locale } from '../language/locale.ts'
import { buildWorkbench } from '../library/build-library.ts'
import { type Task, tasks } from './next-task.ts'

const list = (files: Files, locale: Locale = 'zh'): readonly Task[] => tasks(buildWorkbench(rawFiles(files)), locale)
const show = ({ task, id, file, count, links }: Task): string => `${task} ${id ?? file} ${count} ${links}`
const of = (kind: Task['task'], files: Files, locale?: Locale): string[] =>
  list(files, locale)
    .filter(({ task }) => task === kind)
    .map(show)

describe('each kind of task', () => {
  test('a stale translation, with the errors that follow from it', () => {
    const files = confirmedFiles({ id: 'walls', before: 'Words.', now: 'Words.\n\nMore.' })
    expect(list(files).map(show)).toEqual(['stale walls 1 0'])
  })

  test('an unconfirmed translation', () => {
    const files = { 'rules/a/walls.en.md': english('walls'), 'rules/a/walls.zh.md': translated('walls') }
    expect(of('unconfirmed', files)).toEqual(['unconfirmed walls 3 0'])
  })

  test('a missing translation', () => {
    expect(list({ 'rules/a/walls.en.md': english('walls') }).map(show)).toEqual(['missing walls 3 0'])
  })

  test('a draft', () => {
    const files = confirmedFiles({ id: 'walls', before: 'Words.', status: 'machine' })
    expect(of('unreviewed', files)).toEqual(['unreviewed walls 3 0'])
  })

  test('errors, in strings as well', () => {
    const files = { 'strings/en/a.json': '{ "a": "A" }', 'strings/zh/a.json': '{ "a": "", "b": "" }' }
    expect(of('errors', files)).toEqual(['errors strings/zh/a.json 3 0'])
    expect(of('errors', files, 'th')).toEqual([])
  })

  test('in English, rules of core without an entry, most mentioned first', () => {
    const files = { 'rules/a/cover.en.md': english('cover', 'In Bright Light, bright light. Darkness. ## x') }
    expect(of('unwritten', files, 'en').slice(0, 3)).toEqual([
      'unwritten bright-light 2 0',
      'unwritten light 2 0',
      'unwritten darkness 1 0',
    ])
    expect(of('unwritten', files, 'en').some((task) => task.startsWith('unwritten cover '))).toBe(false)
    expect(of('unwritten', files, 'zh')).toEqual([])
  })
})

test('unconfirmed before missing, and the most linked rules first', () => {
  const files = {
    'rules/a/a.en.md': english('a', '[b](rule:b) and [b](rule:b-part)'),
    'rules/a/b.en.md': english('b', '## b {#b-part}\n\n[c](rule:c)'),
    'rules/a/c.en.md': english('c', '[b](rule:b-part) and [c](rule:c)'),
    'rules/a/d.en.md': english('d'),
    'rules/a/d.zh.md': translated('d'),
  }
  expect(
    list(files)
      .filter(({ task }) => task !== 'warnings' && task !== 'errors')
      .map(show),
  ).toEqual(['unconfirmed d 3 0', 'missing b 4 2', 'missing c 3 1', 'missing a 3 0'])
})
