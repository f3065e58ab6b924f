import type { ByToolVariant } from '../../vocabulary/tools.ts'
import type { PriceAndWeight } from './price-and-weight.ts'

/**
 * The variants of the Gaming Set, with negligible weight, and of the Musical Instrument.
 *
 * @source SRD 5.2.1, Equipment, Gaming Set and Musical Instrument (page 94)
 */
export const TOOL_VARIANT_STATISTICS: ByToolVariant<PriceAndWeight> = {
  dice:                { weightQuarterPounds:  0, costCopperPieces:   10 },
  dragonchess:         { weightQuarterPounds:  0, costCopperPieces:  100 },
  'playing-cards':     { weightQuarterPounds:  0, costCopperPieces:   50 },
  'three-dragon-ante': { weightQuarterPounds:  0, costCopperPieces:  100 },
  bagpipes:            { weightQuarterPounds: 24, costCopperPieces: 3000 },
  drum:                { weightQuarterPounds: 12, costCopperPieces:  600 },
  dulcimer:            { weightQuarterPounds: 40, costCopperPieces: 2500 },
  flute:               { weightQuarterPounds:  4, costCopperPieces:  200 },
  horn:                { weightQuarterPounds:  8, costCopperPieces:  300 },
  lute:                { weightQuarterPounds:  8, costCopperPieces: 3500 },
  lyre:                { weightQuarterPounds:  8, costCopperPieces: 3000 },
  'pan-flute':         { weightQuarterPounds:  8, costCopperPieces: 1200 },
  shawm:               { weightQuarterPounds:  4, costCopperPieces:  200 },
  viol:                { weightQuarterPounds:  4, costCopperPieces: 3000 },
}
