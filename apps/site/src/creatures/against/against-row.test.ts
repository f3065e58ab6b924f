import { expect, test } from 'vitest'
import { DEFAULT_ORDER, inOrder, isDescending, type KnownRow, pressed, readOrder, writeOrder } from './against-row.ts'

const row = (name: string, cr: number, damage: number, rounds: number): KnownRow => ({
  ...{ id: name.toLowerCase(), name, cr, damage, rounds },
  ...{ defence: 12, hp: 10, chance: 0.5 },
})
const ROWS = [
  row('Wolf', 0.25, 4, 3),
  row('Ogre', 2, 8, 9),
  row('Bat', 0, 8, 1),
  row('Ghost', 4, 0, Number.POSITIVE_INFINITY),
]
const names = (order: string): string =>
  inOrder(ROWS, readOrder(order), (a, b) => a.localeCompare(b))
    .map(({ name }) => name)
    .join(' ')

test.each([
  ['', 'Bat Wolf Ogre Ghost'],
  ['-cr', 'Ghost Ogre Wolf Bat'],
  ['name', 'Bat Ghost Ogre Wolf'],
  ['damage', 'Bat Ogre Wolf Ghost'],
  ['-damage', 'Ghost Wolf Bat Ogre'],
  ['rounds', 'Bat Wolf Ogre Ghost'],
  ['-rounds', 'Ghost Ogre Wolf Bat'],
  ['defence', 'Bat Wolf Ogre Ghost'],
])('in the order "%s"', (order, expected) => {
  expect(names(order)).toBe(expected)
})

test('a press chooses a column, the next one turns it around', () => {
  const once = pressed(DEFAULT_ORDER, 'damage')
  expect([writeOrder(once), isDescending(once)]).toEqual(['damage', true])
  const twice = pressed(once, 'damage')
  expect([writeOrder(twice), isDescending(twice)]).toEqual(['-damage', false])
  expect(writeOrder(pressed(twice, 'cr'))).toBe('')
  expect(readOrder('nothing')).toEqual(DEFAULT_ORDER)
})
