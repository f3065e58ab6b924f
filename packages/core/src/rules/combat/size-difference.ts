import { SIZES, type Size } from '../../vocabulary/sizes.ts'

/**
 * How many sizes the first is larger than the second; negative if it is smaller.
 *
 * @source SRD 5.2.1, Playing the Game, Creature Size (page 14)
 * @example
 * sizesLarger('large', 'small') // => 2
 * sizesLarger('tiny', 'medium') // => -2
 */
export const sizesLarger = (size: Size, than: Size): number => SIZES.indexOf(size) - SIZES.indexOf(than)
