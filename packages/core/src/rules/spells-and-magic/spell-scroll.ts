import { requireOneOf } from '../../one-of.ts'
import { SPELL_SCROLL_COSTS } from '../../tables/spells-and-magic/spell-scroll-costs.ts'
import { SPELL_SCROLLS, type SpellScrollRow } from '../../tables/spells-and-magic/spell-scrolls.ts'
import { SPELL_LEVELS, type SpellLevel } from '../../vocabulary/spell-levels.ts'

/**
 * The hours of work in a day of scribing.
 *
 * @source SRD 5.2.1, Equipment, Time and Cost (page 103)
 */
export const SCRIBING_HOURS_PER_DAY = 8

/**
 * The figures of a Spell Scroll with a spell of a level: its rarity, save DC and attack bonus.
 *
 * @param level 0 for a cantrip
 * @throws RangeError if there is no such level
 * @source SRD 5.2.1, Magic Items, Spell Scroll (page 244)
 * @example
 * spellScroll(3) // => { level: 3, rarity: 'uncommon', saveDc: 15, attackBonus: 7 }
 */
export function spellScroll(level: SpellLevel): SpellScrollRow {
  requireOneOf('level', level, SPELL_LEVELS)
  const row = SPELL_SCROLLS.find((candidate) => candidate.level === level)
  if (row === undefined) throw new RangeError(`level is ${level}; the Spell Scroll table has no row for it.`)
  return row
}

/** What scribing a Spell Scroll takes. */
export interface Scribing {
  readonly days: number
  readonly hours: number
  readonly costCopperPieces: number
}

/**
 * The time and money that scribing a Spell Scroll takes.
 *
 * @param level of the spell: 0 for a cantrip
 * @throws RangeError if there is no such level
 * @source SRD 5.2.1, Equipment, Spell Scroll Costs (page 103)
 * @example
 * scribing(3) // => { days: 5, hours: 40, costCopperPieces: 15000 }
 */
export function scribing(level: SpellLevel): Scribing {
  requireOneOf('level', level, SPELL_LEVELS)
  const row = SPELL_SCROLL_COSTS.find((candidate) => candidate.level === level)
  if (row === undefined) throw new RangeError(`level is ${level}; the Spell Scroll Costs table has no row for it.`)
  return { days: row.days, hours: row.days * SCRIBING_HOURS_PER_DAY, costCopperPieces: row.costCopperPieces }
}

/** A character who wants to scribe a Spell Scroll. */
export interface Scribe {
  readonly arcanaProficiency: boolean
  readonly calligraphersSuppliesProficiency: boolean
  /** on each day of the work */
  readonly prepared: boolean
  /** the Material components of the spell are available, if it has any */
  readonly materials: boolean
}

/** What prevents a character from scribing a spell. */
export type ScribingObstacle = 'no-proficiency' | 'not-prepared' | 'no-materials'

/**
 * What prevents a character from scribing a spell.
 *
 * @returns the obstacles; empty if it can be scribed
 * @source SRD 5.2.1, Equipment, Prerequisites for the Scribe (page 103)
 * @example
 * scribingObstacles({ arcanaProficiency: false, calligraphersSuppliesProficiency: true, prepared: true, materials: false }) // => ['no-materials']
 */
export function scribingObstacles(scribe: Scribe): readonly ScribingObstacle[] {
  const { arcanaProficiency, calligraphersSuppliesProficiency, prepared, materials } = scribe
  const obstacles: ScribingObstacle[] = []
  if (!arcanaProficiency && !calligraphersSuppliesProficiency) obstacles.push('no-proficiency')
  if (!prepared) obstacles.push('not-prepared')
  if (!materials) obstacles.push('no-materials')
  return obstacles
}
