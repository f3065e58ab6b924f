import type { Block, Entry } from '@rulestone/text'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { madeEntry } from '../../test/made-entry.ts'
import { nestedBlocks } from './rule/nested-blocks.ts'
import { besideText, staleBlocks } from './stale-blocks.ts'

const paragraph = (key: string, text: string): Block => ({ key, kind: 'html', tree: h('p', { id: key }, text) })
const calculator: Block = { key: 'calculator-1', kind: 'calculator', calculator: 'attack', state: {} }
const heading = (key: string, text: string): Block => ({ key, kind: 'html', tree: h('h2', { id: key }, text) })

const entry = (blocks: readonly Block[], stale: readonly string[] = []): Entry =>
  madeEntry({ blocks, staleBlocks: stale })

const english = entry([heading('half-cover', 'Half Cover'), paragraph('p-1', 'Half.'), calculator])
const blocks = [heading('half-cover', '半身掩护'), paragraph('p-1', '一半。'), calculator]

describe('staleBlocks', () => {
  it('is empty if the translation is up to date', () => {
    expect(staleBlocks(entry(blocks), english).size).toBe(0)
  })

  it('gives the current English of each stale block', () => {
    expect([...staleBlocks(entry(blocks, ['title', 'p-1']), english)]).toEqual([['p-1', '<p>Half.</p>']])
  })

  it('uses the prefixed ids of a chapter page', () => {
    const shown = nestedBlocks('cover', new Set(['half-cover']), blocks)
    expect([...staleBlocks(entry(blocks, ['half-cover', 'p-1']), english, shown)]).toEqual([
      ['half-cover', '<p>Half Cover</p>'],
      ['cover.p-1', '<p>Half.</p>'],
    ])
  })

  it('has no text for calculators and deleted blocks', () => {
    expect([...staleBlocks(entry([...blocks, paragraph('p-2', '旧。')], ['calculator-1', 'p-2']), english)]).toEqual([
      ['calculator-1', ''],
      ['p-2', ''],
    ])
  })
})

describe('besideText', () => {
  it('drops ids and turns headings into paragraphs', () => {
    expect(
      besideText({ key: 'a', kind: 'html', tree: h('h3', { id: 'a' }, ['A ', h('a', { href: '#a' }, 'h3')]) }),
    ).toBe('<p>A <a href="#a">h3</a></p>')
  })

  it('keeps the header of a table', () => {
    expect(besideText({ key: 't', kind: 'table', table: 'cover', tree: h('table', { id: 't' }, h('thead')) })).toBe(
      '<table><thead></thead></table>',
    )
  })
})
