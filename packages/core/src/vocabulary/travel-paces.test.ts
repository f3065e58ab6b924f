import { expect, test } from 'vitest'
import { TRAVEL_PACES } from './travel-paces.ts'

// SRD 5.2.1, Gameplay Toolbox, Good Roads (page 192): from Slow to Normal or from Normal to Fast
test('the three travel paces, a step apart', () => {
  expect(TRAVEL_PACES).toEqual(['slow', 'normal', 'fast'])
})
