import { expect, test } from 'vitest'
import { PILLARS } from './pillars.ts'

test('the three pillars, in the order of the book', () => {
  expect(PILLARS).toEqual(['social-interaction', 'exploration', 'combat']) // pages 5, 181
})
