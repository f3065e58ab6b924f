import { expect, test } from 'vitest'
import { drawingLines } from './draw-squares.ts'

const COVERED = { sign: 'o', kind: 'covered', word: 'covered' } as const
const say = (id: string): string => id.toUpperCase()

test.each([
  ['a corner', 1, 1, [' . o', '  +', ' o .']],
  ['a center', 1.5, 0.5, [' . +', ' o .']],
  ['a western edge', 1, 0.5, [' .+o', ' o .']],
  ['a northern edge', 0.5, 1, [' . o', ' +', ' o .']],
])('%s', (_, x, y, lines) => {
  const drawing = { rows: ['.o', 'o.'], legend: [COVERED], origin: { x, y, word: 'origin' } }
  expect(drawingLines(drawing, say)).toEqual([...lines, '', 'o  COVERED', '+  ORIGIN'])
})

test('draws no + without a point of origin', () => {
  expect(drawingLines({ rows: ['.o'], legend: [COVERED] }, say)).toEqual([' . o', '', 'o  COVERED'])
})

test('the legend omits ground that is only under a creature', () => {
  const YOU = { sign: 'S', kind: 'you', word: 'you' } as const
  expect(drawingLines({ rows: ['.S'], ground: ['.o'], legend: [COVERED, YOU] }, say)).toEqual([' . S', '', 'S  YOU'])
})
