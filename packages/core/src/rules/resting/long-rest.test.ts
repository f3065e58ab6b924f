import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { unhurt } from '../damage-and-healing/hit-points.ts'
import type { Vitals } from '../damage-and-healing/vitals.ts'
import {
  finishLongRest,
  interruptLongRest,
  mayFinishLongRest,
  mayStartLongRest,
  type RestedCreature,
  startLongRest,
} from './long-rest.ts'

const at = (life: Vitals['life']): Vitals => ({ ...unhurt({ hitPointMaximum: 20, diesAtZero: false }), life })

// SRD 5.2.1, Rules Glossary, Long Rest (page 185); 2012 playtest, Long Rest
test('the constants match the book', () => {
  expect([
    srd521.longRest.hours,
    srd521.longRest.sleepHours,
    srd521.longRest.lightActivityHours,
    srd521.longRest.leastHitPoints,
  ]).toEqual([8, 6, 2, 1])
  expect([next2012.longRest.hours, next2012.longRest.lightActivityHours, next2012.longRest.leastHitPoints]).toEqual([
    8, 2, 1,
  ])
})

describe('mayStartLongRest', () => {
  test.each([
    ['the first', undefined, true, true],
    ['16 hours after the end', { startedHoursAgo: 24, endedHoursAgo: 16 }, true, true],
    ['15 hours after the end', { startedHoursAgo: 23, endedHoursAgo: 15 }, false, false],
    ['15 hours after the end of a long one', { startedHoursAgo: 25, endedHoursAgo: 15 }, false, true],
  ])('%s: %s, in 2012 %s', (_, last, now, then) => {
    const before = { vitals: at({ kind: 'conscious', hitPoints: 1 }), ...(last ? { last } : {}) }
    expect(mayStartLongRest(before, srd521).allowed).toBe(now)
    expect(mayStartLongRest(before, next2012).allowed).toBe(then)
  })

  test('cannot start at 0 Hit Points or when dead', () => {
    for (const ruleset of [srd521, next2012]) {
      expect(mayStartLongRest({ vitals: at({ kind: 'stable', hitPoints: 0 }) }, ruleset)).toMatchObject({
        because: 'hit-points',
      })
      expect(mayStartLongRest({ vitals: at({ kind: 'dead' }) }, ruleset)).toMatchObject({ because: 'dead' })
    }
  })
})

describe('interruptLongRest', () => {
  test('an hour more for each interruption, and a Short Rest after an hour', () => {
    const once = interruptLongRest({ ...startLongRest(srd521), restedMinutes: 59 }, srd521)
    expect(once).toEqual({ progress: { restedMinutes: 59, neededMinutes: 540 }, shortRest: false })
    const twice = interruptLongRest({ ...once.progress, restedMinutes: 60 }, srd521)
    expect(twice).toEqual({ progress: { restedMinutes: 60, neededMinutes: 600 }, shortRest: true })
  })

  test('in 2012 it starts over', () => {
    expect(interruptLongRest({ restedMinutes: 470, neededMinutes: 480 }, next2012)).toEqual({
      progress: startLongRest(next2012),
      shortRest: false,
    })
  })
})

// SRD 5.2.1, Rules Glossary, Long Rest (page 185): 8 hours, 6 of sleep at least, 2 of light activity at most; 2012
// playtest, Long Rest
test.each([
  [
    '6 hours of sleep and 2 of watch',
    { asleepMinutes: 360, activeMinutes: 120, totalMinutes: 480 },
    480,
    'allowed',
    'allowed',
  ],
  [
    'a minute less sleep',
    { asleepMinutes: 359, activeMinutes: 120, totalMinutes: 480 },
    480,
    'too-little-sleep',
    'allowed',
  ],
  [
    'a minute more of watch',
    { asleepMinutes: 360, activeMinutes: 121, totalMinutes: 481 },
    480,
    'too-much-activity',
    'too-much-activity',
  ],
  ['a minute too short', { asleepMinutes: 479, activeMinutes: 0, totalMinutes: 479 }, 480, 'too-short', 'too-short'],
  [
    '8 hours after an interruption',
    { asleepMinutes: 400, activeMinutes: 80, totalMinutes: 480 },
    540,
    'too-short',
    'too-short',
  ],
  [
    '9 hours after an interruption',
    { asleepMinutes: 420, activeMinutes: 120, totalMinutes: 540 },
    540,
    'allowed',
    'allowed',
  ],
] as const)('mayFinishLongRest: %s', (_, minutes, needed, now, then) => {
  for (const [ruleset, expected] of [[srd521, now] as const, [next2012, then] as const]) {
    const may = mayFinishLongRest({ ...minutes, neededMinutes: needed }, ruleset)
    expect(may.allowed ? 'allowed' : may.because).toBe(expected)
  }
})

