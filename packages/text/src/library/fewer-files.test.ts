import { expect, test } from 'vitest'
import type { RawFile } from '../corpus/index.ts'
import { filesFor, frontMatterOf } from './fewer-files.ts'

const file = (path: string, text: string): RawFile => ({ file: path, bytes: new TextEncoder().encode(text) })
const textOf = ({ bytes }: RawFile): string => new TextDecoder().decode(bytes as Uint8Array)

const FILES = [
  file('terms/combat.yml', 'a: b'),
  file('spells/light.en.md', '---\ntitle: Light\n---\n\nSee [half](rule:half-cover) and [owl](creature:owl).\n'),
  file('spells/light.th.md', '---\ntitle: แสง\n---\n\nดู[โปรน](rule:prone)\n'),
  file('spells/wish.en.md', '---\ntitle: Wish\n---\n\n[Light](spell:light)\n'),
  file('rules/combat/cover.en.md', '---\ntitle: Cover\n---\n\n## Half {#half-cover}\n\n[Dodge](rule:dodge)\n'),
  file('rules/combat/prone.en.md', '---\ntitle: Prone\n---\n'),
  file('rules/combat/dodge.en.md', '---\ntitle: Dodge\n---\n'),
  file('rules/monsters/armor-class.en.md', '---\ntitle: Armor Class\n---\n'),
  file('creatures/owl.en.md', '---\ntitle: Owl\n---\n'),
  file('creatures/mage.en.md', '---\ntitle: Mage\n---\n'),
  file('creature-parts/flyby.en.md', '---\ntitle: Flyby\n---\n'),
]

test('an entry needs what it links to in any language, and all files that are no entry', () => {
  expect(filesFor(FILES, ['spell:light']).map((one) => one.file)).toEqual([
    'terms/combat.yml',
    'spells/light.en.md',
    'spells/light.th.md',
    'rules/combat/cover.en.md',
    'rules/combat/prone.en.md',
    'creatures/owl.en.md',
  ])
})

test('a creature also needs the rules of every stat block, and the spells and shared parts that its facts name', () => {
  const needed = (id: string) => filesFor(FILES, [id]).map((one) => one.file)
  expect(needed('creature:owl')).toEqual([
    'terms/combat.yml',
    'rules/monsters/armor-class.en.md',
    'creatures/owl.en.md',
    'creature-parts/flyby.en.md',
  ])
  expect(needed('creature:mage')).toContain('spells/light.en.md')
})

test('names need only the front matter of entries', () => {
  const [terms, light] = frontMatterOf(FILES).map(textOf)
  expect([terms, light]).toEqual(['a: b', '---\ntitle: Light\n---\n'])
})
