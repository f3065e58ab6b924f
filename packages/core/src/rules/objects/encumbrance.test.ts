import { expect, test } from 'vitest'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { encumbrance } from './encumbrance.ts'

// SRD 5.1, Variant: Encumbrance: over 5 times Strength, over 10 times Strength
test.each([
  [75, 'none', 30, 0],
  [75.25, 'encumbered', 20, 0],
  [150, 'encumbered', 20, 0],
  [150.25, 'heavily-encumbered', 10, 3],
])('Strength 15 with %d pounds: %s, %i feet', (carriedPounds, grade, speedFeet, abilities) => {
  const load = encumbrance({ strengthScore: 15, speedFeet: 30, carriedPounds }, srd51)
  expect([load.grade, load.speedFeet, load.disadvantageWith.length]).toEqual([grade, speedFeet, abilities])
})

test('a Speed does not fall below 0', () => {
  expect(encumbrance({ strengthScore: 1, speedFeet: 15, carriedPounds: 11 }, srd51).speedFeet).toBe(0)
})

test('SRD 5.2.1 has no such variant', () => {
  expect(encumbrance({ strengthScore: 1, speedFeet: 30, carriedPounds: 11 }).grade).toBe('none')
})
