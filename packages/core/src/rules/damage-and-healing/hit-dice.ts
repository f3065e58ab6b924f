import { CLASS_HIT_POINTS } from '../../tables/level-advancement/class-hit-points.ts'
import { CLASSES } from '../../vocabulary/classes.ts'
import { type ClassLevels, characterLevel } from '../level-advancement/character-level.ts'

/** Hit Point Dice of one type. */
export interface HitDice {
  readonly sides: number
  readonly count: number
}

/**
 * A character's pool of Hit Point Dice: one for each level, dice of the same type together, smallest first.
 *
 * @throws RangeError if a level is not an integer between 0 and 20, or their sum is not between 1 and 20
 * @source SRD 5.2.1, Character Creation, Hit Points and Hit Point Dice (page 25)
 * @example
 * hitDicePool({ fighter: 5, paladin: 5 }) // => [{ sides: 10, count: 10 }]
 * hitDicePool({ cleric: 5, paladin: 5 }) // => [{ sides: 8, count: 5 }, { sides: 10, count: 5 }]
 */
export function hitDicePool(levels: ClassLevels): readonly HitDice[] {
  characterLevel(levels)
  const counts = new Map<number, number>()
  for (const characterClass of CLASSES) {
    const { hitDie } = CLASS_HIT_POINTS[characterClass]
    counts.set(hitDie, (counts.get(hitDie) ?? 0) + (levels[characterClass] ?? 0))
  }
  return Array.from(counts, ([sides, count]) => ({ sides, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.sides - b.sides)
}
