import type { Entry } from '@rulestone/text'
import { describe, expect, it } from 'vitest'
import { madeEntry } from '../../test/made-entry.ts'
import { backLinks, linkedFrom, linkTargets } from './back-links.ts'

const entry = (id: string, html: string, headings: readonly string[] = []): Entry =>
  madeEntry({
    id,
    title: id,
    headings: headings.map((heading) => ({ id: heading, depth: 2, text: heading })),
    blocks: [{ key: 'p-1', kind: 'html', html }],
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
    const links = backLinks([cover, attack, damage])
    expect(linkedFrom(cover, links).map(({ id }) => id)).toEqual(['attack-roll'])
    expect(linkedFrom(damage, links)).toEqual([])
  })

  it('keeps the given order, and counts a rule once that links to several places', () => {
    const both = entry('shield', '<a data-rule="half-cover">1</a><a data-rule="cover">2</a>')
    const links = backLinks([both, attack, cover])
    expect(linkedFrom(cover, links).map(({ id }) => id)).toEqual(['shield', 'attack-roll'])
  })
})
