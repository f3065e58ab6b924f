import { requireInteger } from '../../bounds.ts'
import { FEAT_ABILITY_MINIMUM, FEAT_TRAITS, type FeatRow } from '../../tables/level-advancement/feats.ts'
import type { ByAbility } from '../../vocabulary/abilities.ts'
import type { Feat } from '../../vocabulary/feats.ts'
import { LEVELS } from '../proficiency/proficiency.ts'

/** A character who wants to take a feat. */
export interface FeatTaker {
  /** the character level: 1 to 20 */
  readonly level: number
  readonly scores: ByAbility<number>
  readonly features: readonly ('fighting-style' | 'spellcasting')[]
  /** the feats taken before */
  readonly feats: readonly Feat[]
}

/** What prevents a character from taking a feat. */
export type FeatObstacle = 'level' | 'ability-score' | 'feature' | 'taken-before'

/**
 * What prevents a character from taking a feat: unmet prerequisites, or having taken it before if it is not repeatable.
 *
 * @returns the obstacles; empty if the feat can be taken
 * @throws RangeError if the level is not an integer between 1 and 20
 * @source SRD 5.2.1, Feats, Parts of a Feat (page 87)
 * @example
 * const taker = { level: 4, scores: { strength: 12, dexterity: 13, constitution: 10, intelligence: 8, wisdom: 10, charisma: 8 }, features: [], feats: ['alert'] }
 * featObstacles('grappler', taker) // => []
 * featObstacles('boon-of-spell-recall', taker) // => ['level', 'feature']
 * featObstacles('alert', taker) // => ['taken-before']
 */
export function featObstacles(feat: Feat, { level, scores, features, feats }: FeatTaker): readonly FeatObstacle[] {
  requireInteger('level', level, LEVELS)
  const row: FeatRow | undefined = FEAT_TRAITS.find((candidate) => candidate.feat === feat)
  if (row === undefined) throw new RangeError(`feat is ${feat}; the table of feats has no row for it.`)
  const obstacles: FeatObstacle[] = []
  if (level < row.level) obstacles.push('level')
  const able = row.abilities.some((ability) => scores[ability] >= FEAT_ABILITY_MINIMUM)
  if (row.abilities.length > 0 && !able) obstacles.push('ability-score')
  if (row.feature !== 'none' && !features.includes(row.feature)) obstacles.push('feature')
  if (!row.repeatable && feats.includes(feat)) obstacles.push('taken-before')
  return obstacles
}
