import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { unhurt, type Vitals } from '../damage-and-healing/hit-points.ts'
import {
  finishLongRest,
  interruptLongRest,
  mayFinishLongRest,
  mayStartLongRest,
  type RestedCreature,
  startLongRest,
} from './long-rest.ts'

const NOW = srd521.longRest
const THEN = next2012.longRest
const at = (life: Vitals['life']): Vitals => ({ ...unhurt({ hitPointMaximum: 20, diesAtZero: false }), life })

// SRD 5.2.1, Rules Glossary, Long Rest (page 185); 2012 playtest, Long Rest
test('the constants match the book', () => {
  expect([NOW.hours, NOW.sleepHours, NOW.lightActivityHours, NOW.leastHitPoints]).toEqual([8, 6, 2, 1])
  expect([THEN.hours, THEN.lightActivityHours, THEN.leastHitPoints]).toEqual([8, 2, 1])
})

describe('mayStartLongRest', () => {
  test.each([
    ['the first', undefined, true, true],
    ['16 hours after the end', { startedHoursAgo: 24, endedHoursAgo: 16 }, true, true],
    ['15 hours after the end', { startedHoursAgo: 23, endedHoursAgo: 15 }, false, false],
    ['15 hours after the end of a long one', { startedHoursAgo: 25, endedHoursAgo: 15 }, false, true],
  ])('%s: %s, in 2012 %s', (_, last, now, then) => {
    const before = { vitals: at({ kind: 'conscious', hitPoints: 1 }), ...(last ? { last } : {}) }
    expect(mayStartLongRest(before, NOW).allowed).toBe(now)
    expect(mayStartLongRest(before, THEN).allowed).toBe(then)
  })

  test('cannot start at 0 Hit Points or when dead', () => {
    for (const rule of [NOW, THEN]) {
      expect(mayStartLongRest({ vitals: at({ kind: 'stable', hitPoints: 0 }) }, rule)).toMatchObject({
        because: 'hit-points',
      })
      expect(mayStartLongRest({ vitals: at({ kind: 'dead' }) }, rule)).toMatchObject({ because: 'dead' })
    }
  })
})

describe('interruptLongRest', () => {
  test('an hour more for each interruption, and a Short Rest after an hour', () => {
    const once = interruptLongRest({ ...startLongRest(NOW), restedMinutes: 59 }, NOW)
    expect(once).toEqual({ progress: { restedMinutes: 59, neededMinutes: 540 }, shortRest: false })
    const twice = interruptLongRest({ ...once.progress, restedMinutes: 60 }, NOW)
    expect(twice).toEqual({ progress: { restedMinutes: 60, neededMinutes: 600 }, shortRest: true })
  })

  test('in 2012 it starts over', () => {
    expect(interruptLongRest({ restedMinutes: 470, neededMinutes: 480 }, THEN)).toEqual({
      progress: startLongRest(THEN),
      shortRest: false,
    })
  })
})

// SRD 5.2.1, Rules Glossary, Long Rest (page 185): 8 hours, 6 of sleep at least, 2 of light activity at most; 2012
// playtest, Long Rest
test.each([
  ['6 hours of sleep and 2 of watch', { asleep: 360, active: 120, total: 480 }, 480, 'allowed', 'allowed'],
  ['a minute less sleep', { asleep: 359, active: 120, total: 480 }, 480, 'too-little-sleep', 'allowed'],
  ['a minute more of watch', { asleep: 360, active: 121, total: 481 }, 480, 'too-much-activity', 'too-much-activity'],
  ['a minute too short', { asleep: 479, active: 0, total: 479 }, 480, 'too-short', 'too-short'],
  ['8 hours after an interruption', { asleep: 400, active: 80, total: 480 }, 540, 'too-short', 'too-short'],
  ['9 hours after an interruption', { asleep: 420, active: 120, total: 540 }, 540, 'allowed', 'allowed'],
] as const)('mayFinishLongRest: %s', (_, minutes, needed, now, then) => {
  for (const [rule, expected] of [[NOW, now] as const, [THEN, then] as const]) {
    const may = mayFinishLongRest(minutes, needed, rule)
    expect(may.allowed ? 'allowed' : may.because).toBe(expected)
  }
})

test.each([
  ['more spent than there is', { asleep: 400, active: 81, total: 480 }],
  ['negative', { asleep: -1, active: 0, total: 480 }],
  ['half a minute', { asleep: 0.5, active: 0, total: 480 }],
])('mayFinishLongRest: %s throws a RangeError', (_, minutes) => {
  expect(() => mayFinishLongRest(minutes, 480, NOW)).toThrow(RangeError)
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
    expect(finishLongRest(tired, NOW)).toEqual({
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
    expect(finishLongRest(raised, NOW)).toMatchObject({
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
    const rested = finishLongRest(tired, THEN, { variant, constitutionModifier })
    expect(rested).toMatchObject({
      vitals: { life: { hitPoints: hp } },
      hitDice: { left: dice },
      abilityReductions: { strength: 4 },
    })
    expect(THEN.recovery[variant].spendsHitDice).toBe(hp === 3)
  })

  test('an edition without the variant rests as usual', () => {
    expect(finishLongRest(tired, NOW, { variant: 'slower-hit-points' })).toEqual(finishLongRest(tired, NOW))
  })

  test('the dead do not rest', () => {
    const dead = { ...tired, vitals: at({ kind: 'dead' }) }
    expect(finishLongRest(dead, NOW)).toBe(dead)
  })
})
