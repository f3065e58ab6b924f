import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { movementCheck } from './movement-check.ts'

// SRD 5.2.1, Rules Glossary: Climbing (page 179), Swimming (page 189), Long Jump (page 185); 2012 playtest, Modes of
// Movement
test.each([
  ['hard-climb', 'athletics', 15, 'set-by-gm'],
  ['rough-water', 'athletics', 15, 'set-by-gm'],
  ['low-obstacle', 'athletics', 10, 'none'],
  ['landing-in-difficult-terrain', 'acrobatics', 10, 'none'],
] as const)('%s', (check, skill, dc, playtest) => {
  expect(movementCheck(check, srd521)).toMatchObject({ check, skill, dc })
  expect(movementCheck(check, next2012).dc).toBe(playtest)
})
