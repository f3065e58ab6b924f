/**
 * The side of a square of the grid, in feet.
 *
 * @source SRD 5.2.1, Playing the Game, Playing on a Grid (page 13)
 */
export const SQUARE_FEET = 5

/** A mile in feet. */
export const FEET_PER_MILE = 5280

/**
 * A foot in metric units: 5 feet are 1.5 meters. This and the constants below follow the convention of the official
 * books in metric languages, not physics. They are short integers, so that a bundler inlines them.
 *
 * @source The official translations into metric languages; the SRD 5.2.1 in English has no metric units
 * @example
 * (30 * DECIMETERS_PER_FOOT) / 10 // => 9
 */
export const DECIMETERS_PER_FOOT = 3

/** An inch by the same convention: 2.5 centimeters. */
export const MILLIMETERS_PER_INCH = 25

/** A mile by the same convention: 1.5 kilometers. */
export const HECTOMETERS_PER_MILE = 15

/** A pound by the same convention: half a kilogram. */
export const HECTOGRAMS_PER_POUND = 5
