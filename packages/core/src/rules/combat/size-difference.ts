import { requireOneOf } from '../../one-of.ts'
import { SIZES, type Size } from '../../vocabulary/sizes.ts'

/** Two sizes to compare. */
export interface SizesCompared {
  readonly size: Size
  readonly than: Size
}

/**
 * How many sizes the first is larger than the second; negative if it is smaller.
 *
 * @throws RangeError if a size is unknown
 * @source SRD 5.2.1, Playing the Game, Creature Size (page 14)
 * @example
 * sizesLarger({ size: 'large', than: 'small' }) // => 2
 * sizesLarger({ size: 'tiny', than: 'medium' }) // => -2
 */
export const sizesLarger = ({ size, than }: SizesCompared): number =>
  SIZES.indexOf(requireOneOf('size', size, SIZES)) - SIZES.indexOf(requireOneOf('than', than, SIZES))
