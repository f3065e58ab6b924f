import { requireInteger } from '../../bounds.ts'
import { ABILITIES, type ByAbility } from '../../vocabulary/abilities.ts'
import { ABILITY_SCORES } from './ability-score.ts'

/**
 * Checks all six ability scores of an argument.
 *
 * @throws RangeError if a score is not an integer between 1 and 30
 */
export function requireScores(scores: ByAbility<number>): void {
  for (const ability of ABILITIES) requireInteger(`scores.${ability}`, scores[ability], ABILITY_SCORES)
}
