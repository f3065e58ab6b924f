import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainFigures } from '../../test/plain-figures.ts'
import { areaOfEffectCalculator } from './area-of-effect.ts'
import type { InputOf, Output } from './calculator.ts'
import { defaultInput } from './fields/state.ts'

type AreaInput = InputOf<typeof areaOfEffectCalculator.fields>

function answer(input: Partial<AreaInput>): Output {
  const result = areaOfEffectCalculator.compute({ ...defaultInput(areaOfEffectCalculator), ...input })
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

const squares = (input: Partial<AreaInput>): number => plainFigures(answer(input))['squares'] ?? Number.NaN

describe('drawing', () => {
  test('a Cone from the middle of an edge', () => {
    expect(answer({ shape: 'cone', size: 15, origin: 'edge' }).drawing).toEqual({
      rows: [
        '.........',
        '.........',
        '.........',
        '......o..',
        '....ooo..',
        '......o..',
        '.........',
        '.........',
        '.........',
      ],
      legend: [{ sign: 'o', kind: 'covered', word: 'covered' }],
      origin: { x: 4, y: 4.5, word: 'origin' },
    })
  })

  test('an Emanation around a creature', () => {
    expect(answer({ shape: 'emanation', size: 10 }).drawing).toEqual({
      rows: [
        '.........',
        '.........',
        '...ooo...',
        '..ooooo..',
        '..ooSoo..',
        '..ooooo..',
        '...ooo...',
        '.........',
        '.........',
      ],
      ground: [
        '.........',
        '.........',
        '...ooo...',
        '..ooooo..',
        '..oo.oo..',
        '..ooooo..',
        '...ooo...',
        '.........',
        '.........',
      ],
      legend: [
        { sign: 'o', kind: 'covered', word: 'covered' },
        { sign: 'S', kind: 'you', word: 'creature' },
      ],
    })
  })

  test('a Line behind a wall', () => {
    const input = { shape: 'line', size: 30, origin: 'edge', obstacle: 'total', east: 2, south: 0, rows: 1 } as const
    expect(answer(input).drawing?.rows[4]).toBe('....oo#---.')
  })
})

describe('steps', () => {
  test.each<[Partial<AreaInput>, string[]]>([
    [{}, ['sphere sphere', 'sphere origin-included', 'playing-on-a-grid counted-center']],
    [
      { shape: 'cube', ruleset: 'next-2012' },
      [
        'next-areas-of-effect not-in-edition',
        'next-areas-of-effect cube',
        'next-areas-of-effect origin-not-included',
        'next-not-in-2012 counted-center',
      ],
    ],
    // SRD 5.1, Areas of Effect (page 102), has no shape around a creature, and no rule for a grid
    [
      { shape: 'emanation', ruleset: 'srd-5.1' },
      [
        'srd51-areas-of-effect not-in-edition',
        'srd51-areas-of-effect emanation',
        'srd51-areas-of-effect origin-not-included',
        'srd51-not-in-2014 counted-center',
      ],
    ],
    [
      { shape: 'cloud', obstacle: 'total' },
      [
        'area-of-effect not-in-edition',
        'next-cloud cloud',
        'next-cloud origin-included',
        'playing-on-a-grid counted-center',
        'area-of-effect around',
      ],
    ],
  ])('%j', (input, steps) => {
    expect(answer(input).steps.map(({ rule, kind }) => `${rule} ${kind}`)).toEqual(steps)
  })
})

describe('laws', () => {
  const anyArea = fc.record({
    shape: fc.constantFrom(...areaOfEffectCalculator.fields.shape.options),
    size: fc.integer({ min: 5, max: 60 }),
    width: fc.integer({ min: 5, max: 30 }),
    direction: fc.constantFrom(...areaOfEffectCalculator.fields.direction.options),
    origin: fc.constantFrom(...areaOfEffectCalculator.fields.origin.options),
    creature: fc.constantFrom(...areaOfEffectCalculator.fields.creature.options),
  })

  test('counting `any` covers at least as many squares as `most`; a wall never adds squares', () => {
    fc.assert(
      fc.property(anyArea, (area) => {
        expect(squares({ ...area, counted: 'any' })).toBeGreaterThanOrEqual(squares({ ...area, counted: 'most' }))
        const blocked = squares({ ...area, obstacle: 'total', columns: 3, rows: 3 })
        expect(blocked).toBeLessThanOrEqual(squares({ ...area, obstacle: 'half', columns: 3, rows: 3 }))
      }),
      { numRuns: 60 },
    )
  })

  test('a larger Sphere, Cylinder or Emanation covers at least as many squares', () => {
    for (const shape of ['sphere', 'cylinder', 'emanation'] as const) {
      const counts = [5, 10, 15, 20, 30, 40, 60, 120].map((size) => squares({ shape, size }))
      expect(counts).toEqual(counts.toSorted((one, other) => one - other))
    }
  })

  test('with `most`, a Sphere covers about the area of its circle', () => {
    for (const size of [20, 40, 60, 120]) {
      const circle = (Math.PI * size ** 2) / 25
      expect(Math.abs(squares({ size, counted: 'most' }) - circle)).toBeLessThan(circle * 0.05)
    }
  })
})

describe('brute force: squares behind a wall, by ray marching', () => {
  test.each([
    [1, -1, 1, 2],
    [0, 0, 1, 1],
    [-3, 1, 5, 1],
    [2, 2, 2, 3],
  ])('%i, %i: %i by %i', (east, south, columns, rows) => {
    const { drawing } = answer({ size: 30, obstacle: 'total', east, south, columns, rows })
    if (!drawing?.origin) throw new Error('no drawing')
    const { origin } = drawing
    drawing.rows.forEach((row, y) => {
      Array.from(row).forEach((sign, x) => {
        const at = { x: x - origin.x, y: y - origin.y }
        const isInWall = at.x >= east && at.x < east + columns && at.y >= south && at.y < south + rows
        const center = { x: at.x + 0.5, y: at.y + 0.5 }
        const isIn = center.x ** 2 + center.y ** 2 <= 36
        const meets = Array.from({ length: 4999 }, (_, part) => (part + 1) / 5000).some((share) => {
          const point = { x: center.x * share, y: center.y * share }
          return point.x > east && point.x < east + columns && point.y > south && point.y < south + rows
        })
        expect([x, y, sign]).toEqual([x, y, isInWall ? '#' : !isIn ? '.' : meets ? '-' : 'o'])
      })
    })
  })
})
