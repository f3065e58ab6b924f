import type { ClassFeature } from '../../../vocabulary/class-features.ts'
import type { SlotsByLevel } from '../../../vocabulary/spell-levels.ts'

/**
 * What every class has at a level of its own. The Proficiency Bonus, which the tables of the classes repeat, goes by
 * the level of the character and stands in a table of its own.
 */
export interface ClassLevelRow {
  /** the level in this class, not that of the character */
  readonly level: number
  /** gained at this level, or improved where it was gained before */
  readonly features: readonly ClassFeature[]
}

/** What a Paladin or Ranger has at a level of the class. */
export interface HalfCasterRow extends ClassLevelRow {
  /** spells of level 1 or higher that can be prepared */
  readonly preparedSpells: number
  /** by spell level */
  readonly slots: SlotsByLevel
}

/** What a Bard, Cleric, Druid, Sorcerer or Wizard has at a level of the class. */
export interface FullCasterRow extends HalfCasterRow {
  /** cantrips known */
  readonly cantrips: number
}
