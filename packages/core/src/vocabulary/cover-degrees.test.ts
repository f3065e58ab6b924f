import { expect, test } from 'vitest'
import { COVER_DEGREES } from './cover-degrees.ts'

// SRD 5.2.1, Playing the Game, Cover (page 15)
test('three degrees of cover after none, the most protective last', () => {
  expect(COVER_DEGREES).toEqual(['none', 'half', 'three-quarters', 'total'])
})
