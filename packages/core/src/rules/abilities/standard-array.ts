import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { STANDARD_ARRAY } from '../../tables/abilities/standard-array.ts'
import { ABILITIES, type ByAbility } from '../../vocabulary/abilities.ts'

/**
 * Whether six scores are those of the Standard Array, in any order.
 *
 * @param scores before a background increases them
 * @throws RangeError if a score is not an integer
 * @source SRD 5.2.1, Character Creation, Assign Ability Scores (page 21)
 * @example
 * isStandardArray({ strength: 8, dexterity: 12, constitution: 13, intelligence: 15, wisdom: 14, charisma: 10 }) // => true
 * isStandardArray({ strength: 8, dexterity: 8, constitution: 13, intelligence: 15, wisdom: 14, charisma: 10 }) // => false
 */
export function isStandardArray(scores: ByAbility<number>): boolean {
  const sorted = ABILITIES.map((ability) => requireInteger(`scores.${ability}`, scores[ability], ANY_INTEGER)).sort(
    (a, b) => b - a,
  )
  return sorted.every((score, rank) => score === STANDARD_ARRAY[rank])
}
