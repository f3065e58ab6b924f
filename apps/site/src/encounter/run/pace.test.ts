import { expect, test } from 'vitest'
import { fewerFights, isLong, nextPart, type Pace } from './pace.ts'

const PACE: Pace = { fights: 10, goal: 10_000, fighters: 8, millisecondsPerFight: 1, milliseconds: 2500 }

test('a part takes about as long as a reader waits for Stop', () => {
  expect(nextPart(10_000, 0.5)).toBe(300)
  expect(nextPart(40, 0.5)).toBe(40)
  expect(nextPart(40, 2000)).toBe(1)
})

test('a run of more than a minute or 50 fighters asks first', () => {
  expect(isLong(PACE)).toBe(false)
  expect(isLong({ ...PACE, millisecondsPerFight: 6.1 })).toBe(true)
  expect(isLong({ ...PACE, fighters: 51 })).toBe(true)
  expect(isLong({ ...PACE, fighters: 51, fights: 10_000 })).toBe(false)
  expect(isLong({ ...PACE, fighters: 51, milliseconds: 1000 })).toBe(false)
})

test('what is offered instead is a round number that takes some seconds', () => {
  expect(fewerFights({ ...PACE, millisecondsPerFight: 6.1 })).toBe(3000)
  expect(fewerFights({ ...PACE, millisecondsPerFight: 4000 })).toBe(10)
  expect(fewerFights({ ...PACE, fighters: 51, millisecondsPerFight: 0.1 })).toBe(5000)
})
