import { expect, test } from 'vitest'
import { CHALLENGE_RATINGS } from './challenge-ratings.ts'

// SRD 5.2.1, Monsters, Experience Points by Challenge Rating (page 256): both columns, top to bottom
test('every Challenge Rating from 0 to 30, with three fractions', () => {
  expect(CHALLENGE_RATINGS.join(' ')).toBe(
    '0 1/8 1/4 1/2 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30',
  )
  expect(CHALLENGE_RATINGS).toHaveLength(34)
})
