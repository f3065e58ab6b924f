import { expect, test } from 'vitest'
import { howMany } from './how-many.ts'

// biome-ignore format: a table
const CASES: readonly (readonly [text: string, count: number, name: string])[] = [
  ['goblin', 1, 'goblin'],
  ['4 goblin', 4, 'goblin'],
  ['4 × goblin', 4, 'goblin'],
  ['4地精', 4, '地精'],
  ['4 ก็อบลิน', 4, 'ก็อบลิน'],
  ['wolf x2', 2, 'wolf'],
  ['0 wolf', 1, 'wolf'],
  ['4', 1, '4'],
  ['', 1, ''],
]

test.each(CASES)('“%s”', (text, count, name) => {
  expect(howMany(text)).toEqual({ count, name })
})
