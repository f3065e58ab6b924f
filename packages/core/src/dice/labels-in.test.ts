import { expect, test } from 'vitest'
import { parsed } from '../../test/parsed.ts'
import { labelsIn, operands } from './labels-in.ts'

test.each([
  ['2d6+3', []],
  ['1d8[Slashing]+2d6[fire]+3', ['slashing', 'fire']],
  ['max(1d6[fire],1d6[cold])', ['fire', 'cold']],
  ['{1d6[fire],1d8[Fire]}kh1', ['fire']],
  ['(1d6[fire]+1d4)*2', ['fire']],
  ['(1d6[fire])[cold]', ['cold', 'fire']],
])('the labels in %s', (notation, labels) => {
  expect(labelsIn(parsed(notation))).toEqual(labels)
})

test.each([
  ['1d6', 0],
  ['3', 0],
  ['1d6+2-1d4', 3],
  ['1d6*2', 2],
  ['1d6/2', 2],
  ['(1d6+1)>=4', 2],
  ['max(1d6,1d8,4)', 3],
  ['{1d6,1d8}kh1', 2],
  ['1d6[fire]', 1],
])('%s has %i operands', (notation, count) => {
  expect(operands(parsed(notation))).toHaveLength(count)
})
