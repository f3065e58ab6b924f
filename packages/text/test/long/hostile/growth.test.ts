import fc from 'fast-check'
import { test } from 'vitest'
import { openSpelling } from '../../../src/index.ts'
import { buildLibrary } from '../../../src/library/build-library.ts'
import { english, rawFiles, translated } from '../../fixture.ts'
import { expectLinear } from '../expect-linear.ts'
import { RUNS, repeated, unit } from '../repeated-units.ts'

const spelling = await openSpelling()

const json = (text: string): string => JSON.stringify({ name: text })

/** A file of each kind that contains a text. */
const FILES: Readonly<Record<string, (text: string) => string>> = {
  'rules/combat/rule.en.md': (text) => english('rule', text),
  'rules/combat/rule.zh.md': (text) => translated('rule', text),
  'rules/combat/rule.th.md': (text) => translated('rule', text),
  'terms/wall.yml': (text) => text,
  'books/book.yml': (text) => text,
  'equal.yml': (text) => text,
  'other-names/rules.en.yml': (text) => text,
  'questions/rules.en.yml': (text) => text,
  'strings/en/site.json': json,
  'strings/th/site.json': json,
  'words/en.txt': (text) => text,
  'confirmed/zh.json': (text) => text,
}

const FRONT_MATTER: Readonly<Record<string, (text: string) => string>> = {
  'rules/combat/rule.en.md': (text) => `---\n${text}\n---\n\nWords.\n`,
  'rules/combat/rule.zh.md': (text) => `---\nid: rule\ntitle: ${JSON.stringify(text)}\n---\n\n字。\n`,
}

const CLEAN = { 'rules/combat/rule.en.md': english('rule'), 'strings/en/site.json': json('Rules') }

const expectLinearCheck = (file: string, write: (text: string) => string): void =>
  fc.assert(
    fc.property(unit, (parts) =>
      expectLinear((size) => buildLibrary(rawFiles({ ...CLEAN, [file]: write(repeated(parts, size)) }), { spelling })),
    ),
    RUNS,
  )

test.each(Object.entries(FILES))('reading and checking %s takes time linear in its size', expectLinearCheck)

test.each(Object.entries(FRONT_MATTER))(
  'reading and checking the front matter of %s takes time linear in its size',
  expectLinearCheck,
)
