import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { coupDeGrace, mayCoupDeGrace } from './coup-de-grace.ts'

// 2012 playtest, Combat, Coup de Grace
test.each([
  ['unconscious within 5 feet', next2012, true, 5, 'allowed'],
  ['awake', next2012, false, 5, 'not-unconscious'],
  ['6 feet away', next2012, true, 6, 'too-far'],
  ['SRD 5.2.1 has no such action', srd521, true, 5, 'no-such-action'],
] as const)('%s', (_, ruleset, unconscious, distanceFeet, expected) => {
  const permission = mayCoupDeGrace({ unconscious, distanceFeet }, ruleset)
  expect(permission.allowed ? 'allowed' : permission.because).toBe(expected)
})

test.each([
  [30, 0, false],
  [1, 0, false],
  [0, 0, true],
  [-7, -7, true],
])('a hit at %i Hit Points', (hitPoints, after, dead) => {
  expect(coupDeGrace(hitPoints)).toEqual({ hitPoints: after, dead })
})
