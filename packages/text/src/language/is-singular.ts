/**
 * Whether a length or weight is singular: one unit, or a part of one.
 *
 * @example
 * isSingular(0.5) // => true
 * isSingular(0) // => false
 */
export const isSingular = (value: number): boolean => value !== 0 && Math.abs(value) <= 1
