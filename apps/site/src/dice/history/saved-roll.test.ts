import { describe, expect, test } from 'vitest'
import { readHistory, type SavedRoll, withRoll } from './saved-roll.ts'

const ROLL: SavedRoll = {
  id: 'a',
  time: Date.UTC(2026, 0, 2, 3, 4, 5),
  dice: '2d20kh1+5',
  faces: [
    { sides: 20, value: 12, kept: true },
    { sides: 20, value: 7, kept: false },
  ],
  total: 17,
  title: 'Attack Roll',
  address: '/en/rules/attack-roll/#p-1',
}

describe('readHistory', () => {
  test('reads saved rolls', () => {
    expect(readHistory(JSON.stringify([ROLL]))).toEqual([ROLL])
    expect(readHistory(undefined)).toEqual([])
  })

  test.each([
    ['a text that is not JSON', '[{'],
    ['an object that is not a list', '{"rolls":[]}'],
    ['null', 'null'],
    ['an address of another site', JSON.stringify([{ ...ROLL, address: '//example.com/' }])],
    ['a script as address', JSON.stringify([{ ...ROLL, address: 'javascript:alert(1)' }])],
    ['a total that is not an integer', JSON.stringify([{ ...ROLL, total: '17' }])],
    ['a seed without its turn', JSON.stringify([{ ...ROLL, seed: 'x' }])],
    ['a face that is not a number', JSON.stringify([{ ...ROLL, faces: [{ value: 'x', kept: true }] }])],
  ])('skips %s', (_, text) => {
    expect(readHistory(text)).toEqual([])
  })

  test('skips the invalid rolls of a list', () => {
    expect(readHistory(JSON.stringify([7, ROLL, null]))).toEqual([ROLL])
  })
})

test('withRoll puts the newest roll first and keeps at most 500', () => {
  const full = Array.from({ length: 500 }, (_, index): SavedRoll => ({ ...ROLL, id: String(index) }))
  const next = withRoll(full, { ...ROLL, id: 'new' })
  expect(next).toHaveLength(500)
  expect([next[0]?.id, next[1]?.id, next[499]?.id]).toEqual(['new', '0', '498'])
})
