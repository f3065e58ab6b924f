import { requireOneOf } from '../../one-of.ts'
import {
  SPELLCASTING_SERVICES,
  type SpellcastingServiceRow,
} from '../../tables/spells-and-magic/spellcasting-services.ts'
import { SPELL_LEVELS, type SpellLevel } from '../../vocabulary/spell-levels.ts'

/**
 * Where somebody casts a spell of a level for payment, and the price; expensive components cost extra.
 *
 * @param level 0 for a cantrip
 * @throws RangeError if there is no such level
 * @source SRD 5.2.1, Equipment, Spellcasting (page 102)
 * @example
 * spellcastingService(5).costCopperPieces // => 200000
 * spellcastingService(6).settlements // => ['city']
 */
export function spellcastingService(level: SpellLevel): SpellcastingServiceRow {
  requireOneOf('level', level, SPELL_LEVELS)
  const row = SPELLCASTING_SERVICES.find(({ fromLevel, toLevel }) => fromLevel <= level && level <= toLevel)
  if (row === undefined) throw new RangeError(`level ${level} has no row in the Spellcasting Services table.`)
  return row
}
