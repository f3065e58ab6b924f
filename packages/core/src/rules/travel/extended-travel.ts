import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import { ENVIRONMENT_FIGURES } from '../../tables/hazards/environment-figures.ts'
import { TRAVEL_FIGURES } from '../../tables/travel/travel-figures.ts'
import type { Ability } from '../../vocabulary/abilities.ts'

/** A saving throw at the end of an hour of Extended Travel. Each failure gives 1 Exhaustion level. */
export interface ExtendedTravelSave {
  /** the hour of the day's travel at the end of which it is made, from 1 */
  readonly hour: number
  readonly save: Ability
  readonly dc: number
  readonly exhaustionLevels: number
}

/** A day's travel. */
export interface ExtendedTravel {
  /** the hours of travel in the day: 0 to 24 */
  readonly hours: number
  /** from `hourOfTravelCountsAs`; 1 by default */
  readonly hourCountsAs?: number
}

/**
 * The saving throws of a day's travel: one at the end of each hour beyond 8, with a DC of 10 plus 1 for each hour past
 * 8. At a high altitude each hour counts as 2; in this reading there is still one save for each hour that passes, but
 * its DC counts the doubled hours.
 *
 * @throws RangeError if the hours are not an integer between 0 and 24, or each counts as neither 1 nor 2
 * @source SRD 5.2.1, Gameplay Toolbox, Extended Travel (page 192) and High Altitude (page 195)
 * @example
 * extendedTravelSaves({ hours: 8 }) // => []
 * extendedTravelSaves({ hours: 10 }).map(({ dc }) => dc) // => [11, 12]
 * extendedTravelSaves({ hours: 6, hourCountsAs: 2 }).map(({ hour, dc }) => [hour, dc]) // => [[5, 12], [6, 14]]
 */
export function extendedTravelSaves({ hours, hourCountsAs = 1 }: ExtendedTravel): readonly ExtendedTravelSave[] {
  requireInteger('hours', hours, { minimum: 0, maximum: 24 })
  requireInteger('hourCountsAs', hourCountsAs, { minimum: 1, maximum: ENVIRONMENT_FIGURES.highAltitude.hourCountsAs })
  const { hoursPerDay, save, baseDc, dcRise, exhaustionLevels } = TRAVEL_FIGURES.extendedTravel
  const saves: ExtendedTravelSave[] = []
  for (let hour = 1; hour <= hours; hour += 1) {
    const past = hour * hourCountsAs - hoursPerDay
    if (past > 0) saves.push({ hour, save, dc: baseDc + dcRise * past, exhaustionLevels })
  }
  return saves
}

/** A traveler at an altitude. */
export interface AltitudeTraveler {
  /** above sea level; negative below it */
  readonly altitudeFeet: number
  /** whether it is acclimated, see `isAcclimated`; not by default */
  readonly acclimated?: boolean
}

/**
 * How many hours an hour of travel counts as: 2 at a high altitude, unless the creature is acclimated.
 *
 * @throws RangeError if the altitude is not an integer
 * @source SRD 5.2.1, Gameplay Toolbox, High Altitude (page 195)
 * @example
 * hourOfTravelCountsAs({ altitudeFeet: 10000 }) // => 2
 * hourOfTravelCountsAs({ altitudeFeet: 9999 }) // => 1
 */
export function hourOfTravelCountsAs({ altitudeFeet, acclimated = false }: AltitudeTraveler): number {
  requireInteger('altitudeFeet', altitudeFeet, ANY_INTEGER)
  const { fromFeet, hourCountsAs } = ENVIRONMENT_FIGURES.highAltitude
  return altitudeFeet >= fromFeet && !acclimated ? hourCountsAs : 1
}

/** A creature's stay at an altitude. */
export interface AltitudeStay {
  /** above sea level; negative below it */
  readonly altitudeFeet: number
  /** that it has spent there */
  readonly days: number
  readonly native: boolean
}

/**
 * Whether a creature is acclimated to an altitude: after 30 days there, but above 20,000 feet only if it is a native.
 *
 * @throws RangeError if the altitude is not an integer, or the days are negative or not an integer
 * @source SRD 5.2.1, Gameplay Toolbox, High Altitude (page 195)
 * @example
 * isAcclimated({ altitudeFeet: 12000, days: 30, native: false }) // => true
 * isAcclimated({ altitudeFeet: 20001, days: 90, native: false }) // => false
 */
export function isAcclimated({ altitudeFeet, days, native }: AltitudeStay): boolean {
  requireInteger('altitudeFeet', altitudeFeet, ANY_INTEGER)
  requireInteger('days', days, FROM_0)
  const { acclimatedAfterDays, nativesOnlyAboveFeet } = ENVIRONMENT_FIGURES.highAltitude
  return days >= acclimatedAfterDays && (native || altitudeFeet <= nativesOnlyAboveFeet)
}
