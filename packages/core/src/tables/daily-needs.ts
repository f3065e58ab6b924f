import type { BySize } from '../vocabulary/sizes.ts'

/** What a creature needs each day, in quarters, since a Tiny one needs a quarter of a gallon and of a pound. */
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
