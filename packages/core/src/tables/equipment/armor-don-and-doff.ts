import type { ByArmorCategory } from '../../vocabulary/armor.ts'

/** How long it takes to don and to doff a suit of armor. */
export interface ArmorDonAndDoffRow {
  readonly donMinutes: number
  readonly doffMinutes: number
}

/**
 * The times to don and doff the categories of armor.
 *
 * @source SRD 5.2.1, Equipment, Armor (page 92)
 */
export const ARMOR_DON_AND_DOFF: ByArmorCategory<ArmorDonAndDoffRow> = {
  light:  { donMinutes:  1, doffMinutes: 1 },
  medium: { donMinutes:  5, doffMinutes: 1 },
  heavy:  { donMinutes: 10, doffMinutes: 5 },
}
