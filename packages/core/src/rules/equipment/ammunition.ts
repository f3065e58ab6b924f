import { requireInteger } from '../../bounds.ts'
import { type Fraction, fraction } from '../../fraction.ts'
import { requireOneOf } from '../../one-of.ts'
import { AMMUNITION_STATISTICS } from '../../tables/equipment/ammunition.ts'
import { WEAPON_PROPERTY_FIGURES } from '../../tables/equipment/weapon-properties.ts'
import { AMMUNITION, type Ammunition } from '../../vocabulary/ammunition.ts'
import { divideRoundDown } from '../basics/round-down.ts'

const PIECES = { minimum: 0, maximum: 1_000_000 } as const

/**
 * How many pieces of ammunition can be recovered after a fight, in 1 minute: half of the pieces used, rounded down.
 *
 * @param used 0 to 1,000,000 pieces
 * @throws RangeError if the pieces are not an integer within bounds
 * @source SRD 5.2.1, Equipment, Ammunition (page 89)
 * @example
 * ammunitionRecovered(7) // => 3
 */
export const ammunitionRecovered = (used: number): number =>
  divideRoundDown(requireInteger('used', used, PIECES), WEAPON_PROPERTY_FIGURES.ammunition.recoveredDivisor)

/** Pieces of ammunition of one kind. */
export interface AmmunitionPieces {
  readonly ammunition: Ammunition
  /** 0 to 1,000,000 */
  readonly pieces: number
}

/**
 * The weight of pieces of ammunition, in pounds.
 *
 * @throws RangeError if the ammunition is unknown, or the pieces are not an integer between 0 and 1,000,000
 * @source SRD 5.2.1, Equipment, Ammunition (page 96)
 * @example
 * ammunitionWeightPounds({ ammunition: 'bolts', pieces: 20 }) // => fraction(3, 2)
 * ammunitionWeightPounds({ ammunition: 'arrows', pieces: 1 }) // => fraction(1, 20)
 */
export function ammunitionWeightPounds({ ammunition, pieces }: AmmunitionPieces): Fraction {
  const { amount, weightQuarterPounds } = AMMUNITION_STATISTICS[requireOneOf('ammunition', ammunition, AMMUNITION)]
  return fraction(requireInteger('pieces', pieces, PIECES) * weightQuarterPounds, amount * 4)
}
