import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import { divideRoundDown } from '../basics/round-down.ts'

const GOODS = ['equipment', 'trade-goods', 'valuables'] as const

/** Something to sell in the marketplace. */
export interface SoldGoods {
  /** the purchase cost */
  readonly costCopperPieces: number
  readonly goods: (typeof GOODS)[number]
}

/**
 * The selling price of something in the marketplace, in Copper Pieces: half its cost for equipment, all of it for trade
 * goods and valuables such as gems and art objects.
 *
 * @throws RangeError if the goods are unknown, or the cost is negative or not an integer
 * @source SRD 5.2.1, Equipment, Selling Equipment (page 89)
 * @example
 * sellingPriceCopperPieces({ costCopperPieces: 1500, goods: 'equipment' }) // => 750
 * sellingPriceCopperPieces({ costCopperPieces: 1500, goods: 'valuables' }) // => 1500
 */
export function sellingPriceCopperPieces({ costCopperPieces, goods }: SoldGoods): number {
  requireInteger('costCopperPieces', costCopperPieces, FROM_0)
  return requireOneOf('goods', goods, GOODS) === 'equipment' ? divideRoundDown(costCopperPieces, 2) : costCopperPieces
}
