import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { VISUAL_OBSTACLES } from '../../vocabulary/senses.ts'
import { pierces } from './special-senses.ts'

// SRD 5.2.1, Rules Glossary: Blindsight (page 177), Truesight (page 190)
test.each([
  ['blindsight', ['blinded', 'darkness', 'obscurement', 'invisible']],
  ['darkvision', []],
  ['tremorsense', []],
  ['truesight', ['darkness', 'invisible', 'visual-illusion', 'transformation', 'ethereal-plane']],
] as const)('what %s pierces within its range', (sense, obstacles) => {
  const pierced = (distanceFeet: number, ruleset: typeof srd521 | typeof next2012): string[] =>
    VISUAL_OBSTACLES.filter((obstacle) => pierces({ senses: { [sense]: 60 }, obstacle, distanceFeet }, ruleset))
  expect(pierced(60, srd521)).toEqual(obstacles)
  expect(pierced(61, srd521)).toEqual([])
  expect(pierced(60, next2012)).toEqual([])
})
