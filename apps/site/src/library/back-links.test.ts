import type { Entry } from '@rulestone/text'
import type { Element } from 'hast'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { madeEntry } from '../../test/made-entry.ts'
import { backLinks, linkedFrom, linkTargets } from './back-links.ts'

const link = (target: string): Element => h('a', { className: 'rule', dataRule: target, href: '#' }, target)

const entry = (id: string, links: readonly string[], headings: readonly string[] = []): Entry =>
  madeEntry({
    id,
    title: id,
    headings: headings.map((heading) => ({ id: heading, depth: 2, text: heading })),
    blocks: [{ key: 'p-1', kind: 'html', tree: h('p', links.map(link)) }],
  })

const cover = entry('cover', ['cover'], ['half-cover'])
const attack = entry('attack-roll', ['half-cover'])
const damage = entry('damage-roll', [])

describe('linkTargets', () => {
  it('lists each target once', () => {
    expect(Array.from(linkTargets(entry('a', ['x', 'y', 'x'])))).toEqual(['x', 'y'])
  })
})

describe('linkedFrom', () => {
  it('counts links to a heading of the rule, but not its own links', () => {
    const links = backLinks([cover, attack, damage])
    expect(linkedFrom(cover, links).map(({ id }) => id)).toEqual(['attack-roll'])
    expect(linkedFrom(damage, links)).toEqual([])
  })

  it('keeps the given order, and lists a rule with several links once', () => {
    const both = entry('shield', ['half-cover', 'cover'])
    const links = backLinks([both, attack, cover])
    expect(linkedFrom(cover, links).map(({ id }) => id)).toEqual(['shield', 'attack-roll'])
  })
})
