import { requireInteger } from '../../bounds.ts'
import { requireEachOf, requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521CharacterCreation } from '../../rulesets/srd-5-2-1/character-creation.ts'
import { FEAT_ABILITY_MINIMUM } from '../../tables/level-advancement/feats.ts'
import type { ByAbility } from '../../vocabulary/abilities.ts'
import { FEATS, type Feat } from '../../vocabulary/feats.ts'
import { requireScores } from '../abilities/require-scores.ts'
import { requireRule } from '../basics/require-rule.ts'
import { LEVELS } from '../proficiency/proficiency.ts'

const FEATURES = ['fighting-style', 'spellcasting'] as const

/** A character who wants to take a feat. */
export interface FeatTaker {
  readonly feat: Feat
  /** the character level: 1 to 20 */
  readonly level: number
  readonly scores: ByAbility<number>
  readonly features: readonly (typeof FEATURES)[number][]
  /** the feats taken before */
  readonly feats: readonly Feat[]
}

/** What prevents a character from taking a feat. */
export type FeatObstacle = 'level' | 'ability-score' | 'feature' | 'taken-before'

/**
 * What prevents a character from taking a feat: unmet prerequisites, or having taken it before if it is not repeatable.
 *
 * @returns the obstacles; empty if the feat can be taken
 * @throws RangeError if a feat or a feature is unknown, the edition has no such feat, the level is not an integer between
 * 1 and 20, or a score not one between 1 and 30
 * @source SRD 5.2.1, Feats, Parts of a Feat (page 87)
 * @source SRD 5.1, Feats (page 75)
 * @example
 * const taker = { level: 4, scores: { strength: 12, dexterity: 13, constitution: 10, intelligence: 8, wisdom: 10, charisma: 8 }, features: [], feats: ['alert'] } as const
 * featObstacles({ ...taker, feat: 'grappler' }) // => []
 * featObstacles({ ...taker, feat: 'grappler' }, srd51) // => ['ability-score']
 * featObstacles({ ...taker, feat: 'boon-of-spell-recall' }) // => ['level', 'feature']
 * featObstacles({ ...taker, feat: 'alert' }) // => ['taken-before']
 */
export function featObstacles(
  { feat, level, scores, features, feats }: FeatTaker,
  ruleset: RulesOf<'feats'> = srd521CharacterCreation,
): readonly FeatObstacle[] {
  requireOneOf('feat', feat, FEATS)
  requireInteger('level', level, LEVELS)
  requireScores(scores)
  requireEachOf('features', features, FEATURES)
  requireEachOf('feats', feats, FEATS)
  const row = requireRule('feats', ruleset.feats).list.find((candidate) => candidate.feat === feat)
  if (row === undefined) throw new RangeError(`feat is ${feat}; the edition has no such feat.`)
  const obstacles: FeatObstacle[] = []
  if (level < row.level) obstacles.push('level')
  const able = row.abilities.some((ability) => scores[ability] >= FEAT_ABILITY_MINIMUM)
  if (row.abilities.length > 0 && !able) obstacles.push('ability-score')
  if (row.feature !== 'none' && !features.includes(row.feature)) obstacles.push('feature')
  if (!row.repeatable && feats.includes(feat)) obstacles.push('taken-before')
  return obstacles
}
