import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { unhurt, type Vitals } from '../damage-and-healing/hit-points.ts'
import { hitDieHealing, mayFinishShortRest, maySpendHitDie, mayStartShortRest, spendHitDie } from './short-rest.ts'

const at = (life: Vitals['life']): Vitals => ({ ...unhurt({ hitPointMaximum: 20, diesAtZero: false }), life })
const NOW = srd521.shortRest
const THEN = next2012.shortRest

// SRD 5.2.1, Rules Glossary, Short Rest (page 187); 2012 playtest, Short Rest
test('the constants match the book', () => {
  expect([NOW.minutes, THEN.minutes]).toEqual([60, 10])
})

test.each([
  [{ kind: 'conscious', hitPoints: 1 }, true, true],
  [{ kind: 'stable', hitPoints: 0 }, false, true],
  [{ kind: 'dead' }, false, false],
] as const)('%o can start: %s, in 2012 %s', (life, now, then) => {
  expect(mayStartShortRest(at(life), NOW).allowed).toBe(now)
  expect(mayStartShortRest(at(life), THEN).allowed).toBe(then)
})

test.each([
  [1, false, true, false],
  [1, true, true, true],
  [0, true, false, false],
])('%i dice left, a kit %s: %s, in 2012 %s', (diceLeft, kitOrFeature, now, then) => {
  expect(maySpendHitDie({ diceLeft, kitOrFeature }, NOW).allowed).toBe(now)
  expect(maySpendHitDie({ diceLeft, kitOrFeature }, THEN).allowed).toBe(then)
})

describe('hitDieHealing', () => {
  test.each([
    [5, 2, 7, 7],
    [1, 0, 1, 1],
    [1, -1, 1, 0],
    [2, -4, 1, 0],
    [8, -1, 7, 7],
  ])('a roll of %i with modifier %i heals %i, in 2012 %i', (rolled, constitutionModifier, now, then) => {
    expect(hitDieHealing({ rolled, constitutionModifier }, NOW)).toBe(now)
    expect(hitDieHealing({ rolled, constitutionModifier }, THEN)).toBe(then)
  })

  test.each([0, 1.5])('a roll of %d throws a RangeError', (rolled) => {
    expect(() => hitDieHealing({ rolled, constitutionModifier: 0 }, NOW)).toThrow(RangeError)
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
  for (const [rule, expected] of [[NOW, now] as const, [THEN, then] as const]) {
    const may = mayFinishShortRest(minutes, events, rule)
    expect(may.allowed ? 'allowed' : may.because).toBe(expected)
  }
})

test('a die spent heals up to the maximum', () => {
  const { vitals, regained } = spendHitDie(
    at({ kind: 'conscious', hitPoints: 15 }),
    { rolled: 6, constitutionModifier: 2 },
    NOW,
  )
  expect([vitals.life, regained]).toEqual([{ kind: 'conscious', hitPoints: 20 }, 5])
})
