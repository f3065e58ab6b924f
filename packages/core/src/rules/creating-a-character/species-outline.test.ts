import { expect, test } from 'vitest'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { speciesOutline } from './species-outline.ts'

// SRD 5.1, Races (pages 3 to 7)
test('the nine races', () => {
  expect(speciesOutline('half-elf', srd51)).toEqual({ sizes: ['medium'], speedFeet: 30, darkvisionFeet: 60 })
  expect(speciesOutline('human', srd51)).toEqual({ sizes: ['medium'], speedFeet: 30, darkvisionFeet: 0 })
})

test('what an edition does not describe throws a RangeError', () => {
  expect(() => speciesOutline('half-elf')).toThrow(RangeError)
  expect(() => speciesOutline('goliath', srd51)).toThrow(RangeError)
})
