import { requireInteger } from '../../bounds.ts'
import { LIFESTYLE_COPPER_PIECES_PER_DAY } from '../../tables/equipment/lifestyle-expenses.ts'
import type { Lifestyle } from '../../vocabulary/lifestyles.ts'

/**
 * The cost of sustaining a lifestyle, in Copper Pieces.
 *
 * @param days 0 to 100,000; the Game Master chooses whether it is paid by the week or the month
 * @throws RangeError if the days are not an integer within bounds
 * @source SRD 5.2.1, Equipment, Lifestyle Expenses (page 101)
 * @example
 * lifestyleExpenses('modest', 7) // => 700
 */
export const lifestyleExpenses = (lifestyle: Lifestyle, days: number): number =>
  LIFESTYLE_COPPER_PIECES_PER_DAY[lifestyle] * requireInteger('days', days, { minimum: 0, maximum: 100_000 })
