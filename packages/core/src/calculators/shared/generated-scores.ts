import { probability as chanceThat, type Distribution } from '../../dice/distribution.ts'
import { mean } from '../../dice/moments.ts'
import {
  chanceOfScores,
  RANDOM_GENERATION,
  rankedScore,
  rolledScore,
  totalOfScores,
} from '../../rules/abilities/generate-scores.ts'
import { spendPoints } from '../../rules/abilities/point-cost.ts'
import { isStandardArray } from '../../rules/abilities/standard-array.ts'
import { POINTS } from '../../tables/abilities/point-costs.ts'
import { ABILITIES, type ByAbility } from '../../vocabulary/abilities.ts'
import type { Step } from '../ability-scores.steps.ts'
import type { Figure, Output } from '../calculator.ts'

/** The dice of one rolled score, all of them. */
export const SCORE_DICE = `${RANDOM_GENERATION.dice}d${RANDOM_GENERATION.sides}`

/** Six scores in the order of a character sheet. */
export const listedScores = (scores: ByAbility<number>): readonly number[] =>
  ABILITIES.map((ability) => scores[ability])

/** What a way of getting scores adds to the answer; the first figure is the answer. */
export type Generated = Pick<Output<Step>, 'figures' | 'distribution' | 'threshold' | 'steps'>

/** The points that the scores cost. */
export function boughtScores(scores: ByAbility<number>, modifiers: Figure): Generated {
  const result = spendPoints(scores)
  if (result.ok) {
    const { spent, left } = result.value
    const values = { spent, points: POINTS, left }
    return {
      figures: [
        { id: 'points-left', kind: 'integer', value: left },
        { id: 'points', kind: 'integer', value: spent },
        modifiers,
      ],
      steps: [{ kind: 'spent', rule: 'point-costs', values }],
    }
  }
  const { error } = result
  if (error.code === 'too-many-points') {
    const over = -error.left
    const values = { spent: error.got, points: error.expected, over }
    return {
      figures: [
        { id: 'points-over', kind: 'integer', value: over },
        { id: 'points', kind: 'integer', value: error.got },
        modifiers,
      ],
      steps: [{ kind: 'overspent', rule: 'point-costs', values }],
    }
  }
  const { minimum, maximum } = error.expected
  return {
    figures: [{ id: 'cannot-buy', kind: 'option', field: 'plus-two', value: error.at }, modifiers],
    steps: [
      {
        kind: 'cannot-buy',
        rule: 'point-costs',
        values: { ability: error.at, score: error.got, lowest: minimum, highest: maximum },
      },
    ],
  }
}

/** What the odds of a rolled set are about. */
export const ODDS_OF = ['best', 'total', 'score'] as const

type OddsOf = (typeof ODDS_OF)[number]

/** Which odds of a rolled set are requested, and from which score on. */
export interface AskedOdds {
  readonly odds: OddsOf
  readonly atLeast: number
}

/** The odds of a rolled set, next to the rolled scores. */
export function rolledScores(scores: ByAbility<number>, { odds, atLeast }: AskedOdds, modifiers: Figure): Generated {
  const total = listedScores(scores).reduce((sum, score) => sum + score, 0)
  const one = rolledScore()
  const best = rankedScore({ rank: 1 })
  const all = totalOfScores()
  const thresholds = { best: atLeast, total, score: atLeast }
  const distributions: Readonly<Record<OddsOf, Distribution>> = { best, total: all, score: one }
  const asGood = chanceOfScores({ wanted: listedScores(scores) })
  const threshold = thresholds[odds]
  const distribution = distributions[odds]
  const chance = chanceThat(distribution, '>=', threshold)
  const counts = {
    dice: SCORE_DICE,
    keep: RANDOM_GENERATION.keep,
    scores: RANDOM_GENERATION.scores,
  }
  return {
    figures: [
      { id: `${odds}-chance`, kind: 'probability', value: chance },
      { id: 'as-good', kind: 'probability', value: asGood },
      { id: 'mean-best', kind: 'number', value: mean(best) },
      { id: 'mean-total', kind: 'number', value: mean(all) },
      { id: 'mean-score', kind: 'number', value: mean(one) },
      modifiers,
    ],
    distribution,
    threshold,
    steps: [
      { kind: 'rolled', rule: 'generate-scores', values: { ...counts, mean: mean(one) } },
      {
        kind: `odds-${odds}`,
        rule: 'generate-scores',
        values: { threshold, scores: counts.scores, chance },
      },
      { kind: 'as-good', rule: 'generate-scores', values: { total, chance: asGood } },
    ],
  }
}

/** Whether the scores are those of the Standard Array. */
export const standardScores = (scores: ByAbility<number>, modifiers: Figure): Generated => ({
  figures: [modifiers],
  steps: [
    { kind: isStandardArray(scores) ? 'standard-array' : 'not-standard-array', rule: 'generate-scores', values: {} },
  ],
})
