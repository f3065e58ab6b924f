import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521BetweenAdventures } from '../../rulesets/srd-5-2-1/between-adventures.ts'
import {
  SPELLCASTING_SERVICES,
  type SpellcastingServiceRow,
} from '../../tables/spells-and-magic/spellcasting-services.ts'
import { SPELL_LEVELS, type SpellLevel } from '../../vocabulary/spell-levels.ts'
import { requireRule } from '../basics/require-rule.ts'

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

/** What a casting costs, in Copper Pieces: between two figures, which are the same if the price is fixed. */
export interface SpellcastingPrice {
  readonly from: number
  readonly to: number
}

/**
 * The price of a casting, without expensive components; `negotiated` if the rules give no figures for the level.
 *
 * @param level 0 for a cantrip
 * @throws RangeError if there is no such level, or the edition has no such services
 * @source SRD 5.2.1, Equipment, Spellcasting (page 102)
 * @source SRD 5.1, Equipment, Spellcasting Services (page 74)
 * @example
 * spellcastingPrice(1) // => { from: 5000, to: 5000 }
 * spellcastingPrice(1, srd51) // => { from: 1000, to: 5000 }
 * spellcastingPrice(3, srd51) // => 'negotiated'
 */
export function spellcastingPrice(
  level: SpellLevel,
  ruleset: RulesOf<'spellcastingServices'> = srd521BetweenAdventures,
): SpellcastingPrice | 'negotiated' {
  const { costCopperPieces } = spellcastingService(level)
  const services = requireRule('spellcastingServices', ruleset.spellcastingServices)
  if (services.price === 'by-level') return { from: costCopperPieces, to: costCopperPieces }
  return services.fromLevel <= level && level <= services.toLevel ? services.copperPieces : 'negotiated'
}
