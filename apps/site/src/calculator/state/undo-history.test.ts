import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { undoHistory } from './undo-history.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('undo returns the previous states, latest first', () => {
  const history = undoHistory<string>()
  expect(history.isEmpty()).toBe(true)
  history.add('a', 'ac')
  history.add('b', 'bonus')
  history.add('c')
  expect([history.pop(), history.pop(), history.pop(), history.pop()]).toEqual(['c', 'b', 'a', undefined])
})

test('merges quick changes of one field into one undo step', () => {
  const history = undoHistory<string>()
  history.add('a', 'ac')
  vi.advanceTimersByTime(800)
  history.add('b', 'ac')
  vi.advanceTimersByTime(800)
  history.add('c', 'ac')
  vi.advanceTimersByTime(1000)
  history.add('d', 'ac')
  expect([history.pop(), history.pop(), history.pop()]).toEqual(['d', 'a', undefined])
})

test('a change after undo is a separate step', () => {
  const history = undoHistory<string>()
  history.add('a', 'ac')
  history.add('b', 'bonus')
  history.pop()
  history.add('c', 'bonus')
  expect([history.pop(), history.pop()]).toEqual(['c', 'a'])
})

test('keeps at most fifty states', () => {
  const history = undoHistory<number>()
  for (let state = 0; state < 60; state += 1) history.add(state)
  const states = Array.from({ length: 60 }, () => history.pop()).filter((state) => state !== undefined)
  expect(states).toEqual(Array.from({ length: 50 }, (_, index) => 59 - index))
})
