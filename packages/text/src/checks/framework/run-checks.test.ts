import fc from 'fast-check'
import { expect, test } from 'vitest'
import { english, translated } from '../../../test/fixture.ts'
import type { RawFile } from '../../corpus/text-file.ts'
import { buildWorkbench, type Workbench } from '../../library/build-library.ts'

const BODIES = [
  'Roll :dice[2d6] within 5 feet. {#p}',
  'A [Wall](rule:wall) gives +2.',
  'See [nothing](rule:none), a  double space.',
  '- one\n- two',
  'Half of 13 is 7.',
  '掷:dice[2d6]，5尺内。',
  '[Wall](rule:wall)给予+3。',
  'ทอย :dice[2d6] ไม่เกิน 5 ฟุต',
  '',
]
const TITLES = ['Wall', 'Gate', 'Moat', '墙']

const FILES: Readonly<Record<string, (title: string, body: string) => string>> = {
  'rules/a/wall.en.md': (title, body) => english('wall', body, title).replace('related: []', 'related: [gate, none]'),
  'rules/a/wall.zh.md': (title, body) => translated('wall', body, title),
  'rules/a/wall.th.md': (title, body) => translated('wall', body, title),
  'rules/a/gate.en.md': (title, body) => english('gate', body, title),
  'rules/a/gate.zh.md': (title, body) => translated('gate', body, title),
  'rules/b/wall.en.md': (title, body) => english('wall', body, title),
  'terms/a.yml': (title) => `wall: { en: { name: ${title} }, zh: { name: 墙 }, th: { name: Wall } }`,
  'strings/en/site.json': (title) => `{ "wall": "${title}" }`,
  'strings/zh/site.json': (title) => `{ "wall": "${title}", "more": "更多" }`,
  'words/en.txt': (title) => `${title.toLowerCase()}\n`,
  'books/a.yml': (title) => `id: a\ntitle: { en: ${title}, zh: 书, th: เล่ม }\nchapters: []`,
}

/** A file that is written, or taken away. */
const edit = fc.record({
  file: fc.constantFrom(...Object.keys(FILES)),
  title: fc.constantFrom(...TITLES),
  body: fc.constantFrom(...BODIES),
  isGone: fc.boolean(),
})

const raw = (texts: ReadonlyMap<string, string>): RawFile[] =>
  Array.from(texts, ([file, text]) => ({ file, bytes: new TextEncoder().encode(text) }))

test('rebuilding after any edits equals building from scratch', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
      const texts = new Map(Object.entries(FILES).map(([file, write]) => [file, write('Wall', BODIES[0] ?? '')]))
      let last: Workbench = buildWorkbench(raw(texts))
      for (const { file, title, body, isGone } of edits) {
        if (isGone) texts.delete(file)
        else texts.set(file, FILES[file]?.(title, body) ?? '')
        last = buildWorkbench(raw(texts), { previous: last })
        expect(last.library).toEqual(buildWorkbench(raw(texts)).library)
      }
    }),
    { numRuns: 20 },
  )
})

test('a creature that changed alone still has the names of its parts, which are strings and titles of other entries', () => {
  const texts = new Map([
    ['creatures/hippopotamus.en.md', '---\ntitle: Hippopotamus\n---\n\n**Hold Breath.** Words.\n'],
    ['strings/en/creature-parts.json', '{ "hold-breath": "Hold Breath", "bite": "Bite" }'],
  ])
  const before = buildWorkbench(raw(texts))
  texts.set('creatures/hippopotamus.en.md', '---\ntitle: Hippopotamus\n---\n\n**Hold Breath.** Other words.\n')
  const { findings } = buildWorkbench(raw(texts), { previous: before }).library
  expect(findings.filter(({ check }) => check === 'creatures')).toEqual([])
  expect(findings).toEqual(buildWorkbench(raw(texts)).library.findings)
})
