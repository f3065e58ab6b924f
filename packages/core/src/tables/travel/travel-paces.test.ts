import { expect, test } from 'vitest'
import { TRAVEL_PACE_DISTANCES, TRAVEL_PACE_EFFECTS } from './travel-paces.ts'

// SRD 5.2.1, Playing the Game, Travel Pace (page 12)
test('Travel Pace', () => {
  expect(
    Object.entries(TRAVEL_PACE_DISTANCES).map(
      ([pace, { feetPerMinute, milesPerHour, milesPerDay }]) =>
        `${pace}: ${feetPerMinute} feet, ${milesPerHour} miles, ${milesPerDay} miles`,
    ),
  ).toEqual([
    'slow: 200 feet, 2 miles, 18 miles',
    'normal: 300 feet, 3 miles, 24 miles',
    'fast: 400 feet, 4 miles, 30 miles',
  ])
})

// SRD 5.2.1, Playing the Game, Travel Pace (page 12)
test('the effects of the paces', () => {
  expect(TRAVEL_PACE_EFFECTS.map(({ pace, ability, skill, gives }) => `${pace}: ${gives} on ${ability} (${skill})`)).toEqual([
    'fast: disadvantage on wisdom (perception)',
    'fast: disadvantage on wisdom (survival)',
    'fast: disadvantage on dexterity (stealth)',
    'normal: disadvantage on dexterity (stealth)',
    'slow: advantage on wisdom (perception)',
    'slow: advantage on wisdom (survival)',
  ])
})
