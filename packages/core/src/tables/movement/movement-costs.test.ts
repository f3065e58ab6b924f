import { expect, test } from 'vitest'
import { MOVEMENT_COSTS } from './movement-costs.ts'

// SRD 5.2.1, Rules Glossary; the page stands after each row
test('what makes movement cost more', () => {
  expect(MOVEMENT_COSTS).toEqual([
    { circumstance: 'climbing', extraFeetPerFoot: 1, ignoredWith: 'climb-speed' }, // 178
    { circumstance: 'crawling', extraFeetPerFoot: 1, ignoredWith: 'none' }, // 179
    { circumstance: 'swimming', extraFeetPerFoot: 1, ignoredWith: 'swim-speed' }, // 189
    { circumstance: 'difficult-terrain', extraFeetPerFoot: 1, ignoredWith: 'none' }, // 181
    { circumstance: 'grappled', extraFeetPerFoot: 1, ignoredWith: 'none' }, // 182
  ])
})
