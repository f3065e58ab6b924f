import { requireInteger } from '../../bounds.ts'
import { type BySomeClass, CLASSES } from '../../vocabulary/classes.ts'
import { LEVELS } from '../proficiency/proficiency.ts'

/** The levels that a character has in each class; a class that is not named has none. */
export type ClassLevels = BySomeClass<number>

/**
 * The level of a character: those of all classes together. The Proficiency Bonus and the Experience Points go by it.
 *
 * @throws RangeError when a level is no integer from 0 to 20, or their sum none from 1 to 20
 * @source SRD 5.2.1, Character Creation, Proficiency Bonus (page 25)
 * @example
 * characterLevel({ fighter: 3, rogue: 2 }) // => 5
 */
export function characterLevel(levels: ClassLevels): number {
  let sum = 0
  for (const characterClass of CLASSES) {
    sum += requireInteger(`levels.${characterClass}`, levels[characterClass] ?? 0, {
      minimum: 0,
      maximum: LEVELS.maximum,
    })
  }
  return requireInteger('the sum of levels', sum, LEVELS)
}
