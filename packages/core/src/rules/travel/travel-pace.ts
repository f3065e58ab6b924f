import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Exploration } from '../../rulesets/srd-5-2-1/exploration.ts'
import { TRAVEL_FIGURES } from '../../tables/travel/travel-figures.ts'
import { TRAVEL_PACE_DISTANCES, TRAVEL_PACE_EFFECTS } from '../../tables/travel/travel-paces.ts'
import { SKILLS, type Skill } from '../../vocabulary/skills.ts'
import { TRAVEL_PACES, type TravelPace } from '../../vocabulary/travel-paces.ts'
import type { RollCircumstance } from '../d20-tests/roll-circumstance.ts'

/** Hours or days of a journey: few enough that the miles are exact. */
const TIME = { minimum: 0, maximum: 1_000_000_000 }

/** A traveler, with what editions look at. */
export interface Traveler {
  /** the group's pace, which is needed in an edition where the pace decides */
  readonly pace?: TravelPace
  /** needed in an edition where the speed decides */
  readonly speedFeet?: number
  /** it counts in an edition where the speed decides; not by default */
  readonly hustling?: boolean
}

/**
 * The distance traveled in a minute outside combat, in feet.
 *
 * @throws RangeError if what decides in this edition, the pace or the speed, is missing; if the pace is unknown, or the
 * speed is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Travel Pace (page 12)
 * @source 2012 playtest, Exploration, Movement and Modes of Movement
 * @example
 * feetPerMinute({ pace: 'fast' }) // => 400
 * feetPerMinute({ speedFeet: 25, hustling: true }, next2012) // => 500
 */
export function feetPerMinute(
  { pace, speedFeet, hustling = false }: Traveler,
  { travel }: RulesOf<'travel'> = srd521Exploration,
): number {
  if (speedFeet !== undefined) requireInteger('speedFeet', speedFeet, FROM_0)
  if (travel.decidedBy === 'pace') return distances(pace).feetPerMinute
  const speed = requireInteger('speedFeet', speedFeet as number, FROM_0)
  return speed * travel.timesPerMinute * (hustling ? travel.hustleTimes : 1)
}

/** The row of a pace in the Travel Pace table. */
const distances = (pace: TravelPace | undefined): (typeof TRAVEL_PACE_DISTANCES)[TravelPace] =>
  TRAVEL_PACE_DISTANCES[requireOneOf('pace', pace as TravelPace, TRAVEL_PACES)]

/** Some hours of a group's travel. */
export interface TravelHours {
  readonly pace: TravelPace
  /** 0 to 1,000,000,000 */
  readonly hours: number
  /** how many of the hours mounts double; 0 by default */
  readonly doubledHours?: number
}

/**
 * How many miles a group travels in some hours. Mounts double the distance of an hour, and then need a Short or Long
 * Rest before they can do it again.
 *
 * @throws RangeError if the pace is unknown, the hours are negative or not an integer, or more hours are doubled than
 * there are
 * @source SRD 5.2.1, Playing the Game, Travel Pace (page 12)
 * @example
 * milesInHours({ pace: 'normal', hours: 4 }) // => 12
 * milesInHours({ pace: 'normal', hours: 4, doubledHours: 1 }) // => 15
 */
export function milesInHours({ pace, hours, doubledHours = 0 }: TravelHours): number {
  requireInteger('hours', hours, TIME)
  requireInteger('doubledHours', doubledHours, { minimum: 0, maximum: hours })
  return distances(pace).milesPerHour * (hours + doubledHours * (TRAVEL_FIGURES.mounted.times - 1))
}

/** Some days of a group's travel. */
export interface TravelDays {
  readonly pace: TravelPace
  /** 0 to 1,000,000,000 */
  readonly days: number
}

/**
 * How many miles a group travels in some days. A day is a separate figure in the Travel Pace table; it is not eight
 * times the hour.
 *
 * @throws RangeError if the pace is unknown, or the days are negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Travel Pace (page 12)
 * @example
 * milesInDays({ pace: 'fast', days: 2 }) // => 60
 */
export const milesInDays = ({ pace, days }: TravelDays): number =>
  distances(pace).milesPerDay * requireInteger('days', days, TIME)

/** A traveler's check with a skill. */
export interface TravelersCheck {
  readonly pace: TravelPace
  readonly skill: Skill
}

/**
 * How a pace changes a traveler's check with a skill.
 *
 * @throws RangeError if the pace or the skill is unknown
 * @source SRD 5.2.1, Playing the Game, Travel Pace (page 12)
 * @example
 * paceCircumstances({ pace: 'fast', skill: 'survival' }) // => [{ rule: 'travel-pace', gives: 'disadvantage' }]
 * paceCircumstances({ pace: 'slow', skill: 'stealth' }) // => []
 */
export function paceCircumstances({ pace, skill }: TravelersCheck): readonly RollCircumstance[] {
  requireOneOf('pace', pace, TRAVEL_PACES)
  requireOneOf('skill', skill, SKILLS)
  return TRAVEL_PACE_EFFECTS.filter((row) => row.pace === pace && row.skill === skill).map(({ gives }) => ({
    rule: 'travel-pace',
    gives,
  }))
}
