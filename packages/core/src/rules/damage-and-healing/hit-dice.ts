import { CLASS_HIT_POINTS } from '../../tables/level-advancement/class-hit-points.ts'
import { CLASSES } from '../../vocabulary/classes.ts'
import { type ClassLevels, characterLevel } from '../level-advancement/character-level.ts'

/** Hit Point Dice of one type. */
export interface HitDice {
  readonly sides: number
  readonly count: number
}

/**
 * The pool of Hit Point Dice of a character: one for each level, those of the same type together, from the smallest.
 *
 * @throws RangeError when a level is no integer from 0 to 20, or their sum none from 1 to 20
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
