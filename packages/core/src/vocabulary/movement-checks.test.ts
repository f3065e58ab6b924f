import { expect, test } from 'vitest'
import { MOVEMENT_CHECKS } from './movement-checks.ts'

// SRD 5.2.1, Rules Glossary: Climbing (page 179), Swimming (page 189), Long Jump (page 185)
test('the checks while one moves', () => {
  expect(MOVEMENT_CHECKS).toEqual(['hard-climb', 'rough-water', 'low-obstacle', 'landing-in-difficult-terrain'])
})
