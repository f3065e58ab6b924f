import { requireInteger } from '../../bounds.ts'
import { requireEachOf } from '../../one-of.ts'
import { type BySomeClass, CLASSES } from '../../vocabulary/classes.ts'
import { LEVELS } from '../proficiency/proficiency.ts'

/** A character's level in each class; 0 in a class that is not named. */
export type ClassLevels = BySomeClass<number>

/**
 * A character's level: the sum of the levels in all classes. It determines the Proficiency Bonus and the Experience
 * Points.
 *
 * @throws RangeError if a class is unknown, a level is not an integer between 0 and 20, or their sum is not between 1 and 20
 * @source SRD 5.2.1, Character Creation, Proficiency Bonus (page 25)
 * @example
 * characterLevel({ fighter: 3, rogue: 2 }) // => 5
 */
export function characterLevel(levels: ClassLevels): number {
  requireEachOf<string>('levels', Object.keys(levels), CLASSES)
  let sum = 0
  for (const characterClass of CLASSES) {
    const { [characterClass]: level = 0 } = levels
    sum += requireInteger(`levels.${characterClass}`, level, { minimum: 0, maximum: LEVELS.maximum })
  }
  return requireInteger(`the sum of levels (${Object.keys(levels).join(', ')})`, sum, LEVELS)
}
