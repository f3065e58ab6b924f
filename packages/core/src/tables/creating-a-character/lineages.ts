import type { DamageType } from '../../vocabulary/damage-types.ts'
import type { Lineage, Species } from '../../vocabulary/species.ts'

/** A lineage of elves, a fiendish legacy, and what it gives; spells by id. */
export interface SpellLineageRow {
  readonly lineage: Lineage
  readonly species: Species
  readonly cantrip: string
  /** Resistance to this damage type */
  readonly resistance: DamageType | 'none'
  /** learned at character level 3 */
  readonly level3Spell: string
  /** learned at character level 5 */
  readonly level5Spell: string
}

/**
 * Elven Lineages and Fiendish Legacies.
 *
 * @source SRD 5.2.1, Character Origins, Elven Lineages (page 85) and Fiendish Legacies (page 86)
 */
export const SPELL_LINEAGES = [
  { lineage: 'drow',     species: 'elf',      cantrip: 'dancing-lights',   resistance: 'none',     level3Spell: 'faerie-fire',     level5Spell: 'darkness' },
  { lineage: 'high-elf', species: 'elf',      cantrip: 'prestidigitation', resistance: 'none',     level3Spell: 'detect-magic',    level5Spell: 'misty-step' },
  { lineage: 'wood-elf', species: 'elf',      cantrip: 'druidcraft',       resistance: 'none',     level3Spell: 'longstrider',     level5Spell: 'pass-without-trace' },
  { lineage: 'abyssal',  species: 'tiefling', cantrip: 'poison-spray',     resistance: 'poison',   level3Spell: 'ray-of-sickness', level5Spell: 'hold-person' },
  { lineage: 'chthonic', species: 'tiefling', cantrip: 'chill-touch',      resistance: 'necrotic', level3Spell: 'false-life',      level5Spell: 'ray-of-enfeeblement' },
  { lineage: 'infernal', species: 'tiefling', cantrip: 'fire-bolt',        resistance: 'fire',     level3Spell: 'hellish-rebuke',  level5Spell: 'darkness' },
] as const satisfies readonly SpellLineageRow[]

/** The benefit of a giant ancestry; dice are in dice notation. */
export interface GiantAncestryRow {
  readonly lineage: Lineage
  readonly takes: 'bonus-action' | 'reaction' | 'nothing'
  /** the dice of the damage dealt or, for the stone giant, prevented with the Constitution modifier added */
  readonly dice: string | 'none'
  readonly damageType: DamageType | 'none'
  /** how far it teleports or reaches; 0 if it does neither */
  readonly feet: number
  /** how much the target's Speed is reduced until the start of the user's next turn */
  readonly speedLostFeet: number
}

/**
 * The benefits of the Giant Ancestry trait.
 *
 * @source SRD 5.2.1, Character Origins, Goliath (pages 85 and 86)
 */
export const GIANT_ANCESTRIES = [
  { lineage: 'cloud-giant', takes: 'bonus-action', dice: 'none', damageType: 'none',    feet: 30, speedLostFeet:  0 },
  { lineage: 'fire-giant',  takes: 'nothing',      dice: '1d10', damageType: 'fire',    feet:  0, speedLostFeet:  0 },
  { lineage: 'frost-giant', takes: 'nothing',      dice: '1d6',  damageType: 'cold',    feet:  0, speedLostFeet: 10 },
  { lineage: 'hill-giant',  takes: 'nothing',      dice: 'none', damageType: 'none',    feet:  0, speedLostFeet:  0 },
  { lineage: 'stone-giant', takes: 'reaction',     dice: '1d12', damageType: 'none',    feet:  0, speedLostFeet:  0 },
  { lineage: 'storm-giant', takes: 'reaction',     dice: '1d8',  damageType: 'thunder', feet: 60, speedLostFeet:  0 },
] as const satisfies readonly GiantAncestryRow[]
