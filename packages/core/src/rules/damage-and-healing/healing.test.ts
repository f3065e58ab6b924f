import { expect, test } from 'vitest'
import { heal } from './healing.ts'
import { unhurt } from './hit-points.ts'
import type { Vitals } from './vitals.ts'

const at = (life: Vitals['life']): Vitals => ({ ...unhurt({ hitPointMaximum: 20, diesAtZero: false }), life })

// SRD 5.2.1, Playing the Game, Healing (page 17); 2012 playtest, Healing
test.each<[string, Vitals['life'], number, number, Vitals['life']]>([
  ['8 for 14 of 20', { kind: 'conscious', hitPoints: 14 }, 8, 6, { kind: 'conscious', hitPoints: 20 }],
  ['less', { kind: 'conscious', hitPoints: 14 }, 5, 5, { kind: 'conscious', hitPoints: 19 }],
  ['unhurt already', { kind: 'conscious', hitPoints: 20 }, 5, 0, { kind: 'conscious', hitPoints: 20 }],
  ['the dying', { kind: 'dying', successes: 2, failures: 2, hitPoints: 0 }, 1, 1, { kind: 'conscious', hitPoints: 1 }],
  ['−5 and 4', { kind: 'dying', successes: 0, failures: 0, hitPoints: -5 }, 4, 4, { kind: 'conscious', hitPoints: 4 }],
  ['the Stable', { kind: 'stable', hitPoints: -5 }, 30, 20, { kind: 'conscious', hitPoints: 20 }],
  [
    '0 points do not change a Stable creature below 0',
    { kind: 'stable', hitPoints: -5 },
    0,
    0,
    { kind: 'stable', hitPoints: -5 },
  ],
  ['the dead', { kind: 'dead' }, 8, 0, { kind: 'dead' }],
])('%s', (_, before, points, regained, after) => {
  const healed = heal({ vitals: at(before), points })
  expect([healed.value.vitals, healed.value.regained]).toEqual([at(after), regained])
  expect(healed.steps).toHaveLength(regained > 0 ? 1 : 0)
})

test.each([-1, 0.5])('%d points throw a RangeError', (points) => {
  expect(() => heal({ vitals: at({ kind: 'dead' }), points })).toThrow(RangeError)
})
