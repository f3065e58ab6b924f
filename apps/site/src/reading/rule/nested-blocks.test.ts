import { expect, it } from 'vitest'
import { nestedBlocks } from './nested-blocks.ts'

it('makes ids unique and headings deeper', () => {
  const blocks = nestedBlocks('cover', new Set(['half-cover']), [
    { key: 'p-1', kind: 'html', html: '<p id="p-1">a</p>' },
    { key: 'half-cover', kind: 'html', html: '<h2 id="half-cover">Half Cover</h2>' },
    { key: 'half-cover.calculator-1', kind: 'calculator', calculator: 'attack', state: {} },
  ])
  expect(blocks).toEqual([
    { key: 'cover.p-1', kind: 'html', html: '<p id="cover.p-1">a</p>' },
    { key: 'half-cover', kind: 'html', html: '<h3 id="half-cover">Half Cover</h3>' },
    { key: 'cover.half-cover.calculator-1', kind: 'calculator', calculator: 'attack', state: {} },
  ])
})
