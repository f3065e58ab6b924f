import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { SKILLS } from '../../vocabulary/skills.ts'
import { TRAVEL_PACES } from '../../vocabulary/travel-paces.ts'
import { feetPerMinute, milesInDays, milesInHours, paceCircumstances, passivePerceptionAtPace } from './travel-pace.ts'

describe('feetPerMinute', () => {
  // SRD 5.2.1, Playing the Game, Travel Pace (page 12)
  test('SRD 5.2.1: by pace, regardless of Speed', () => {
    for (const speedFeet of [0, 25, 30]) {
      const traveler = { speedFeet, hustling: speedFeet === 25 }
      expect(TRAVEL_PACES.map((pace) => feetPerMinute({ ...traveler, pace }, srd521))).toEqual([200, 300, 400])
    }
  })

  // 2012 playtest, Exploration, Movement (speed times 10) and Modes of Movement (hustling doubles the speed)
  test.each([
    [30, false, 300],
    [30, true, 600],
    [25, false, 250],
    [0, true, 0],
  ])('2012 playtest: speed %i, hustling %s', (speedFeet, hustling, expected) => {
    for (const pace of TRAVEL_PACES) {
      expect(feetPerMinute({ pace, speedFeet, hustling }, next2012)).toBe(expected)
    }
  })

  test('a speed below 0 throws a RangeError', () => {
    expect(() => feetPerMinute({ pace: 'fast', speedFeet: -5, hustling: false }, srd521)).toThrow(RangeError)
  })
})

// SRD 5.2.1, Playing the Game, Travel Pace (page 12)
test.each([
  ['slow', 1, 2, 18],
  ['normal', 1, 3, 24],
  ['fast', 1, 4, 30],
  ['fast', 8, 32, 240],
  ['slow', 0, 0, 0],
] as const)('%s for %i: %i miles in hours, %i in days', (pace, count, inHours, inDays) => {
  expect([milesInHours({ pace, hours: count }), milesInDays({ pace, days: count })]).toEqual([inHours, inDays])
})

// SRD 5.2.1, Playing the Game, Travel Pace (page 12): twice the distance for 1 hour
test('mounts double the pace for an hour, and never for more hours than are traveled', () => {
  expect([
    milesInHours({ pace: 'fast', hours: 1, doubledHours: 1 }),
    milesInHours({ pace: 'fast', hours: 3, doubledHours: 1 }),
    milesInHours({ pace: 'slow', hours: 8, doubledHours: 2 }),
  ]).toEqual([8, 16, 20])
  expect(() => milesInHours({ pace: 'fast', hours: 1, doubledHours: 2 })).toThrow(RangeError)
})

// SRD 5.2.1, Playing the Game, Travel Pace (page 12)
test('how each pace changes checks', () => {
  const affected = TRAVEL_PACES.map((pace) => [
    pace,
    SKILLS.flatMap((skill) => paceCircumstances({ pace, skill }).map(({ gives }) => `${skill} ${gives}`)),
  ])
  expect(affected).toEqual([
    ['slow', ['perception advantage', 'survival advantage']],
    ['normal', ['stealth disadvantage']],
    ['fast', ['perception disadvantage', 'stealth disadvantage', 'survival disadvantage']],
  ])
})

// SRD 5.1, Adventuring, Travel Pace (page 84), Difficult Terrain (page 85)
describe('travel in 2014', () => {
  test('difficult terrain halves the distance of a minute, an hour and a day', () => {
    const difficultTerrain = true
    expect(TRAVEL_PACES.map((pace) => feetPerMinute({ pace, difficultTerrain }, srd51))).toEqual([100, 150, 200])
    expect(TRAVEL_PACES.map((pace) => milesInHours({ pace, hours: 2, difficultTerrain }, srd51))).toEqual([2, 3, 4])
    expect(TRAVEL_PACES.map((pace) => milesInDays({ pace, days: 1, difficultTerrain }, srd51))).toEqual([9, 12, 15])
    expect(feetPerMinute({ pace: 'fast', difficultTerrain })).toBe(400)
  })

  test('a gallop covers twice a Fast pace', () => {
    const ride = TRAVEL_PACES.map((pace) => milesInHours({ pace, hours: 2, doubledHours: 1 }, srd51))
    expect(ride).toEqual([10, 11, 12])
  })

  test('only a Fast pace matters to passive Perception', () => {
    expect(TRAVEL_PACES.map((pace) => passivePerceptionAtPace(pace, srd51))).toEqual([0, 0, -5])
    expect(TRAVEL_PACES.map((pace) => passivePerceptionAtPace(pace))).toEqual([5, 0, -5])
    expect(TRAVEL_PACES.map((pace) => passivePerceptionAtPace(pace, next2012))).toEqual([0, 0, 0])
  })
})
