import type { Entry } from '@rulestone/text'
import { describe, expect, it } from 'vitest'
import { linkedFrom, linkTargets } from './back-links.ts'

const entry = (id: string, html: string, headings: readonly string[] = []): Entry => ({
  id,
  locale: 'en',
  file: `rules/${id}.en.md`,
  title: id,
  aliases: [],
  summary: '',
  kind: 'rule',
  ruleset: 'srd-5.2.1',
  source: [],
  related: [],
  counterparts: [],
  chapter: 'combat',
  headings: headings.map((heading) => ({ id: heading, depth: 2, text: heading })),
  blocks: [{ key: 'p-1', kind: 'html', html }],
  hash: '',
  staleUnits: [],
})

const cover = entry('cover', '<p><a class="rule" data-rule="cover" href="#">itself</a></p>', ['half-cover'])
const attack = entry('attack-roll', '<p><a class="rule" data-rule="half-cover" href="#">Half Cover</a></p>')
const damage = entry('damage-roll', '<p>no link</p>')

describe('linkTargets', () => {
  it('lists each target once', () => {
    expect(
      Array.from(linkTargets(entry('a', '<a data-rule="x">1</a><a data-rule="y">2</a><a data-rule="x">3</a>'))),
    ).toEqual(['x', 'y'])
  })
})

describe('linkedFrom', () => {
  it('counts links to a heading of the rule, and not the rule itself', () => {
    expect(linkedFrom(cover, [cover, attack, damage]).map(({ id }) => id)).toEqual(['attack-roll'])
    expect(linkedFrom(damage, [cover, attack, damage])).toEqual([])
  })
})
