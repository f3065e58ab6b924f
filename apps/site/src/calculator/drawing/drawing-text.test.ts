import { describe, expect, test } from 'vitest'
import { makeT } from '../../shared/make-t.ts'
import { drawingText, patchesOf } from './drawing-text.ts'

const t = makeT('en', {
  'site.drawing.label': '{{columns}} by {{rows}}.',
  'site.drawing.part': '{{name}}: {{places}}.',
  'site.drawing.place': 'c{{column}} r{{row}}',
  'site.drawing.center': 'center c{{column}} r{{row}}',
  'site.drawing.corner': 'corner c{{column}} r{{row}}',
  'site.drawing.west-edge': 'west c{{column}} r{{row}}',
  'site.drawing.north-edge': 'north c{{column}} r{{row}}',
  'words.covered': 'Covered',
  'words.origin': 'Origin',
})

const COVERED = { sign: '*', kind: 'covered', word: 'covered' } as const

describe('rectangles', () => {
  test.each([
    [['.**.', '.**.'], ['2-3 1-2']],
    [
      ['*.*', '*.*'],
      ['1-1 1-2', '3-3 1-2'],
    ],
    [
      ['.*.', '***', '***', '.*.'],
      ['2-2 1-1', '1-3 2-3', '2-2 4-4'],
    ],
    [
      ['*', '.', '*'],
      ['1-1 1-1', '1-1 3-3'],
    ],
    [['..'], []],
    [['***'], ['1-3 1-1']],
  ])('%j', (rows, patches) => {
    const drawing = { rows, legend: [COVERED] }
    expect(patchesOf(drawing, '*').map((one) => `${one.columns.join('-')} ${one.rows.join('-')}`)).toEqual(patches)
  })
})

test('describes the ground under a creature', () => {
  const drawing = { rows: ['.*S', '.SS'], ground: ['.**', '..*'], legend: [COVERED] }
  expect(drawingText(drawing, t)).toBe('3 by 2. Covered: c2–3 r1 · c3 r2.')
})

test.each([
  [1, 1, 'corner c2 r2'],
  [1.5, 0.5, 'center c2 r1'],
  [1, 0.5, 'west c2 r1'],
  [0.5, 1, 'north c1 r2'],
])('describes a point at %d, %d', (x, y, place) => {
  const drawing = { rows: ['.*', '**'], legend: [COVERED], origin: { x, y, word: 'origin' } }
  expect(drawingText(drawing, t)).toBe(`2 by 2. Origin: ${place}. Covered: c2 r1 · c1–2 r2.`)
})
