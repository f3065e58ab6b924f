import type { Ability } from '../../vocabulary/abilities.ts'
import type { Skill } from '../../vocabulary/skills.ts'
import { type ByTravelPace, TRAVEL_PACES, type TravelPace } from '../../vocabulary/travel-paces.ts'
import { quantity, type Table, words } from '../table.ts'

/** How far a group travels at a pace. The figure for a day is separate, not a multiple of the hour. */
export interface TravelPaceRow {
  readonly feetPerMinute: number
  readonly milesPerHour: number
  readonly milesPerDay: number
}

/**
 * The Travel Pace table.
 *
 * @source SRD 5.2.1, Playing the Game, Travel Pace (page 12)
 */
export const TRAVEL_PACE_DISTANCES = {
  slow:   { feetPerMinute: 200, milesPerHour: 2, milesPerDay: 18 },
  normal: { feetPerMinute: 300, milesPerHour: 3, milesPerDay: 24 },
  fast:   { feetPerMinute: 400, milesPerHour: 4, milesPerDay: 30 },
} as const satisfies ByTravelPace<TravelPaceRow>

/** How a travel pace changes the checks of each traveler. */
export interface TravelPaceEffectRow {
  readonly pace: TravelPace
  readonly ability: Ability
  readonly skill: Skill
  readonly gives: 'advantage' | 'disadvantage'
}

/**
 * The effects of the travel paces.
 *
 * @source SRD 5.2.1, Playing the Game, Travel Pace (page 12)
 */
export const TRAVEL_PACE_EFFECTS = [
  { pace: 'fast',   ability: 'wisdom',    skill: 'perception', gives: 'disadvantage' },
  { pace: 'fast',   ability: 'wisdom',    skill: 'survival',   gives: 'disadvantage' },
  { pace: 'fast',   ability: 'dexterity', skill: 'stealth',    gives: 'disadvantage' },
  { pace: 'normal', ability: 'dexterity', skill: 'stealth',    gives: 'disadvantage' },
  { pace: 'slow',   ability: 'wisdom',    skill: 'perception', gives: 'advantage' },
  { pace: 'slow',   ability: 'wisdom',    skill: 'survival',   gives: 'advantage' },
] as const satisfies readonly TravelPaceEffectRow[]

/** The Travel Pace table as a reader sees it. */
export const travelPacesTable: Table = {
  id: 'travel-paces',
  source: { document: 'SRD 5.2.1', heading: 'Travel Pace', page: 12 },
  columns: ['pace', 'per-minute', 'per-hour', 'per-day', 'effect'],
  rows: [...TRAVEL_PACES].reverse().map((pace) => {
    const { feetPerMinute, milesPerHour, milesPerDay } = TRAVEL_PACE_DISTANCES[pace]
    return [
      words(pace),
      quantity(feetPerMinute, 'feet'),
      quantity(milesPerHour, 'miles'),
      quantity(milesPerDay, 'miles'),
      words(`effect-${pace}`),
    ]
  }),
}
