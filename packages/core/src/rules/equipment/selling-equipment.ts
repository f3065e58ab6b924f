import { divideRoundDown } from '../basics/round-down.ts'

/**
 * The selling price of something in the marketplace, in Copper Pieces: half its cost for equipment, all of it for trade
 * goods and valuables such as gems and art objects.
 *
 * @param costCopperPieces the purchase cost
 * @source SRD 5.2.1, Equipment, Selling Equipment (page 89)
 * @example
 * sellingPrice(1500, 'equipment') // => 750
 * sellingPrice(1500, 'valuables') // => 1500
 */
export const sellingPrice = (costCopperPieces: number, goods: 'equipment' | 'trade-goods' | 'valuables'): number =>
  goods === 'equipment' ? divideRoundDown(costCopperPieces, 2) : costCopperPieces
