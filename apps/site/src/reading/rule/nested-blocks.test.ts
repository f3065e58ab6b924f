import { h } from 'hastscript'
import { expect, it } from 'vitest'
import { nestedBlocks } from './nested-blocks.ts'

it('makes ids unique and lowers headings', () => {
  const blocks = nestedBlocks('cover', new Set(['half-cover']), [
    { key: 'p-1', kind: 'html', tree: h('p', { id: 'p-1' }, 'a') },
    { key: 'half-cover', kind: 'html', tree: h('h2', { id: 'half-cover' }, 'Half Cover') },
    { key: 'half-cover.calculator-1', kind: 'calculator', calculator: 'attack', state: {} },
  ])
  expect(blocks).toEqual([
    { key: 'cover.p-1', kind: 'html', tree: h('p', { id: 'cover.p-1' }, 'a') },
    { key: 'half-cover', kind: 'html', tree: h('h3', { id: 'half-cover' }, 'Half Cover') },
    { key: 'cover.half-cover.calculator-1', kind: 'calculator', calculator: 'attack', state: {} },
  ])
})
