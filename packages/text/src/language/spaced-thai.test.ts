import { expect, test } from 'vitest'
import { spacedThai } from './spaced-thai.ts'

test('Thai has a space next to Latin letters and digits', () => {
  expect(spacedThai('Goblin 1เข้าร่วมกับWolf')).toBe('Goblin 1 เข้าร่วมกับ Wolf')
})
