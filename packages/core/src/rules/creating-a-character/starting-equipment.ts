import { requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521CharacterCreation } from '../../rulesets/srd-5-2-1/character-creation.ts'
import { STARTING_EQUIPMENT, type StartingEquipmentRow } from '../../tables/creating-a-character/starting-equipment.ts'
import { LEVELS } from '../proficiency/proficiency.ts'

/**
 * What a character who starts at a level has in addition to the normal starting equipment: nothing at level 1, or if the
 * edition has no table of it, as SRD 5.1.
 *
 * @param level 1 to 20
 * @throws RangeError if the level is not an integer between 1 and 20
 * @source SRD 5.2.1, Character Creation, Starting Equipment at Higher Levels (page 24)
 * @example
 * startingEquipment(1) // => 'normal'
 * const equipment = startingEquipment(5)
 * equipment !== 'normal' && equipment.magicItems.uncommon // => 1
 * startingEquipment(5, srd51) // => 'normal'
 */
export function startingEquipment(
  level: number,
  { equipmentByLevel }: RulesOf<'equipmentByLevel'> = srd521CharacterCreation,
): StartingEquipmentRow | 'normal' {
  requireInteger('level', level, LEVELS)
  if (!equipmentByLevel) return 'normal'
  return STARTING_EQUIPMENT.find(({ from, to }) => from <= level && level <= to) ?? 'normal'
}

/** The start of a character at a level. */
export interface StartingFunds {
  /** 1 to 20 */
  readonly level: number
  /** the result of that level's die; 0 by default, as below level 5, where no die is rolled */
  readonly rolled?: number
}

/**
 * The money, in copper pieces, that a character who starts at a level has in addition to the normal starting equipment.
 *
 * @throws RangeError if the level is not an integer between 1 and 20, or the die cannot show the roll
 * @source SRD 5.2.1, Character Creation, Starting Equipment at Higher Levels (page 24)
 * @example
 * startingCopperPieces({ level: 5, rolled: 4 }) // => 60000
 * startingCopperPieces({ level: 20, rolled: 10 }) // => 2250000
 */
export function startingCopperPieces({ level, rolled = 0 }: StartingFunds): number {
  const row = startingEquipment(level)
  const { copperPieces, dieSides, copperPiecesPerPoint } =
    row === 'normal' ? { copperPieces: 0, dieSides: 0, copperPiecesPerPoint: 0 } : row
  requireInteger('rolled', rolled, { minimum: Math.min(1, dieSides), maximum: dieSides })
  return copperPieces + rolled * copperPiecesPerPoint
}
