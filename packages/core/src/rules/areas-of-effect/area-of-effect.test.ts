import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AreaOfEffect, isInArea } from './area-of-effect.ts'

const at = (x: number, y = 0, z = 0) => ({ x, y, z })
const origin = at(0)
const east = at(1)

const cone = { shape: 'cone', origin, direction: east, lengthFeet: 15 } as const satisfies AreaOfEffect
const diagonalCone = { shape: 'cone', origin, direction: at(3, 4), lengthFeet: 15 } as const satisfies AreaOfEffect
const cube = { shape: 'cube', origin, corner: at(0, -5, 0), sizeFeet: 10 } as const satisfies AreaOfEffect
const cylinder = {
  shape: 'cylinder',
  origin,
  direction: at(0, 0, 1),
  radiusFeet: 10,
  heightFeet: 20,
} as const satisfies AreaOfEffect
const pillar = { ...cylinder, direction: at(0, 0, -1) } as const satisfies AreaOfEffect
const line = { shape: 'line', origin, direction: east, lengthFeet: 60, widthFeet: 5 } as const satisfies AreaOfEffect
const sphere = { shape: 'sphere', origin, radiusFeet: 20 } as const satisfies AreaOfEffect
const emanation = {
  shape: 'emanation',
  origin: { corner: origin, sides: at(5, 5, 5) },
  distanceFeet: 10,
} as const satisfies AreaOfEffect

describe('where a location is in an area', () => {
  test.each([
    ['15 feet wide at 15 feet, the book’s example: Cone (page 179)', cone, at(15, 7.5), true],
    ['on the other side of it', cone, at(15, -7.5), true],
    ['in height as well', cone, at(15, 0, 7.5), true],
    ['wider than that', cone, at(15, 8), false],
    ['half as wide at half the length', cone, at(7.5, 3.5), true],
    ['no wider than half at half the length', cone, at(7.5, 4), false],
    ['beyond the length', cone, at(16), false],
    ['behind the origin', cone, at(-1), false],
    ['along a diagonal: 15 feet are 9 east and 12 north', diagonalCone, at(9, 12), true],
    ['its edge there: 7½ feet to the side', diagonalCone, at(3, 16.5), true],
    ['beyond that edge', diagonalCone, at(2.5, 17), false],
    ['in a Cube: Cube (page 179)', cube, at(5, 0, 5), true],
    ['on its far corner', cube, at(10, 5, 10), true],
    ['beside it', cube, at(5, 6, 5), false],
    ['in a Cylinder: Cylinder (page 180)', cylinder, at(6, 8, 20), true],
    ['above it', cylinder, at(0, 0, 21), false],
    ['below it', cylinder, at(0, 0, -1), false],
    ['outside its base', cylinder, at(7, 8), false],
    ['from the top down', pillar, at(6, 8, -20), true],
    ['from the top, not up', pillar, at(0, 0, 1), false],
    ['along a Line: Line (page 184)', line, at(60, 2.5), true],
    ['beside it', line, at(30, 3), false],
    ['beyond its length', line, at(61), false],
    ['in a Sphere: Sphere (page 188)', sphere, at(12, 16), true],
    ['above its center', sphere, at(0, 0, 20), true],
    ['outside it', sphere, at(13, 16), false],
    ['in a cloud: 2012 playtest, Areas of Effect', { ...sphere, shape: 'cloud' } as const, at(12, 16), true],
    ['outside a cloud', { ...sphere, shape: 'cloud' } as const, at(13, 16), false],
    ['in an Emanation: Emanation (page 181)', emanation, at(15, 5), true],
    ['beyond it', emanation, at(15.5, 5), false],
    ['measured from the corner of the space', emanation, at(11, 13), true],
    ['beyond the corner', emanation, at(12, 13), false],
  ])('%s', (_, area, point, expected) => {
    expect(isInArea({ area, point })).toBe(expected)
  })
})

// SRD 5.2.1, Rules Glossary: Cone, Cube (page 179), Cylinder (180), Emanation (181), Line (184), Sphere (188)
test.each([
  ['cone', cone, false],
  ['cube', cube, false],
  ['cylinder', cylinder, true],
  ['emanation', emanation, false],
  ['line', line, false],
  ['sphere', sphere, true],
] as const)('the origin of a %s', (_, area, included) => {
  expect(isInArea({ area, point: origin })).toBe(included)
  expect(isInArea({ area, point: origin, creatorIncludesOrigin: true })).toBe(true)
})

test('the creature from which an Emanation extends isn’t in it', () => {
  expect(isInArea({ area: emanation, point: at(2.5, 2.5, 2.5) })).toBe(false)
  expect(isInArea({ area: emanation, point: at(2.5, 2.5, 2.5), creatorIncludesOrigin: true })).toBe(true)
})

test.each([
  ['a direction without length', { ...cone, direction: origin }],
  ['half a foot', { ...sphere, radiusFeet: 2.5 }],
  ['a negative length', { ...line, lengthFeet: -5 }],
  ['a Cube around its origin', { ...cube, corner: at(-5, -5, -5) }],
  ['a Cube away from its origin', { ...cube, corner: at(1, 1, 1) }],
] as const)('%s throws a RangeError', (_, area) => {
  expect(() => isInArea({ area, point: at(1) })).toThrow(RangeError)
})

const coordinate = fc.integer({ min: -40, max: 40 })
const anyPoint = fc.record({ x: coordinate, y: coordinate, z: coordinate })

test('laws: a Cone lies in the Sphere around its far edge, and what is in a smaller area is in a larger one', () => {
  fc.assert(
    fc.property(anyPoint, fc.integer({ min: 1, max: 30 }), (point, feet) => {
      if (isInArea({ area: { ...cone, lengthFeet: feet }, point })) {
        expect(isInArea({ area: { ...sphere, radiusFeet: Math.ceil(feet * 1.12) }, point })).toBe(true)
        expect(isInArea({ area: { ...cone, lengthFeet: feet + 1 }, point })).toBe(true)
      }
      if (isInArea({ area: { ...line, widthFeet: feet }, point })) {
        expect(isInArea({ area: { ...line, widthFeet: feet + 1 }, point })).toBe(true)
      }
    }),
  )
})

test('law: scaling the direction vector changes nothing', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, fc.integer({ min: 2, max: 9 }), (point, direction, times) => {
      fc.pre(direction.x !== 0 || direction.y !== 0 || direction.z !== 0)
      const longer = at(direction.x * times, direction.y * times, direction.z * times)
      for (const area of [cone, cylinder, line]) {
        expect(isInArea({ area: { ...area, direction: longer }, point })).toBe(
          isInArea({ area: { ...area, direction }, point }),
        )
      }
    }),
  )
})
