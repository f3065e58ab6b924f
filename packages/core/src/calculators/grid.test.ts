import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainFigures } from '../../test/plain-figures.ts'
import type { InputOf, Output } from './calculator.ts'
import { defaultInput } from './fields/state.ts'
import { gridCalculator } from './grid.ts'
import { COMPASS, COMPASS_STEPS } from './shared/path.ts'

type GridInput = InputOf<typeof gridCalculator.fields>

function answer(input: Partial<GridInput>): Output {
  const result = gridCalculator.compute({ ...defaultInput(gridCalculator), ...input })
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

const figures = (input: Partial<GridInput>): Record<string, number> => plainFigures(answer(input))

const stepIds = (input: Partial<GridInput>): string[] => answer(input).steps.map(({ rule, kind }) => `${rule} ${kind}`)

describe('drawing', () => {
  test('draws the path, its difficult squares and the other creature', () => {
    expect(answer({}).drawing).toEqual({
      rows: ['...........', '...........', '.....*X....', '..Soo..E...', '...........', '...........', '...........'],
      ground: ['...........', '...........', '.....*o....', '...oo......', '...........', '...........', '...........'],
      legend: [
        { sign: 'o', kind: 'step', word: 'step' },
        { sign: '*', kind: 'difficult-step', word: 'difficult-step' },
        { sign: 'S', kind: 'you', word: 'you' },
        { sign: 'X', kind: 'end', word: 'end' },
        { sign: 'E', kind: 'other', word: 'enemy' },
      ],
      path: {
        field: 'path',
        across: 1,
        squares: [
          { x: 2, y: 3 },
          { x: 3, y: 3 },
          { x: 4, y: 3 },
          { x: 5, y: 2 },
          { x: 6, y: 2 },
        ],
        end: 4,
      },
    })
  })

  test('a Large creature beside a pillar, and squares out of reach this turn', () => {
    const { rows, ground } =
      answer({ size: 'large', path: 'e s s', speed: 10, other: 'wall', east: 4, south: 0 }).drawing ?? {}
    expect(rows).toEqual([
      '...........',
      '...........',
      '...........',
      '..SSo.#....',
      '..SXX......',
      '...XX......',
      '...--......',
    ])
    // The ground under both of its spaces: what it walked over, and what it does not reach.
    expect(ground).toEqual([
      '...........',
      '...........',
      '...........',
      '...oo.#....',
      '...oo......',
      '...oo......',
      '...--......',
    ])
  })

  test('expands the frame when the path leaves it', () => {
    const drawing = answer({ path: 'w w w n n n n', other: 'none' }).drawing
    expect(drawing?.rows.slice(0, 2)).toEqual(['-...........', 'X...........'])
    expect(drawing?.path?.squares.at(-1)).toEqual({ x: 0, y: 0 })
  })
})

describe('steps', () => {
  test.each<[string, Partial<GridInput>, string]>([
    ['a wall', { path: 'e', other: 'wall', east: 1 }, 'playing-on-a-grid closed-filled'],
    ['its corner', { path: 'ne', other: 'wall', east: 1 }, 'playing-on-a-grid closed-corner'],
    ['an enemy', { path: 'e', east: 1 }, 'moving-around-creatures closed-creature'],
    [
      'an Incapacitated one',
      { path: 'e', east: 1, incapacitated: true },
      'moving-around-creatures through-incapacitated',
    ],
    ['an ally', { path: 'e', other: 'ally', east: 1 }, 'moving-around-creatures through-ally'],
    ['a Tiny one', { path: 'e', 'other-size': 'tiny', east: 1 }, 'moving-around-creatures through-tiny'],
    [
      'two sizes apart',
      { path: 'e', 'other-size': 'huge', east: 1 },
      'moving-around-creatures through-two-sizes-apart',
    ],
    ['no place to end', { path: 'e', other: 'ally', east: 1 }, 'moving-around-creatures no-end'],
    ['Prone there', { path: 'e', other: 'ally', east: 1 }, 'moving-around-creatures prone'],
    ['a Climb Speed', { ways: ['climbing'], 'speed-used': 'climb-speed' }, 'climb-speed with-climb-speed'],
    ['dragging', { ways: ['grappled'] }, 'grappled grappled'],
    [
      'an opening that is wide enough',
      { terrain: 'opening', 'terrain-size': 'medium' },
      'difficult-terrain not-difficult-opening',
    ],
    ['low furniture', { terrain: 'furniture', 'terrain-size': 'small' }, 'difficult-terrain not-difficult-furniture'],
    ['2012', { ruleset: 'next-2012' }, 'next-movement-cost difficult'],
    // SRD 5.1 has no rule for a grid: Movement and Position, and Creature Size (pages 91 and 92) name feet alone
    ['a square in 2014', { ruleset: 'srd-5.1' }, 'srd51-not-in-2014 squares'],
    ['a Dash', { dash: true }, 'dash dash'],
    ['a Hustle', { dash: true, ruleset: 'next-2012' }, 'next-hustle hustle'],
    ['a diagonal', { path: 'e ne', other: 'none' }, 'playing-on-a-grid diagonal'],
    ['a long way', { speed: 10 }, 'playing-on-a-grid later'],
  ])('%s', (_, input, step) => {
    expect(stepIds(input)).toContain(step)
  })

  test.each<[string, Partial<GridInput>, string]>([
    [
      'a larger one is not Prone',
      { size: 'large', path: 'e', other: 'ally', east: 1 },
      'moving-around-creatures prone',
    ],
    ['no diagonal', { path: 'e n e', other: 'none' }, 'playing-on-a-grid diagonal'],
    ['only passing', { path: 'e e', other: 'ally', east: 1 }, 'moving-around-creatures no-end'],
    [
      '2012 knows no Prone there',
      { path: 'e', other: 'ally', east: 1, ruleset: 'next-2012' },
      'next-moving-around-creatures prone',
    ],
  ])('%s', (_, input, step) => {
    expect(stepIds(input)).not.toContain(step)
  })
})

describe('laws', () => {
  const anyStep = fc.tuple(fc.constantFrom(...COMPASS), fc.boolean())
  const anyPath = fc.array(anyStep, { maxLength: 40 })
  const textOf = (path: readonly (readonly [string, boolean])[]): string =>
    path.map(([direction, difficult]) => direction + (difficult ? '*' : '')).join(' ')

  test('with no other creature, each square costs 5 feet, and 5 more for each hindrance', () => {
    const anyWays = fc.subarray(['climbing', 'crawling', 'swimming', 'grappled'] as const)
    fc.assert(
      fc.property(anyPath, anyWays, (path, ways) => {
        const difficult = path.filter(([, isDifficult]) => isDifficult).length
        const { cost, squares } = figures({ path: textOf(path), ways, other: 'none' })
        expect(squares).toBe(path.length)
        expect(cost).toBe(path.length * 5 * (1 + ways.length) + difficult * 5)
      }),
    )
  })

  test('what is left is never below 0, and is not enough for another square', () => {
    fc.assert(
      fc.property(anyPath, fc.integer({ min: 0, max: 200 }), (path, speed) => {
        const { left = 0, reached } = figures({ path: textOf(path), speed, other: 'none' })
        const costs = path.map(([, isDifficult]) => (isDifficult ? 10 : 5))
        let spent = 0
        let count = 0
        for (const cost of costs) {
          if (spent + cost > speed) break
          spent += cost
          count += 1
        }
        expect(left).toBe(speed - spent)
        expect(reached).toBe(count < path.length ? count : undefined)
      }),
    )
  })

  test('the distance is the number of chess-king moves times 5 feet', () => {
    const reachable = new Map<string, number>([['0 0', 0]])
    let edge = [{ x: 0, y: 0 }]
    for (let steps = 1; steps <= 12; steps++) {
      const next = edge.flatMap(({ x, y }) =>
        Object.values(COMPASS_STEPS).map((way) => ({ x: x + way.x, y: y + way.y })),
      )
      edge = next.filter(({ x, y }) => {
        const isNew = !reachable.has(`${x} ${y}`)
        if (isNew) reachable.set(`${x} ${y}`, steps)
        return isNew
      })
    }
    for (const [key, steps] of reachable) {
      const [east = 0, south = 0] = key.split(' ').map(Number)
      expect(figures({ path: '', east, south })['distance']).toBe(steps * 5)
    }
    expect(reachable.size).toBe(25 ** 2)
  })
})
