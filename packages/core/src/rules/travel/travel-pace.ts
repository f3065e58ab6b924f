import { requireInteger } from '../../bounds.ts'
import type { TravelRule } from '../../rulesets/exploration.ts'
import { TRAVEL_FIGURES } from '../../tables/travel/travel-figures.ts'
import { TRAVEL_PACE_DISTANCES, TRAVEL_PACE_EFFECTS } from '../../tables/travel/travel-paces.ts'
import type { Skill } from '../../vocabulary/skills.ts'
import type { TravelPace } from '../../vocabulary/travel-paces.ts'
import type { RollCircumstance } from '../d20-tests/roll-circumstance.ts'

const COUNT = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

/** A traveler, with what editions look at. */
export interface Traveler {
  /** the group's pace, in an edition where the pace decides */
  readonly pace: TravelPace
  /** in an edition where the speed decides */
  readonly speedFeet: number
  /** in an edition where the speed decides */
  readonly hustling: boolean
}

/**
 * The distance traveled in a minute outside combat, in feet.
 *
 * @throws RangeError if the speed is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Travel Pace (page 12)
 * @source 2012 playtest, Exploration, Movement and Modes of Movement
 * @example
 * feetPerMinute({ pace: 'fast', speedFeet: 30, hustling: false }, srd521.travel) // => 400
 * feetPerMinute({ pace: 'normal', speedFeet: 25, hustling: true }, next2012.travel) // => 500
 */
export function feetPerMinute({ pace, speedFeet, hustling }: Traveler, rule: TravelRule): number {
  requireInteger('speedFeet', speedFeet, COUNT)
  if (rule.decidedBy === 'pace') return TRAVEL_PACE_DISTANCES[pace].feetPerMinute
  return speedFeet * rule.timesPerMinute * (hustling ? rule.hustleTimes : 1)
}

/**
 * How many miles a group travels in some hours. Mounts double the distance of an hour, and then need a Short or Long
 * Rest before they can do it again.
 *
 * @param doubledHours how many of the hours mounts double
 * @throws RangeError if the hours are negative or not an integer, or more hours are doubled than there are
 * @source SRD 5.2.1, Playing the Game, Travel Pace (page 12)
 * @example
 * milesInHours('normal', 4) // => 12
 * milesInHours('normal', 4, 1) // => 15
 */
export function milesInHours(pace: TravelPace, hours: number, doubledHours = 0): number {
  requireInteger('hours', hours, COUNT)
  requireInteger('doubledHours', doubledHours, { minimum: 0, maximum: hours })
  return TRAVEL_PACE_DISTANCES[pace].milesPerHour * (hours + doubledHours * (TRAVEL_FIGURES.mounted.times - 1))
}

/**
 * How many miles a group travels in some days. A day is a separate figure in the Travel Pace table; it is not eight
 * times the hour.
 *
 * @throws RangeError if the days are negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Travel Pace (page 12)
 * @example
 * milesInDays('fast', 2) // => 60
 */
export const milesInDays = (pace: TravelPace, days: number): number =>
  TRAVEL_PACE_DISTANCES[pace].milesPerDay * requireInteger('days', days, COUNT)

/**
 * How a pace changes a traveler's check with a skill.
 *
 * @source SRD 5.2.1, Playing the Game, Travel Pace (page 12)
 * @example
 * paceCircumstances('fast', 'survival') // => [{ rule: 'travel-pace', gives: 'disadvantage' }]
 * paceCircumstances('slow', 'stealth') // => []
 */
export const paceCircumstances = (pace: TravelPace, skill: Skill): readonly RollCircumstance[] =>
  TRAVEL_PACE_EFFECTS.filter((row) => row.pace === pace && row.skill === skill).map(({ gives }) => ({
    rule: 'travel-pace',
    gives,
  }))
