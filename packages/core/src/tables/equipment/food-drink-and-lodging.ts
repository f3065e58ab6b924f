import type { Lifestyle } from '../../vocabulary/lifestyles.ts'

/** The lifestyles that include meals and lodging. */
export type PaidLifestyle = Exclude<Lifestyle, 'wretched'>

/** A cost in Copper Pieces for each lifestyle that includes them. */
export type ByPaidLifestyle<Value> = Readonly<Record<PaidLifestyle, Value>>

/**
 * Food and drink by the piece, in Copper Pieces: a mug of ale, a loaf of bread, a wedge of cheese, a bottle of wine.
 *
 * @source SRD 5.2.1, Equipment, Food, Drink, and Lodging (page 101)
 */
export const FOOD_AND_DRINK_COPPER_PIECES = {
  ale:            4,
  bread:          2,
  cheese:        10,
  'common-wine': 20,
  'fine-wine': 1000,
} as const

/**
 * A meal, in Copper Pieces.
 *
 * @source SRD 5.2.1, Equipment, Food, Drink, and Lodging (page 101)
 */
export const MEAL_COPPER_PIECES: ByPaidLifestyle<number> = {
  squalid:       1,
  poor:          2,
  modest:       10,
  comfortable:  20,
  wealthy:      30,
  aristocratic: 60,
}

/**
 * An inn stay of one day, in Copper Pieces.
 *
 * @source SRD 5.2.1, Equipment, Food, Drink, and Lodging (page 101)
 */
export const INN_STAY_COPPER_PIECES_PER_DAY: ByPaidLifestyle<number> = {
  squalid:        7,
  poor:          10,
  modest:        50,
  comfortable:   80,
  wealthy:      200,
  aristocratic: 400,
}

/**
 * Food and drink by the piece in SRD 5.1, in Copper Pieces: also a gallon of ale, a banquet for one, and a chunk of meat.
 *
 * @source SRD 5.1, Equipment, Food, Drink, and Lodging (pages 73 and 74)
 */
export const SRD_5_1_FOOD_AND_DRINK_COPPER_PIECES = {
  ...FOOD_AND_DRINK_COPPER_PIECES,
  'ale-gallon':   20,
  banquet:      1000,
  meat:           30,
} as const

/**
 * The meals of a day in SRD 5.1, in Copper Pieces.
 *
 * @source SRD 5.1, Equipment, Food, Drink, and Lodging (page 74)
 */
export const SRD_5_1_MEALS_COPPER_PIECES_PER_DAY: ByPaidLifestyle<number> = {
  squalid:        3,
  poor:           6,
  modest:        30,
  comfortable:   50,
  wealthy:       80,
  aristocratic: 200,
}
