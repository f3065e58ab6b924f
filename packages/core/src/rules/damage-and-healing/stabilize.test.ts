import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { JUST_DROPPED } from './death-saving-throw.ts'
import { afterStableHours, stabilize } from './stabilize.ts'
import type { DyingState } from './vitals.ts'

// SRD 5.2.1, Playing the Game, Stabilizing a Character (page 18); 2012 playtest, Stabilized
test.each<[string, DyingState, number, DyingState]>([
  ['10', { kind: 'dying', successes: 1, failures: 2, hitPoints: 0 }, 10, { kind: 'stable', hitPoints: 0 }],
  ['9', JUST_DROPPED, 9, JUST_DROPPED],
  ['Stable already', { kind: 'stable', hitPoints: 0 }, 20, { kind: 'stable', hitPoints: 0 }],
  ['dead', { kind: 'dead' }, 30, { kind: 'dead' }],
  ['conscious', { kind: 'conscious', hitPoints: 3 }, 30, { kind: 'conscious', hitPoints: 3 }],
])('%s', (_, state, total, expected) => {
  expect(stabilize({ life: state, checkTotal: total }, srd521)).toEqual(expected)
  expect(stabilize({ life: state, checkTotal: total }, next2012)).toEqual(state)
})

test('after the hours, 1 Hit Point', () => {
  for (const ruleset of [srd521, next2012]) {
    expect(afterStableHours({ kind: 'stable', hitPoints: 0 }, ruleset)).toEqual({ kind: 'conscious', hitPoints: 1 })
    expect(afterStableHours(JUST_DROPPED, ruleset)).toEqual(JUST_DROPPED)
    expect(afterStableHours({ kind: 'dead' }, ruleset)).toEqual({ kind: 'dead' })
  }
})
