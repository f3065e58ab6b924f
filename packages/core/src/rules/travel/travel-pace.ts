import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { TravelRule } from '../../rulesets/exploration.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Exploration } from '../../rulesets/srd-5-2-1/exploration.ts'
import { TRAVEL_FIGURES } from '../../tables/travel/travel-figures.ts'
import { TRAVEL_PACE_DISTANCES, TRAVEL_PACE_EFFECTS } from '../../tables/travel/travel-paces.ts'
import { SKILLS, type Skill } from '../../vocabulary/skills.ts'
import { TRAVEL_PACES, type TravelPace } from '../../vocabulary/travel-paces.ts'
import { divideRoundDown } from '../basics/round-down.ts'
import type { RollCircumstance } from '../d20-tests/roll-circumstance.ts'
import { PASSIVE_SCORE } from '../proficiency/passive-score.ts'

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
  /** it counts in an edition where Difficult Terrain divides the distance of a pace; not by default */
  readonly difficultTerrain?: boolean
}

/** How far a pace comes, after what Difficult Terrain takes. */
const gone = (distance: number, difficultTerrain: boolean, travel: TravelRule): number =>
  difficultTerrain && travel.decidedBy === 'pace' && travel.terrain.limits === 'distance'
    ? divideRoundDown(distance, travel.terrain.dividedBy)
    : distance

/**
 * The distance traveled in a minute outside combat, in feet.
 *
 * @throws RangeError if what decides in this edition, the pace or the speed, is missing; if the pace is unknown, or the
 * speed is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Travel Pace (page 12)
 * @source SRD 5.1, Adventuring, Travel Pace (page 84), Difficult Terrain (page 85)
 * @source 2012 playtest, Exploration, Movement and Modes of Movement
 * @example
 * feetPerMinute({ pace: 'fast' }) // => 400
 * feetPerMinute({ pace: 'fast', difficultTerrain: true }, srd51) // => 200
 * feetPerMinute({ speedFeet: 25, hustling: true }, next2012) // => 500
 */
export function feetPerMinute(
  { pace, speedFeet, hustling = false, difficultTerrain = false }: Traveler,
  { travel }: RulesOf<'travel'> = srd521Exploration,
): number {
  if (speedFeet !== undefined) requireInteger('speedFeet', speedFeet, FROM_0)
  if (travel.decidedBy === 'pace') return gone(distances(pace).feetPerMinute, difficultTerrain, travel)
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
  /** it counts in an edition where Difficult Terrain divides the distance; not by default */
  readonly difficultTerrain?: boolean
}

/**
 * How many miles a group travels in some hours, rounded down. Mounts double the distance of an hour, and then need a
 * Short or Long Rest before they can do it again. In SRD 5.1 they gallop for about an hour, at twice a Fast pace whatever
 * the pace of the group.
 *
 * @throws RangeError if the pace is unknown, the hours are negative or not an integer, or more hours are doubled than
 * there are
 * @source SRD 5.2.1, Playing the Game, Travel Pace (page 12)
 * @source SRD 5.1, Adventuring, Mounts and Vehicles (page 84), Difficult Terrain (page 85)
 * @example
 * milesInHours({ pace: 'normal', hours: 4 }) // => 12
 * milesInHours({ pace: 'normal', hours: 4, doubledHours: 1 }) // => 15
 */
export function milesInHours(
  { pace, hours, doubledHours = 0, difficultTerrain = false }: TravelHours,
  { travel }: RulesOf<'travel'> = srd521Exploration,
): number {
  requireInteger('hours', hours, TIME)
  requireInteger('doubledHours', doubledHours, { minimum: 0, maximum: hours })
  const mounted = travel.decidedBy === 'pace' && travel.mountsDouble === 'fast-pace' ? 'fast' : pace
  const miles =
    distances(pace).milesPerHour * (hours - doubledHours) +
    distances(mounted).milesPerHour * doubledHours * TRAVEL_FIGURES.mounted.times
  return gone(miles, difficultTerrain, travel)
}

/** Some days of a group's travel. */
export interface TravelDays {
  readonly pace: TravelPace
  /** 0 to 1,000,000,000 */
  readonly days: number
  /** it counts in an edition where Difficult Terrain divides the distance; not by default */
  readonly difficultTerrain?: boolean
}

