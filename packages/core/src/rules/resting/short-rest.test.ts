import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { unhurt } from '../damage-and-healing/hit-points.ts'
import type { Vitals } from '../damage-and-healing/vitals.ts'
import { hitDieHealing, mayFinishShortRest, maySpendHitDie, mayStartShortRest, spendHitDie } from './short-rest.ts'

const at = (life: Vitals['life']): Vitals => ({ ...unhurt({ hitPointMaximum: 20, diesAtZero: false }), life })

// SRD 5.2.1, Rules Glossary, Short Rest (page 187); 2012 playtest, Short Rest
test('the constants match the book', () => {
  expect([srd521.shortRest.minutes, next2012.shortRest.minutes]).toEqual([60, 10])
})

test.each([
  [{ kind: 'conscious', hitPoints: 1 }, true, true],
  [{ kind: 'stable', hitPoints: 0 }, false, true],
  [{ kind: 'dead' }, false, false],
] as const)('%o can start: %s, in 2012 %s', (life, now, then) => {
  expect(mayStartShortRest(at(life), srd521).allowed).toBe(now)
  expect(mayStartShortRest(at(life), next2012).allowed).toBe(then)
})

test.each([
  [1, false, true, false],
  [1, true, true, true],
  [0, true, false, false],
])('%i dice left, a kit %s: %s, in 2012 %s', (diceLeft, kitOrFeature, now, then) => {
  expect(maySpendHitDie({ diceLeft, kitOrFeature }, srd521).allowed).toBe(now)
  expect(maySpendHitDie({ diceLeft, kitOrFeature }, next2012).allowed).toBe(then)
})

describe('hitDieHealing', () => {
  test.each([
    [5, 2, 7, 7],
    [1, 0, 1, 1],
    [1, -1, 1, 0],
    [2, -4, 1, 0],
    [8, -1, 7, 7],
  ])('a roll of %i with modifier %i heals %i, in 2012 %i', (rolled, constitutionModifier, now, then) => {
    expect(hitDieHealing({ rolled, constitutionModifier }, srd521)).toBe(now)
    expect(hitDieHealing({ rolled, constitutionModifier }, next2012)).toBe(then)
  })

  test.each([0, 1.5])('a roll of %d throws a RangeError', (rolled) => {
    expect(() => hitDieHealing({ rolled, constitutionModifier: 0 }, srd521)).toThrow(RangeError)
  })
})

// SRD 5.2.1, Rules Glossary, Short Rest (page 187): an interrupted one gives no benefit; 2012 playtest, Short Rest
test.each([
  ['an hour', 60, [], 'allowed', 'allowed'],
  ['59 minutes', 59, [], 'too-short', 'allowed'],
  ['9 minutes', 9, [], 'too-short', 'too-short'],
  ['an hour with a cantrip', 60, [{ kind: 'spell', level: 0 }], 'allowed', 'allowed'],
  ['an hour with a spell', 60, [{ kind: 'spell', level: 1 }], 'interrupted', 'allowed'],
  ['an hour with 1 damage at its end', 60, [{ kind: 'damage', damage: 1 }], 'interrupted', 'allowed'],
] as const)('%s', (_, minutes, events, now, then) => {
  for (const [ruleset, expected] of [[srd521, now] as const, [next2012, then] as const]) {
    const may = mayFinishShortRest({ minutes, events }, ruleset)
    expect(may.allowed ? 'allowed' : may.because).toBe(expected)
  }
})

test('a die spent heals up to the maximum', () => {
  const {
    value: { vitals, regained },
  } = spendHitDie({ vitals: at({ kind: 'conscious', hitPoints: 15 }), rolled: 6, constitutionModifier: 2 }, srd521)
  expect([vitals.life, regained]).toEqual([{ kind: 'conscious', hitPoints: 20 }, 5])
})
