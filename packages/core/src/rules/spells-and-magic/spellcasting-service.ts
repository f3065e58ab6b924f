import { requireInteger } from '../../bounds.ts'
import {
  SPELLCASTING_SERVICES,
  type SpellcastingServiceRow,
} from '../../tables/spells-and-magic/spellcasting-services.ts'
import type { SpellLevel } from '../../vocabulary/spell-levels.ts'

/**
 * Where somebody casts a spell of a level for payment, and the price; expensive components cost extra.
 *
 * @param level 0 for a cantrip
 * @throws RangeError if the level is not an integer between 0 and 9
 * @source SRD 5.2.1, Equipment, Spellcasting (page 102)
 * @example
 * spellcastingService(5).costCopperPieces // => 200000
 * spellcastingService(6).settlements // => ['city']
 */
export function spellcastingService(level: SpellLevel): SpellcastingServiceRow {
  requireInteger('level', level, { minimum: 0, maximum: 9 })
  const row = SPELLCASTING_SERVICES.find(({ fromLevel, toLevel }) => fromLevel <= level && level <= toLevel)
  if (row === undefined) throw new RangeError(`level ${level} has no row in the Spellcasting Services table.`)
  return row
}
