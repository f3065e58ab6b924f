import { describe, expect, test } from 'vitest'
import { english, type Files, rawFiles, translated } from '../../test/fixture.ts'
import { segmentsOf } from '../corpus/segments-of.ts'
import type { Locale } from '../language/locale.ts'
import { buildWorkbench } from '../library/build-library.ts'
import { contentHash } from '../markdown/content-hash.ts'
import { type Task, tasks } from './next-task.ts'
import { recordConfirmed } from './record-confirmed.ts'

const list = (files: Files, locale: Locale = 'zh'): readonly Task[] => tasks(buildWorkbench(rawFiles(files)), locale)
const show = ({ task, id, file, count, links }: Task): string => `${task} ${id ?? file} ${count} ${links}`
const of = (kind: Task['task'], files: Files, locale?: Locale): string[] =>
  list(files, locale)
    .filter(({ task }) => task === kind)
    .map(show)

/** A translation that was confirmed against an English text; its record. */
function confirmedPair(
  id: string,
  body: string,
  status = 'reviewed',
): { text: string; hash: string; segments: ReturnType<typeof segmentsOf> } {
  const segments = segmentsOf(english(id, body))
  const hash = contentHash(segments)
  const text = translated(id).replace('\n---\n\n', `\ntranslation: { of: '${hash}', status: ${status} }\n---\n\n`)
  return { text, hash, segments }
}

describe('each sort of work', () => {
  test('a translation that is behind, with the errors that follow from it', () => {
    const { text, hash, segments } = confirmedPair('walls', 'Words.')
    const files = {
      'rules/a/walls.en.md': english('walls', 'Words.\n\nMore.'),
      'rules/a/walls.zh.md': text,
      'confirmed/zh.json': recordConfirmed('', 'walls', { hash, segments }),
    }
    expect(list(files).map(show)).toEqual(['stale walls 1 0'])
  })

  test('one that nobody has confirmed', () => {
    const files = { 'rules/a/walls.en.md': english('walls'), 'rules/a/walls.zh.md': translated('walls') }
    expect(of('unconfirmed', files)).toEqual(['unconfirmed walls 3 0'])
  })

  test('one that is not there', () => {
    expect(list({ 'rules/a/walls.en.md': english('walls') }).map(show)).toEqual(['missing walls 3 0'])
  })

  test('one that is a draft', () => {
    const { text, hash, segments } = confirmedPair('walls', 'Words.', 'machine')
    const files = {
      'rules/a/walls.en.md': english('walls'),
      'rules/a/walls.zh.md': text,
      'confirmed/zh.json': recordConfirmed('', 'walls', { hash, segments }),
    }
    expect(of('unreviewed', files)).toEqual(['unreviewed walls 3 0'])
  })

  test('errors, in strings as well', () => {
    const files = { 'strings/en/a.json': '{ "a": "A" }', 'strings/zh/a.json': '{ "a": "", "b": "" }' }
    expect(of('errors', files)).toEqual(['errors strings/zh/a.json 3 0'])
    expect(of('errors', files, 'th')).toEqual([])
  })

  test('in English, what core knows and nobody has written, the most named first', () => {
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

test('what is wrong comes before what is missing, and what many lead to before the rest', () => {
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
