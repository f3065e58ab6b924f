import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COMPASS, COMPASS_STEPS, type Compass, directionTo, readPath, writePath } from './path.ts'

const plain = (...directions: Compass[]) => directions.map((direction) => ({ direction, difficult: false }))

describe('readPath', () => {
  test.each([
    ['', []],
    ['   ', []],
    ['n', plain('n')],
    ['  E  Se ', plain('e', 'se')],
    ['e,sw, w', plain('e', 'sw', 'w')],
    ['n*', [{ direction: 'n', difficult: true }]],
  ])('%j', (text, steps) => {
    expect(readPath(text, 10)).toEqual({ ok: true, value: steps })
  })

  test.each([
    ['e x n', 'unknown-step', 2, 1],
    ['north', 'unknown-step', 0, 5],
    ['e **', 'unknown-step', 2, 2],
    ['e *', 'unknown-step', 2, 1],
    ['n n n n ', 'too-many-steps', 6, 1],
    ['n n n e* s', 'too-many-steps', 6, 4],
    ['n n n q', 'unknown-step', 6, 1],
  ])('%j: %s at %i', (text, code, at, length) => {
    expect(readPath(text, 3)).toEqual({ ok: false, error: { code, at, length } })
  })
})

test('what is written round-trips', () => {
  const step = fc.record({ direction: fc.constantFrom(...COMPASS), difficult: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      expect(readPath(writePath(steps), steps.length)).toEqual({ ok: true, value: steps })
    }),
  )
})

test('any text is read, or refused with a position', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const result = readPath(text, 5)
      if (result.ok) expect(result.value.length).toBeLessThanOrEqual(5)
      else expect(result.error.at + result.error.length).toBeLessThanOrEqual(text.length)
    }),
  )
})

test('eight neighbors, each with its direction', () => {
  for (const direction of COMPASS) expect(directionTo({ x: 0, y: 0 }, COMPASS_STEPS[direction])).toBe(direction)
  expect(new Set(COMPASS.map((direction) => `${COMPASS_STEPS[direction].x} ${COMPASS_STEPS[direction].y}`)).size).toBe(
    8,
  )
  expect(directionTo({ x: 0, y: 0 }, { x: 0, y: 0 })).toBeUndefined()
  expect(directionTo({ x: 0, y: 0 }, { x: 2, y: 0 })).toBeUndefined()
})