test.each([
  ['more spent than there is', { asleepMinutes: 400, activeMinutes: 81, totalMinutes: 480 }],
  ['negative', { asleepMinutes: -1, activeMinutes: 0, totalMinutes: 480 }],
  ['half a minute', { asleepMinutes: 0.5, activeMinutes: 0, totalMinutes: 480 }],
])('mayFinishLongRest: %s throws a RangeError', (_, minutes) => {
  expect(() => mayFinishLongRest({ ...minutes, neededMinutes: 480 }, srd521)).toThrow(RangeError)
})

describe('finishLongRest', () => {
  const tired: RestedCreature = {
    vitals: { ...at({ kind: 'conscious', hitPoints: 3 }), temporaryHitPoints: 7 },
    normalHitPointMaximum: 24,
    hitDice: { left: 1, total: 5 },
    exhaustionLevel: 3,
    abilityReductions: { strength: 4 },
  }

  test('restores Hit Points, Hit Dice and slots', () => {
    expect(finishLongRest({ creature: tired }, srd521)).toEqual({
      vitals: {
        hitPointMaximum: 24,
        temporaryHitPoints: 0,
        diesAtZero: false,
        life: { kind: 'conscious', hitPoints: 24 },
      },
      normalHitPointMaximum: 24,
      hitDice: { left: 5, total: 5 },
      exhaustionLevel: 2,
      abilityReductions: {},
    })
  })

  // SRD 5.2.1, Rules Glossary, Long Rest (page 185): a Hit Point maximum that was reduced returns to normal
  test('a raised maximum stays, and the Hit Points reach it', () => {
    const raised = { ...tired, vitals: { ...tired.vitals, hitPointMaximum: 29 } }
    expect(finishLongRest({ creature: raised }, srd521)).toMatchObject({
      vitals: { hitPointMaximum: 29, life: { kind: 'conscious', hitPoints: 29 } },
      normalHitPointMaximum: 24,
    })
  })

  // 2012 playtest, Variants: Slower Recovery
  test.each([
    ['usual', 2, 20, 5],
    ['slower-hit-points', 2, 3, 5],
    ['slower-hit-dice', 2, 20, 4],
    ['slower-all-around', 2, 3, 4],
    ['slower-hit-dice', -1, 20, 1],
    ['slower-hit-dice', -3, 20, 1],
    ['slower-hit-dice', 5, 20, 5],
  ] as const)('in 2012, %s, Constitution %i: %i Hit Points, %i Hit Dice', (variant, constitutionModifier, hp, dice) => {
    const rested = finishLongRest({ creature: tired, variant, constitutionModifier }, next2012)
    expect(rested).toMatchObject({
      vitals: { life: { hitPoints: hp } },
      hitDice: { left: dice },
      abilityReductions: { strength: 4 },
    })
    expect(next2012.longRest.recovery[variant].spendsHitDice).toBe(hp === 3)
  })

  test('an edition without the variant rests as usual', () => {
    expect(finishLongRest({ creature: tired, variant: 'slower-hit-points' }, srd521)).toEqual(
      finishLongRest({ creature: tired }, srd521),
    )
  })

  test('the dead do not rest', () => {
    const dead = { ...tired, vitals: at({ kind: 'dead' }) }
    expect(finishLongRest({ creature: dead }, srd521)).toBe(dead)
  })
})
