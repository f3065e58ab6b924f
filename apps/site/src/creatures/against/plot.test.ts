import { expect, test } from 'vitest'
import type { KnownRow } from './against-row.ts'
import { nearestDot, plotOf } from './plot.ts'

const row = (id: string, cr: number, hp: number, damage: number, rounds: number): KnownRow => ({
  ...{ id, name: id, cr, hp, damage, rounds },
  ...{ defence: 12, chance: 0.5 },
})
const ROWS = [row('bat', 0, 1, 8, 1), row('ogre', 2, 100, 4, 100), row('ghost', 2, 10, 0, Number.POSITIVE_INFINITY)]

test('Challenge Ratings are columns, in which creatures stand side by side; damage starts at 0', () => {
  const { dots, upward, never } = plotOf(ROWS, 'cr', 'damage')
  const [bat, ogre, ghost] = dots
  expect(bat?.left).toBeCloseTo(0.5 / 34)
  // CR 2 is the sixth of 34: 0, 1/8, 1/4, 1/2, 1, 2.
  expect(((ogre?.left ?? 0) + (ghost?.left ?? 0)) / 2).toBeCloseTo(5.5 / 34)
  expect(ogre?.left).toBeLessThan(ghost?.left ?? 0)
  expect(upward.map(({ value }) => value)).toEqual([0, 2, 4, 6, 8])
  expect([bat?.top, ogre?.top, ghost?.top]).toEqual([0, 0.5, 1])
  expect(never).toBeUndefined()
})

test('Hit Points and rounds by factors; what never happens is above all rounds', () => {
  const { dots, across, upward, never } = plotOf(ROWS, 'hp', 'rounds')
  expect(dots.map(({ left }) => left)).toEqual([0, 1, 0.5])
  expect(dots.map(({ top }) => Number(top.toFixed(6)))).toEqual([1, 0.1, 0])
  expect(across.map(({ value }) => value)).toEqual([1, 2, 5, 10, 20, 50, 100])
  expect(upward.at(-1)?.at).toBeCloseTo(0.1)
  expect(never).toBe(0)
})

test('nothing harms anybody', () => {
  const harmless = ROWS.map((one) => ({ ...one, damage: 0, rounds: Number.POSITIVE_INFINITY }))
  expect(plotOf(harmless, 'cr', 'damage').dots.map(({ top }) => top)).toEqual([1, 1, 1])
  expect(plotOf(harmless, 'cr', 'rounds').dots.map(({ top }) => top)).toEqual([0, 0, 0])
})

test('the dot next to a finger', () => {
  const { dots } = plotOf(ROWS, 'hp', 'damage')
  const place = { width: 300, height: 200 }
  expect(nearestDot(dots, { x: 290, y: 110, ...place })?.dot.id).toBe('ogre')
  expect(nearestDot(dots, { x: 0, y: 0, ...place })).toMatchObject({ dot: { id: 'bat' }, distance: 0 })
  expect(nearestDot([], { x: 0, y: 0, ...place })).toBeUndefined()
})
