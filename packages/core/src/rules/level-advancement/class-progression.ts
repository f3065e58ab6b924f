import { requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { ClassLevelRow } from '../../tables/level-advancement/class-progressions/class-level.ts'
import { CLASS_PROGRESSIONS } from '../../tables/level-advancement/class-progressions/index.ts'
import type { ClassFeature } from '../../vocabulary/class-features.ts'
import { type CharacterClass, CLASSES } from '../../vocabulary/classes.ts'
import { LEVELS } from '../proficiency/proficiency.ts'

/** The table of a class, and one of its levels. */
export interface LevelOfProgression<Row extends ClassLevelRow> {
  readonly progression: readonly Row[]
  /** the level in the class, not the character's level: 1 to 20 */
  readonly level: number
}

/**
 * The row of a class's table for one of its levels.
 *
 * @throws RangeError if the level is not an integer between 1 and 20
 * @source SRD 5.2.1, Classes (pages 28 to 82)
 * @example
 * atClassLevel({ progression: BARBARIAN_PROGRESSION, level: 9 }).rageDamage // => 3
 * atClassLevel({ progression: ROGUE_PROGRESSION, level: 20 }).sneakAttack // => '10d6'
 */
export function atClassLevel<Row extends ClassLevelRow>({ progression, level }: LevelOfProgression<Row>): Row {
  requireInteger('level', level, LEVELS)
  const row = progression.find((candidate) => candidate.level === level)
  if (row === undefined) throw new RangeError(`level is ${level}; the table of the class has no row for it.`)
  return row
}

/** A class, and one of its levels. */
export interface LevelOfClass {
  readonly class: CharacterClass
  /** the level in the class, not the character's level: 1 to 20 */
  readonly level: number
}

/**
 * The features that a class has gained up to one of its levels, in order.
 *
 * @throws RangeError if the class is unknown, or the level is not an integer between 1 and 20
 * @source SRD 5.2.1, Character Creation, Record Class Features (page 22)
 * @example
 * classFeatures({ class: 'rogue', level: 2 }) // => ['expertise', 'sneak-attack', 'thieves-cant', 'weapon-mastery', 'cunning-action']
 */
export function classFeatures({ class: characterClass, level }: LevelOfClass): readonly ClassFeature[] {
  requireInteger('level', level, LEVELS)
  const rows: readonly ClassLevelRow[] = CLASS_PROGRESSIONS[requireOneOf('class', characterClass, CLASSES)]
  return Array.from(new Set(rows.filter((row) => row.level <= level).flatMap(({ features }) => features)))
}

/** The spell columns of a class table at one of its levels. */
interface CastingRow extends ClassLevelRow {
  readonly cantrips?: number
  readonly preparedSpells?: number
}

/** The columns for spells in the table of a class, if it has them. */
function castingAt({ class: characterClass, level }: LevelOfClass): CastingRow {
  const progression: readonly CastingRow[] = CLASS_PROGRESSIONS[requireOneOf('class', characterClass, CLASSES)]
  return atClassLevel({ progression, level })
}

/** How many spells a class can have ready. */
export interface SpellsPrepared {
  readonly cantrips: number
  /** of level 1 or higher */
  readonly preparedSpells: number
}

/**
 * How many cantrips a class knows and how many spells it can prepare. Each class of a character uses its own level, as
 * if it were the only one.
 *
 * @throws RangeError if the class is unknown, or the level is not an integer between 1 and 20
 * @source SRD 5.2.1, Character Creation, Spellcasting (page 25)
 * @example
 * spellsPrepared({ class: 'sorcerer', level: 3 }) // => { cantrips: 4, preparedSpells: 6 }
 * spellsPrepared({ class: 'fighter', level: 3 }) // => { cantrips: 0, preparedSpells: 0 }
 */
export function spellsPrepared(of: LevelOfClass): SpellsPrepared {
  const { cantrips = 0, preparedSpells = 0 } = castingAt(of)
  return { cantrips, preparedSpells }
}
