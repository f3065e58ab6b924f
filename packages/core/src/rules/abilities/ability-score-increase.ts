import { fail, ok, type Result } from '../../result.ts'
import { BACKGROUND_INCREASE, type ScoreIncrease } from '../../tables/abilities/ability-score-increases.ts'
import { BACKGROUND_TRAITS } from '../../tables/creating-a-character/backgrounds.ts'
import { FEAT_TRAITS } from '../../tables/level-advancement/feats.ts'
import { ABILITIES, type Ability, type ByAbility } from '../../vocabulary/abilities.ts'
import type { Background } from '../../vocabulary/backgrounds.ts'
import type { Feat } from '../../vocabulary/feats.ts'

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

/**
 * A score after an increase that cannot raise it above a maximum. A score that is already above the maximum stays the
 * same.
 *
 * @source SRD 5.2.1, Character Creation, Adjust Ability Scores (page 21)
 * @example
 * increasedScore(17, 2, 20) // => 19
 * increasedScore(19, 2, 20) // => 20
 */
export const increasedScore = (score: number, points: number, maximum: number): number =>
  Math.max(score, Math.min(score + points, maximum))

/** The increases that a background or feat allows. */
export interface AllowedIncreases extends ScoreIncrease {
  readonly abilities: readonly Ability[]
}

/**
 * The ability scores after an allowed increase.
 *
 * @returns the scores, or why they cannot be increased like this
 * @source SRD 5.2.1, Character Creation, Adjust Ability Scores (page 21)
 * @example
 * const scores = { strength: 15, dexterity: 14, constitution: 13, intelligence: 8, wisdom: 10, charisma: 12 }
 * increaseScores(scores, { wisdom: 1 }, { abilities: ['wisdom'], ways: [[1]], maximum: 20 }).value.wisdom // => 11
 */
export function increaseScores(
  scores: ByAbility<number>,
  increases: ScoreIncreases,
  { abilities, ways, maximum }: AllowedIncreases,
): Result<ByAbility<number>, IncreaseProblem> {
  const other = ABILITIES.find((ability) => (increases[ability] ?? 0) !== 0 && !abilities.includes(ability))
  if (other !== undefined) {
    return fail({ code: 'ability-not-listed', at: other, got: increases[other] ?? 0, expected: abilities })
  }
  const got = ABILITIES.map((ability) => increases[ability] ?? 0)
    .filter((points) => points !== 0)
    .sort((a, b) => b - a)
  if (!ways.some((way) => way.join() === got.join())) {
    return fail({ code: 'other-spread', at: 'increases', got, expected: ways })
  }
  const raised = (ability: Ability): number => increasedScore(scores[ability], increases[ability] ?? 0, maximum)
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
 * @source SRD 5.2.1, Character Creation, Adjust Ability Scores (page 21)
 * @example
 * const scores = { strength: 15, dexterity: 14, constitution: 13, intelligence: 8, wisdom: 10, charisma: 12 }
 * increaseByBackground(scores, 'soldier', { strength: 2, constitution: 1 }).value // => { strength: 17, dexterity: 14, constitution: 14, intelligence: 8, wisdom: 10, charisma: 12 }
 * increaseByBackground(scores, 'soldier', { strength: 3 }).error // => { code: 'other-spread', at: 'increases', got: [3], expected: [[2, 1], [1, 1, 1]] }
 */
export const increaseByBackground = (
  scores: ByAbility<number>,
  background: Background,
  increases: ScoreIncreases,
): Result<ByAbility<number>, IncreaseProblem> =>
  increaseScores(scores, increases, { abilities: BACKGROUND_TRAITS[background].abilities, ...BACKGROUND_INCREASE })

const WAYS_BY_POINTS = { 0: [[]], 1: [[1]], 2: [[2], [1, 1]] } as const

/**
 * The ability scores after a feat increases them: by 1, or with Ability Score Improvement one by 2 or two by 1, none
 * above the feat's maximum.
 *
 * @returns the scores, or why they cannot be increased like this
 * @source SRD 5.2.1, Feats (pages 87 and 88)
 * @example
 * const scores = { strength: 19, dexterity: 14, constitution: 13, intelligence: 8, wisdom: 10, charisma: 12 }
 * increaseByFeat(scores, 'ability-score-improvement', { strength: 2 }).value.strength // => 20
 * increaseByFeat(scores, 'grappler', { wisdom: 1 }).error // => { code: 'ability-not-listed', at: 'wisdom', got: 1, expected: ['strength', 'dexterity'] }
 */
export function increaseByFeat(
  scores: ByAbility<number>,
  feat: Feat,
  increases: ScoreIncreases,
): Result<ByAbility<number>, IncreaseProblem> {
  const row = FEAT_TRAITS.find((candidate) => candidate.feat === feat)
  if (row === undefined) throw new RangeError(`feat is ${feat}; the table of feats has no row for it.`)
  const abilities = row.increases === 'any' ? ABILITIES : row.increases
  return increaseScores(scores, increases, { abilities, ways: WAYS_BY_POINTS[row.points], maximum: row.scoreMaximum })
}
