import type { ByLifestyle } from '../../vocabulary/lifestyles.ts'

/**
 * The cost of each lifestyle per day, in Copper Pieces; meals and lodging are included.
 *
 * @source SRD 5.2.1, Equipment, Lifestyle Expenses (page 101)
 */
export const LIFESTYLE_COPPER_PIECES_PER_DAY: ByLifestyle<number> = {
  wretched:        0,
  squalid:        10,
  poor:           20,
  modest:        100,
  comfortable:   200,
  wealthy:       400,
  aristocratic: 1000,
}
