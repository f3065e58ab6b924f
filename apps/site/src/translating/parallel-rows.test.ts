import type { Block } from '@rulestone/text'
import { h } from 'hastscript'
import { expect, test } from 'vitest'
import { madeEntry } from '../../test/made-entry.ts'
import type { PlacedFinding } from '../library/placed-findings.ts'
import { parallelRows } from './parallel-rows.ts'

const paragraph = (key: string, text: string): Block => ({ key, kind: 'html', tree: h('p', { id: key }, text) })
const calculator: Block = { key: 'calculator-1', kind: 'calculator', calculator: 'attack', state: {} }

const inBlock = (block: string): PlacedFinding => ({
  finding: { file: 'a.zh.md', line: 9, column: 1, check: 'figures', severity: 'warning', code: 'missing', values: {} },
  block,
})

test('each block of two languages is a row, with its findings and whether its English has changed', () => {
  const english = madeEntry({ blocks: [paragraph('p-1', 'Half.'), calculator, paragraph('p-2', 'New.')] })
  const own = madeEntry({
    blocks: [calculator, paragraph('p-1', '一半。'), paragraph('p-3', '旧。')],
    staleBlocks: ['p-1'],
  })
  const found = inBlock('p-1')
  expect(parallelRows(own, english, [found, inBlock('title')])).toEqual([
    { key: 'p-1', own: '<p>一半。</p>', english: '<p>Half.</p>', isOlder: true, findings: [found] },
    // A calculator has no text; its key stands for it.
    { key: 'calculator-1', own: '<p>calculator-1</p>', english: '<p>calculator-1</p>', isOlder: false, findings: [] },
    { key: 'p-2', own: '', english: '<p>New.</p>', isOlder: false, findings: [] },
    { key: 'p-3', own: '<p>旧。</p>', english: '', isOlder: false, findings: [] },
  ])
})
