import { expect, test } from 'vitest'
import { multiattackLeft } from './multiattack.ts'
import type { Multiattack } from './stat-block.ts'
import { UNSPENT } from './unspent.ts'

/** Two claws and one of bite and breath, or three bites. */
const MULTIATTACKS: readonly Multiattack[] = [
  [
    { of: ['claw'], times: 2 },
    { of: ['bite', 'breath'], times: 1 },
  ],
  [{ of: ['bite'], times: 3 }],
]

// SRD 5.2.1, page 255: what a Multiattack consists of, in any order.
// biome-ignore format: a table
const CASES: readonly (readonly [made: readonly string[] | undefined, left: Readonly<Record<string, number>>])[] = [
  [undefined, {}],
  [['claw'], { claw: 1, bite: 1, breath: 1 }],
  [['bite'], { claw: 2, bite: 2 }],
  [['claw', 'bite'], { claw: 1 }],
  [['bite', 'bite'], { bite: 1 }],
  [['claw', 'claw', 'breath'], {}],
  [['sting'], {}],
]

test.each(CASES)('after %j', (made, left) => {
  const spent = { ...UNSPENT, ...(made && { multiattackMade: made }) }
  const all = multiattackLeft({ multiattacks: MULTIATTACKS, spent })
  expect(Object.fromEntries(all.map(({ id, times }) => [id, times]))).toEqual(left)
})
