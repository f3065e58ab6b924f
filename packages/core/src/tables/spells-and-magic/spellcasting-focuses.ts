import type { BySpellcastingFocus } from '../../vocabulary/spellcasting-focuses.ts'
import type { Weapon } from '../../vocabulary/weapons.ts'
import type { PriceAndWeight } from '../equipment/price-and-weight.ts'

/** How a Holy Symbol is used: in the hand, worn, or on fabric or a Shield. */
export type HolySymbolUse = 'held' | 'worn' | 'borne-on-fabric-or-shield'

/** One form of an Arcane Focus, a Druidic Focus or a Holy Symbol. */
export interface SpellcastingFocusRow extends PriceAndWeight {
  /** the weapon that the focus also is */
  readonly alsoWeapon?: Weapon
  /** of a Holy Symbol */
  readonly uses?: readonly HolySymbolUse[]
}

/**
 * The Arcane Focuses, Druidic Focuses and Holy Symbols tables.
 *
 * @source SRD 5.2.1, Equipment, Arcane Focus (page 96), Druidic Focus and Holy Symbol (page 97)
 */
export const SPELLCASTING_FOCUS_STATISTICS: BySpellcastingFocus<SpellcastingFocusRow> = {
  crystal:              { weightQuarterPounds:  4, costCopperPieces: 1000 },
  orb:                  { weightQuarterPounds: 12, costCopperPieces: 2000 },
  rod:                  { weightQuarterPounds:  8, costCopperPieces: 1000 },
  staff:                { weightQuarterPounds: 16, costCopperPieces:  500, alsoWeapon: 'quarterstaff' },
  wand:                 { weightQuarterPounds:  4, costCopperPieces: 1000 },
  'sprig-of-mistletoe': { weightQuarterPounds:  0, costCopperPieces:  100 },
  'wooden-staff':       { weightQuarterPounds: 16, costCopperPieces:  500, alsoWeapon: 'quarterstaff' },
  'yew-wand':           { weightQuarterPounds:  4, costCopperPieces: 1000 },
  amulet:               { weightQuarterPounds:  4, costCopperPieces:  500, uses: ['worn', 'held'] },
  emblem:               { weightQuarterPounds:  0, costCopperPieces:  500, uses: ['borne-on-fabric-or-shield'] },
  reliquary:            { weightQuarterPounds:  8, costCopperPieces:  500, uses: ['held'] },
}
