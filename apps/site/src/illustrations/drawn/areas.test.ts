import { type AreaOfEffect, areaReaches, isInArea } from '@rulestone/core'
import { describe, expect, test } from 'vitest'
import type { Dot } from '../kit/shapes.ts'
import { EDGES, SCENE } from './blocked-lines.ts'
import { coneOnGround } from './cone.ts'
import { cubeOnGround } from './cube.ts'
import { emanationOnGround } from './emanation.ts'
import { lineOnGround } from './line.ts'

const origin = { x: 0, y: 0, z: 0 }
const direction = { x: 1, y: 0, z: 0 }

/** Whether a point lies inside a polygon: a ray from it crosses an odd number of sides. */
const isInside = ({ x, y }: Dot, polygon: readonly Dot[]): boolean =>
  polygon.filter((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from
    return from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
  }).length %
    2 ===
  1

/** Points that lie on no edge of the polygons. */
const POINTS = Array.from({ length: 90 * 60 }, (_, index) => ({
  x: (index % 90) - 20.45,
  y: Math.floor(index / 90) - 30.17,
}))

describe('what is drawn on the ground is in the area, and nothing else', () => {
  test.each<[string, readonly Dot[], AreaOfEffect]>([
    ['Cone', coneOnGround(30), { shape: 'cone', origin, direction, lengthFeet: 30 }],
    ['Cube', cubeOnGround(20), { shape: 'cube', origin, corner: { x: -10, y: 0, z: 0 }, sizeFeet: 20 }],
    ['Line', lineOnGround(60, 5), { shape: 'line', origin, direction, lengthFeet: 60, widthFeet: 5 }],
  ])('%s', (_, polygon, area) => {
    const isDrawn = (point: Dot): boolean => isInside(point, polygon)
    const differing = POINTS.filter((point) => isDrawn(point) !== isInArea({ area, point: { ...point, z: 0 } }))
    expect(POINTS.some(isDrawn)).toBe(true)
    expect(differing).toEqual([])
  })
})

test('an Emanation is drawn to where it ends, within a hundredth of its way', () => {
  const outline = emanationOnGround(10)
  const middles = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  })
  const space = { corner: origin, sides: { x: 5, y: 5, z: 5 } }
  const isIn = ({ x, y }: Dot): boolean =>
    isInArea({ area: { shape: 'emanation', origin: space, distanceFeet: 10 }, point: { x, y, z: 0 } })
  const inward = ({ x, y }: Dot): Dot => ({ x: x + (2.5 - x) * 0.01, y: y + (2.5 - y) * 0.01 })
  const outward = ({ x, y }: Dot): Dot => ({ x: x - (2.5 - x) * 0.01, y: y - (2.5 - y) * 0.01 })
  for (const point of [...outline, ...middles]) {
    expect(isIn(inward(point))).toBe(true)
    expect(isIn(outward(point))).toBe(false)
  }
})

describe('lines from the point of origin', () => {
  /** Whether a line from the origin runs through a wall: any of many points on it lies inside. */
  const runsThrough = (to: Dot, { x, y, wide, deep }: Dot & { wide: number; deep: number }): boolean =>
    Array.from({ length: 20_000 }, (_, index) => index / 20_000).some(
      (part) => to.x * part > x && to.x * part < x + wide && to.y * part > y && to.y * part < y + deep,
    )
  const reaches = (to: Dot): boolean =>
    areaReaches({ shape: 'sphere', cover: [runsThrough(to, SCENE.highWall) ? 'total' : 'none'] })

  test('the low wall is on the way to one creature, and the high wall on the way to the other', () => {
    expect(runsThrough(SCENE.reached, SCENE.lowWall)).toBe(true)
    expect(areaReaches({ shape: 'sphere', cover: ['three-quarters'] })).toBe(true)
    expect(reaches(SCENE.reached)).toBe(true)
    expect(reaches(SCENE.spared)).toBe(false)
  })

  test('the drawn lines are the last free ones', () => {
    for (const { x, y } of EDGES) {
      const outward = Math.sign(y)
      expect(reaches({ x: x * 2, y: y * 2 + outward * 0.1 })).toBe(true)
      expect(reaches({ x: x * 2, y: y * 2 - outward * 0.1 })).toBe(false)
    }
  })

  test('both creatures are equally far away, in the area', () => {
    expect(Math.hypot(SCENE.reached.x, SCENE.reached.y)).toBe(Math.hypot(SCENE.spared.x, SCENE.spared.y))
    expect(SCENE.spared.x).toBeLessThan(SCENE.radius)
  })
})
