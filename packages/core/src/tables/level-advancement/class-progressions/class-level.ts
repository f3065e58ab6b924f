import type { ClassFeature } from '../../../vocabulary/class-features.ts'
import type { SlotsByLevel } from '../../../vocabulary/spell-levels.ts'

/**
 * What every class has at a class level. The Proficiency Bonus, which the class tables repeat, depends on the character
 * level and has its own table.
 */
export interface ClassLevelRow {
  /** the level in this class, not the character level */
  readonly level: number
  /** gained at this level, or improved if gained before */
  readonly features: readonly ClassFeature[]
}

/** What a Paladin or Ranger has at a class level. */
export interface HalfCasterRow extends ClassLevelRow {
  /** spells of level 1 or higher that can be prepared */
  readonly preparedSpells: number
  /** by spell level */
  readonly slots: SlotsByLevel
}

/** What a Bard, Cleric, Druid, Sorcerer or Wizard has at a class level. */
export interface FullCasterRow extends HalfCasterRow {
  /** cantrips known */
  readonly cantrips: number
}
