import { requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import { LIFESTYLE_COPPER_PIECES_PER_DAY } from '../../tables/equipment/lifestyle-expenses.ts'
import { LIFESTYLES, type Lifestyle } from '../../vocabulary/lifestyles.ts'

/** A time during which a character sustains a lifestyle. */
export interface LifestyleDays {
  readonly lifestyle: Lifestyle
  /** 0 to 100,000; the Game Master chooses whether it is paid by the week or the month */
  readonly days: number
}

/**
 * The cost of sustaining a lifestyle, in Copper Pieces.
 *
 * @throws RangeError if the lifestyle is unknown, or the days are not an integer within bounds
 * @source SRD 5.2.1, Equipment, Lifestyle Expenses (page 101)
 * @example
 * lifestyleCopperPieces({ lifestyle: 'modest', days: 7 }) // => 700
 */
export const lifestyleCopperPieces = ({ lifestyle, days }: LifestyleDays): number =>
  LIFESTYLE_COPPER_PIECES_PER_DAY[requireOneOf('lifestyle', lifestyle, LIFESTYLES)] *
  requireInteger('days', days, { minimum: 0, maximum: 100_000 })
