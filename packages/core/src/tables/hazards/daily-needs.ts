import { type BySize, SIZES } from '../../vocabulary/sizes.ts'
import { mixed, quantity, type Table, term } from '../table.ts'

/** A creature's daily needs, in quarters, since a Tiny one needs a quarter of a gallon and of a pound. */
export interface DailyNeedsRow {
  readonly waterQuarterGallons: number
  readonly foodQuarterPounds: number
}

/**
 * Water Needs per Day and Food Needs per Day.
 *
 * @source SRD 5.2.1, Rules Glossary: Dehydration (page 181), Malnutrition (page 185)
 */
export const DAILY_NEEDS = {
  tiny:       { waterQuarterGallons:   1, foodQuarterPounds:   1 },
  small:      { waterQuarterGallons:   4, foodQuarterPounds:   4 },
  medium:     { waterQuarterGallons:   4, foodQuarterPounds:   4 },
  large:      { waterQuarterGallons:  16, foodQuarterPounds:  16 },
  huge:       { waterQuarterGallons:  64, foodQuarterPounds:  64 },
  gargantuan: { waterQuarterGallons: 256, foodQuarterPounds: 256 },
} as const satisfies BySize<DailyNeedsRow>

/** The daily needs of creatures, as a reader sees them. */
export const dailyNeedsTable: Table = {
  id: 'daily-needs',
  source: { document: 'SRD 5.2.1', heading: 'Water Needs per Day', page: 181 },
  columns: ['size', 'water-gallons', 'food'],
  rows: SIZES.map((size) => {
    const { waterQuarterGallons, foodQuarterPounds } = DAILY_NEEDS[size]
    return [term(size), mixed(waterQuarterGallons / 4), quantity(foodQuarterPounds / 4, 'pounds')]
  }),
}
