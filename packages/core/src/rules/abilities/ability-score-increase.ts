import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import { fail, ok, type Result } from '../../result.ts'
import { BACKGROUND_INCREASE, type ScoreIncrease } from '../../tables/abilities/ability-score-increases.ts'
import { BACKGROUND_TRAITS } from '../../tables/creating-a-character/backgrounds.ts'
import { FEAT_TRAITS } from '../../tables/level-advancement/feats.ts'
import { ABILITIES, type Ability, type ByAbility } from '../../vocabulary/abilities.ts'
import { BACKGROUNDS, type Background } from '../../vocabulary/backgrounds.ts'
import { FEATS, type Feat } from '../../vocabulary/feats.ts'
import { ABILITY_SCORES } from './ability-score.ts'
import { requireScores } from './require-scores.ts'

/** How much to increase each ability score; a score that is not named stays the same. */
export type ScoreIncreases = Readonly<Partial<Record<Ability, number>>>

/** Why scores cannot be increased like this. */
export type IncreaseProblem =
  /** an ability that the background or feat does not increase */
  | {
      readonly code: 'ability-not-listed'
      readonly at: Ability
      readonly got: number
      readonly expected: readonly Ability[]
    }
  /** the points are not spread in an allowed way */
  | {
      readonly code: 'other-spread'
      readonly at: 'increases'
      readonly got: readonly number[]
      readonly expected: readonly (readonly number[])[]
    }

/** An increase of one ability score. */
export interface CappedIncrease {
  readonly score: number
  readonly points: number
  /** the highest score that the increase can reach */
  readonly maximum: number
}

/**
 * A score after an increase that cannot raise it above a maximum. A score that is already above the maximum stays the
 * same.
 *
 * @throws RangeError if the score is not an integer between 1 and 30, or the points or the maximum are negative or not
 * an integer
 * @source SRD 5.2.1, Character Creation, Adjust Ability Scores (page 21)
 * @example
 * increasedScore({ score: 17, points: 2, maximum: 20 }) // => 19
 * increasedScore({ score: 19, points: 2, maximum: 20 }) // => 20
 */
export function increasedScore({ score, points, maximum }: CappedIncrease): number {
  requireInteger('score', score, ABILITY_SCORES)
  requireInteger('points', points, FROM_0)
  requireInteger('maximum', maximum, FROM_0)
  return Math.max(score, Math.min(score + points, maximum))
}

/** The ability scores of a character, and how they are to be increased. */
export interface IncreasingScores {
  readonly scores: ByAbility<number>
  readonly increases: ScoreIncreases
}

/** An increase of ability scores, and what a background or feat allows. */
export interface AllowedIncrease extends IncreasingScores, ScoreIncrease {
  readonly abilities: readonly Ability[]
}

/**
 * The ability scores after an allowed increase.
 *
 * @returns the scores, or why they cannot be increased like this
 * @throws RangeError if a score is not an integer between 1 and 30, or an increase is not an integer
 * @source SRD 5.2.1, Character Creation, Adjust Ability Scores (page 21)
 * @example
 * const scores = { strength: 15, dexterity: 14, constitution: 13, intelligence: 8, wisdom: 10, charisma: 12 }
 * expectOk(increaseScores({ scores, increases: { wisdom: 1 }, abilities: ['wisdom'], ways: [[1]], maximum: 20 })).wisdom // => 11
 */
export function increaseScores({
  scores,
  increases,
  abilities,
  ways,
  maximum,
}: AllowedIncrease): Result<ByAbility<number>, IncreaseProblem> {
  requireScores(scores)
  const points = (ability: Ability): number => {
    const { [ability]: added = 0 } = increases
    return requireInteger(`increases.${ability}`, added, ANY_INTEGER)
  }
  const other = ABILITIES.find((ability) => points(ability) !== 0 && !abilities.includes(ability))
  if (other !== undefined) {
    return fail({ code: 'ability-not-listed', at: other, got: points(other), expected: abilities })
  }
  const got = ABILITIES.map(points)
    .filter((added) => added !== 0)
    .sort((a, b) => b - a)
  if (!ways.some((way) => way.join() === got.join())) {
    return fail({ code: 'other-spread', at: 'increases', got, expected: ways })
  }
  const raised = (ability: Ability): number =>
    increasedScore({ score: scores[ability], points: points(ability), maximum })
  return ok({
    strength: raised('strength'),
    dexterity: raised('dexterity'),
    constitution: raised('constitution'),
    intelligence: raised('intelligence'),
    wisdom: raised('wisdom'),
    charisma: raised('charisma'),
  })
}

/**
 * The ability scores after a background increases them: of its three abilities, one by 2 and another by 1, or each by
 * 1, none above 20.
 *
 * @returns the scores, or why they cannot be increased like this
 * @throws RangeError if a score is not an integer between 1 and 30, an increase is not an integer, or the background is
 * unknown
 * @source SRD 5.2.1, Character Creation, Adjust Ability Scores (page 21)
 * @example
 * const scores = { strength: 15, dexterity: 14, constitution: 13, intelligence: 8, wisdom: 10, charisma: 12 }
 * expectOk(increaseByBackground({ scores, background: 'soldier', increases: { strength: 2, constitution: 1 } })) // => { strength: 17, dexterity: 14, constitution: 14, intelligence: 8, wisdom: 10, charisma: 12 }
 * expectError(increaseByBackground({ scores, background: 'soldier', increases: { strength: 3 } })) // => { code: 'other-spread', at: 'increases', got: [3], expected: [[2, 1], [1, 1, 1]] }
 */
export function increaseByBackground({
  scores,
  background,
  increases,
}: IncreasingScores & { readonly background: Background }): Result<ByAbility<number>, IncreaseProblem> {
  const { abilities } = BACKGROUND_TRAITS[requireOneOf('background', background, BACKGROUNDS)]
  return increaseScores({ scores, increases, abilities, ...BACKGROUND_INCREASE })
}

const WAYS_BY_POINTS = { 0: [[]], 1: [[1]], 2: [[2], [1, 1]] } as const

/**
 * The ability scores after a feat increases them: by 1, or with Ability Score Improvement one by 2 or two by 1, none
 * above the feat's maximum.
 *
 * @returns the scores, or why they cannot be increased like this
 * @throws RangeError if a score is not an integer between 1 and 30, an increase is not an integer, or the feat is
 * unknown
 * @source SRD 5.2.1, Feats (pages 87 and 88)
 * @example
 * const scores = { strength: 19, dexterity: 14, constitution: 13, intelligence: 8, wisdom: 10, charisma: 12 }
 * expectOk(increaseByFeat({ scores, feat: 'ability-score-improvement', increases: { strength: 2 } })).strength // => 20
 * expectError(increaseByFeat({ scores, feat: 'grappler', increases: { wisdom: 1 } })) // => { code: 'ability-not-listed', at: 'wisdom', got: 1, expected: ['strength', 'dexterity'] }
 */
export function increaseByFeat({
  scores,
  feat,
  increases,
}: IncreasingScores & { readonly feat: Feat }): Result<ByAbility<number>, IncreaseProblem> {
  requireOneOf('feat', feat, FEATS)
  const row = FEAT_TRAITS.find((candidate) => candidate.feat === feat)
  if (row === undefined) throw new RangeError(`feat is ${feat}; the table of feats has no row for it.`)
  const abilities = row.increases === 'any' ? ABILITIES : row.increases
  return increaseScores({
    scores,
    increases,
    abilities,
    ways: WAYS_BY_POINTS[row.points],
    maximum: row.scoreMaximum,
  })
}
