import { requireInteger } from '../../bounds.ts'
import { ABILITY_MODIFIERS } from '../../tables/abilities/ability-modifiers.ts'
import { ABILITY_SCORE_MEANINGS, type AbilityScoreMeaning } from '../../tables/abilities/ability-score-meanings.ts'

/**
 * The bounds of ability scores, inclusive.
 *
 * @source SRD 5.2.1, Playing the Game, Ability Scores (page 5)
 */
export const ABILITY_SCORES = { minimum: 1, adventurerMaximum: 20, maximum: 30 } as const

/**
 * The modifier of an ability score.
 *
 * @param score the score, not the modifier: 1 to 30
 * @throws RangeError if the score is not an integer between 1 and 30
 * @source SRD 5.2.1, Playing the Game, Ability Modifiers (page 6)
 * @example
 * abilityModifier(15) // => 2
 * abilityModifier(1) // => -5
 */
export function abilityModifier(score: number): number {
  requireInteger('score', score, ABILITY_SCORES)
  const row = ABILITY_MODIFIERS.find(({ from, to }) => from <= score && score <= to)
  if (row === undefined) throw new RangeError(`score is ${score}; the Ability Modifiers table has no row for it.`)
  return row.modifier
}

/**
 * What an ability score means.
 *
 * @param score the score, not the modifier: 1 to 30
 * @throws RangeError if the score is not an integer between 1 and 30
 * @source SRD 5.2.1, Playing the Game, Ability Scores (page 5)
 * @example
 * abilityScoreMeaning(11) // => 'human-average'
 */
export function abilityScoreMeaning(score: number): AbilityScoreMeaning {
  requireInteger('score', score, ABILITY_SCORES)
  const row = ABILITY_SCORE_MEANINGS.find(({ from, to }) => from <= score && score <= to)
  if (row === undefined) throw new RangeError(`score is ${score}; the Ability Scores table has no row for it.`)
  return row.meaning
}