/**
 * How many miles a group travels in some days. A day is a separate figure in the Travel Pace table; it is not eight
 * times the hour.
 *
 * @throws RangeError if the pace is unknown, or the days are negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Travel Pace (page 12)
 * @source SRD 5.1, Adventuring, Travel Pace (page 84), Difficult Terrain (page 85)
 * @example
 * milesInDays({ pace: 'fast', days: 2 }) // => 60
 * milesInDays({ pace: 'fast', days: 2, difficultTerrain: true }, srd51) // => 30
 */
export const milesInDays = (
  { pace, days, difficultTerrain = false }: TravelDays,
  { travel }: RulesOf<'travel'> = srd521Exploration,
): number => gone(distances(pace).milesPerDay * requireInteger('days', days, TIME), difficultTerrain, travel)

/** A traveler's check with a skill. */
export interface TravelersCheck {
  readonly pace: TravelPace
  readonly skill: Skill
}

/**
 * How a pace changes a traveler's check with a skill. In SRD 5.1 it changes none: see `passivePerceptionAtPace` and
 * `canUseStealthAtPace`.
 *
 * @throws RangeError if the pace or the skill is unknown
 * @source SRD 5.2.1, Playing the Game, Travel Pace (page 12)
 * @example
 * paceCircumstances({ pace: 'fast', skill: 'survival' }) // => [{ rule: 'travel-pace', gives: 'disadvantage' }]
 * paceCircumstances({ pace: 'slow', skill: 'stealth' }) // => []
 */
export function paceCircumstances(
  { pace, skill }: TravelersCheck,
  { travel }: RulesOf<'travel'> = srd521Exploration,
): readonly RollCircumstance[] {
  requireOneOf('pace', pace, TRAVEL_PACES)
  requireOneOf('skill', skill, SKILLS)
  if (travel.decidedBy !== 'pace' || travel.effects.on !== 'checks') return []
  return TRAVEL_PACE_EFFECTS.filter((row) => row.pace === pace && row.skill === skill).map(({ gives }) => ({
    rule: 'travel-pace',
    gives,
  }))
}

/**
 * What a pace adds to passive Wisdom (Perception) scores: in SRD 5.2.1, what Advantage and Disadvantage do to a score that
 * replaces a roll.
 *
 * @throws RangeError if the pace is unknown
 * @source SRD 5.2.1, Playing the Game, Travel Pace (page 12); Rules Glossary, Passive Perception (page 186)
 * @source SRD 5.1, Adventuring, Travel Pace (page 84)
 * @example
 * passivePerceptionAtPace('slow') // => 5
 * passivePerceptionAtPace('slow', srd51) // => 0
 * passivePerceptionAtPace('fast', srd51) // => -5
 */
export function passivePerceptionAtPace(pace: TravelPace, ruleset: RulesOf<'travel'> = srd521Exploration): number {
  const [circumstance] = paceCircumstances({ pace, skill: 'perception' }, ruleset)
  if (circumstance !== undefined) return PASSIVE_SCORE[circumstance.gives]
  const { travel } = ruleset
  return pace === 'fast' && travel.decidedBy === 'pace' && travel.effects.on === 'passive-perception'
    ? travel.effects.fast
    : 0
}

/**
 * Whether travelers can use stealth at a pace. In SRD 5.2.1 they can at any, although a Fast or Normal one gives
 * Disadvantage, see `paceCircumstances`.
 *
 * @throws RangeError if the pace is unknown
 * @source SRD 5.2.1, Playing the Game, Travel Pace (page 12)
 * @source SRD 5.1, Adventuring, Travel Pace (page 84)
 * @example
 * canUseStealthAtPace('normal') // => true
 * canUseStealthAtPace('normal', srd51) // => false
 */
export function canUseStealthAtPace(pace: TravelPace, { travel }: RulesOf<'travel'> = srd521Exploration): boolean {
  requireOneOf('pace', pace, TRAVEL_PACES)
  return travel.decidedBy !== 'pace' || travel.effects.on === 'checks' || travel.effects.stealthAt.includes(pace)
}
