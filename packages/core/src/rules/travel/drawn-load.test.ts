import { expect, test } from 'vitest'
import { DRAWN_LOAD_MULTIPLIER, drawnCargoPounds, drawnLoadPounds } from './drawn-load.ts'

// SRD 5.2.1, Equipment, Mounts and Cargo (page 100)
test.each([
  ['a draft horse', ['draft-horse'], 2700],
  ['two draft horses', ['draft-horse', 'draft-horse'], 5400],
  ['a mule and a pony', ['mule', 'pony'], 3225],
  ['no animal', [], 0],
] as const)('%s: five times the carrying capacities together', (_, animals, pounds) => {
  expect(DRAWN_LOAD_MULTIPLIER).toBe(5)
  expect(drawnLoadPounds(animals)).toBe(pounds)
})

test.each([
  [['draft-horse', 'draft-horse'], 'wagon', 5000],
  [['elephant'], 'carriage', 6000],
  [['mastiff'], 'sled', 675],
  [[], 'cart', 0],
] as const)('%j pull a %s: its own weight counts', (animals, vehicle, pounds) => {
  expect(drawnCargoPounds({ animals, vehicle })).toBe(pounds)
})
