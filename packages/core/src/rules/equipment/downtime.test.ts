import { expect, test } from 'vitest'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { professionLifestyle, recuperationBenefits, researchCopperPieces, trainingLeft } from './downtime.ts'

// SRD 5.1, Between Adventures (pages 88 and 89)
test.each([
  [0, 250, 25000],
  [249, 1, 100],
  [250, 0, 0],
  [300, 0, 0],
])('after %i days of training, %i days and %i CP are left', (days, left, copperPieces) => {
  expect(trainingLeft(days, srd51)).toEqual({ days: left, copperPieces })
})

test.each([
  [false, false, 'modest'],
  [true, false, 'comfortable'],
  [false, true, 'wealthy'],
  [true, true, 'wealthy'],
] as const)('in an organization %s, performing %s: %s', (inOrganization, performing, expected) => {
  expect(professionLifestyle({ inOrganization, performing }, srd51)).toBe(expected)
})

test.each([
  [3, 15, 2],
  [3, 14, 0],
  [2, 15, 0],
])('%i days and a total of %i: %i benefits to choose from', (days, total, count) => {
  expect(recuperationBenefits({ days, total }, srd51)).toHaveLength(count)
})

test('today there is neither training, nor work, nor research', () => {
  expect(() => trainingLeft(1)).toThrow(RangeError)
  expect(() => professionLifestyle({ inOrganization: false, performing: false })).toThrow(RangeError)
  expect(() => researchCopperPieces(1)).toThrow(RangeError)
})
