import { describe, expect, test } from 'vitest'
import { extendedTravelSaves, hourOfTravelCountsAs, isAcclimated } from './extended-travel.ts'

// SRD 5.2.1, Gameplay Toolbox, Extended Travel (page 192)
describe('extendedTravelSaves', () => {
  test.each([
    [0, []],
    [8, []],
    [9, [11]],
    [12, [11, 12, 13, 14]],
  ])('%i hours: DCs %j', (hours, dcs) => {
    expect(extendedTravelSaves({ hours }).map(({ dc }) => dc)).toEqual(dcs)
  })

  test('a Constitution save at the end of the hour, and 1 Exhaustion level', () => {
    expect(extendedTravelSaves({ hours: 9 })).toEqual([{ hour: 9, save: 'constitution', dc: 11, exhaustionLevels: 1 }])
  })

  test('at a high altitude after 4 hours', () => {
    expect(extendedTravelSaves({ hours: 4, hourCountsAs: 2 })).toEqual([])
    expect(extendedTravelSaves({ hours: 5, hourCountsAs: 2 })).toEqual([
      { hour: 5, save: 'constitution', dc: 12, exhaustionLevels: 1 },
    ])
  })

  test.each([
    [-1, 1],
    [25, 1],
    [8.5, 1],
    [8, 0],
    [8, 3],
  ])('%f hours that count as %i throw a RangeError', (hours, countsAs) => {
    expect(() => extendedTravelSaves({ hours, hourCountsAs: countsAs })).toThrow(RangeError)
  })
})

// SRD 5.2.1, Gameplay Toolbox, High Altitude (page 195)
test.each([
  [9_999, false, 1],
  [10_000, false, 2],
  [10_000, true, 1],
])('an hour at %i feet, acclimated %s, counts as %i', (altitudeFeet, acclimated, hours) => {
  expect(hourOfTravelCountsAs({ altitudeFeet, acclimated })).toBe(hours)
})

// SRD 5.2.1, Gameplay Toolbox, High Altitude (page 195)
test.each([
  [12_000, 29, false, false],
  [12_000, 30, false, true],
  [20_000, 30, false, true],
  [20_001, 300, false, false],
  [20_001, 30, true, true],
])('%i feet for %i days, native %s: acclimated %s', (altitudeFeet, days, native, expected) => {
  expect(isAcclimated({ altitudeFeet, days, native })).toBe(expected)
})
