import { parse } from '@rulestone/core/dice'
import { expect, test } from 'vitest'
import { rollShared } from './seeded-roll.ts'

test('the same seed and turn give the same roll; other turns and seeds give different ones', () => {
  const parsed = parse('40d20')
  if (!parsed.ok) throw new Error('40d20')
  const faces = (seed: string, turn: number): string => JSON.stringify(rollShared(parsed.value, { seed, turn }))
  expect(faces('a', 1)).toBe(faces('a', 1))
  expect(faces('a', 2)).not.toBe(faces('a', 1))
  expect(faces('b', 1)).not.toBe(faces('a', 1))
})
