import { expect, test } from 'vitest'
import { hasShared, readShared, sharedQuery } from './shared-roll.ts'

const SHARED = { dice: '2d20kh1+5', seed: 'table 7', turn: 3, total: 17 }

test('a shared roll survives writing to a URL and reading', () => {
  expect(sharedQuery(SHARED)).toBe('dice=2d20kh1%2B5&seed=table+7&turn=3&total=17')
  expect(readShared(`?${sharedQuery(SHARED)}`)).toEqual(SHARED)
})

test.each(['?utm_source=chat', '?dice=2d6%2B3'])('%s has no shared roll', (query) => {
  expect(readShared(query)).toBeUndefined()
  expect(hasShared(query)).toBe(false)
})

test.each([
  ['no seed', 'dice=1d20&turn=1&total=2'],
  ['no turn', 'dice=1d20&seed=a&total=2'],
  ['turn 0', 'dice=1d20&seed=a&turn=0&total=2'],
  ['a total that is no number', 'dice=1d20&seed=a&turn=1&total=x'],
  ['a seed too long', `dice=1d20&seed=${'a'.repeat(61)}&turn=1&total=2`],
])('an incomplete shared roll: %s', (_, query) => {
  expect(readShared(query)).toBeUndefined()
  expect(hasShared(query)).toBe(true)
})
