import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { fail, ok, type Result } from '../../result.ts'
import { POINT_COSTS, POINTS } from '../../tables/abilities/point-costs.ts'
import { ABILITIES, type Ability, type ByAbility } from '../../vocabulary/abilities.ts'

/**
 * The scores that points can buy, inclusive.
 *
 * @source SRD 5.2.1, Character Creation, Ability Score Point Costs (page 21)
 */
export const POINT_COST_SCORES = { minimum: 8, maximum: 15 } as const

/**
 * The points that an ability score costs.
 *
 * @param score before a background increases it: 8 to 15
 * @throws RangeError if the score is not an integer between 8 and 15
 * @source SRD 5.2.1, Character Creation, Ability Score Point Costs (page 21)
 * @example
 * pointCost(14) // => 7
 */
export function pointCost(score: number): number {
  requireInteger('score', score, POINT_COST_SCORES)
  const row = POINT_COSTS.find((candidate) => candidate.score === score)
  if (row === undefined)
    throw new RangeError(`score is ${score}; the Ability Score Point Costs table has no row for it.`)
  return row.cost
}

/** Why points cannot buy these scores. */
export type PointCostProblem =
  | {
      readonly code: 'score-out-of-range'
      readonly at: Ability
      readonly got: number
      readonly expected: typeof POINT_COST_SCORES
    }
  | {
      readonly code: 'too-many-points'
      readonly at: 'scores'
      readonly got: number
      readonly expected: number
      /** the points that are left: a negative number */
      readonly left: number
    }

/** The cost of a set of scores. */
export interface PointsSpent {
  readonly spent: number
  readonly left: number
}

/**
 * The total cost of six scores, out of 27 points.
 *
 * @param scores before a background increases them
 * @returns the points spent and left, or why points cannot buy these scores
 * @throws RangeError if a score is not an integer
 * @source SRD 5.2.1, Character Creation, Generate Your Scores (page 21)
 * @example
 * expectOk(spendPoints({ strength: 15, dexterity: 14, constitution: 13, intelligence: 12, wisdom: 10, charisma: 8 })) // => { spent: 27, left: 0 }
 * expectError(spendPoints({ strength: 15, dexterity: 15, constitution: 15, intelligence: 9, wisdom: 8, charisma: 8 })) // => { code: 'too-many-points', at: 'scores', got: 28, expected: 27, left: -1 }
 */
export function spendPoints(scores: ByAbility<number>): Result<PointsSpent, PointCostProblem> {
  const { minimum, maximum } = POINT_COST_SCORES
  const outside = ABILITIES.find((ability) => {
    const score = requireInteger(`scores.${ability}`, scores[ability], ANY_INTEGER)
    return score < minimum || score > maximum
  })
  if (outside !== undefined) {
    return fail({ code: 'score-out-of-range', at: outside, got: scores[outside], expected: POINT_COST_SCORES })
  }
  const spent = ABILITIES.reduce((sum, ability) => sum + pointCost(scores[ability]), 0)
  const left = POINTS - spent
  if (left < 0) return fail({ code: 'too-many-points', at: 'scores', got: spent, expected: POINTS, left })
  return ok({ spent, left })
}
