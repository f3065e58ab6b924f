import { ok } from '../result.ts'
import {
  encounterBudget as budgetOf,
  encounterDifficulty,
  encounterExperience,
} from '../rules/creatures-and-characters/encounter-budget.ts'
import { ENCOUNTER_GUIDELINES } from '../tables/creatures-and-characters/encounter-budgets.ts'
import { CHALLENGE_RATINGS, type ChallengeRating } from '../vocabulary/challenge-ratings.ts'
import { ENCOUNTER_DIFFICULTIES } from '../vocabulary/encounter-difficulties.ts'
import { defineCalculator, type Figure, type InputOf } from './calculator.ts'
import { STEPS, type Step } from './encounter-budget.steps.ts'
import { integer, option, signed } from './shared/values.ts'

const LEVEL = { type: 'integer', minimum: 1, maximum: 20, default: 3 } as const
const RATING = { type: 'choice', options: CHALLENGE_RATINGS } as const
const COUNT = { type: 'integer', minimum: 1, maximum: 50 } as const
const from = (least: number) => ({ when: 'kinds', is: ['1', '2', '3', '4'].slice(least - 1) })

/** What is left of a budget, or missing from it; 0 has no sign. */
const leftOver = (points: number) => (points === 0 ? integer(points) : signed(points))

const FIELDS = {
  characters: { type: 'integer', minimum: 1, maximum: 12, default: 4 },
  level: LEVEL,
  difficulty: { type: 'choice', options: ENCOUNTER_DIFFICULTIES, default: 'moderate' },
  kinds: { type: 'choice', options: ['0', '1', '2', '3', '4'], default: '1' },
  rating: { ...RATING, default: '2', shown: from(1) },
  count: { ...COUNT, default: 2, shown: from(1) },
  'second-rating': { ...RATING, default: '1/2', shown: from(2) },
  'second-count': { ...COUNT, default: 2, shown: from(2) },
  'third-rating': { ...RATING, default: '1/4', shown: from(3) },
  'third-count': { ...COUNT, default: 2, shown: from(3) },
  'fourth-rating': { ...RATING, default: '0', shown: from(4) },
  'fourth-count': { ...COUNT, default: 2, shown: from(4) },
  'other-characters': { type: 'integer', minimum: 0, maximum: 12, default: 0, rare: true },
  'other-level': { ...LEVEL, default: 4, rare: true },
} as const

type Input = InputOf<typeof FIELDS>

interface Kind {
  readonly id: 'first' | 'second' | 'third' | 'fourth'
  readonly rating: ChallengeRating
  readonly count: number
}

/** The kinds of monsters in the input. */
const kindsOf = (input: Input): readonly Kind[] =>
  (
    [
      { id: 'first', rating: input.rating, count: input.count },
      { id: 'second', rating: input['second-rating'], count: input['second-count'] },
      { id: 'third', rating: input['third-rating'], count: input['third-count'] },
      { id: 'fourth', rating: input['fourth-rating'], count: input['fourth-count'] },
    ] satisfies readonly Kind[]
  ).slice(0, Number(input.kinds))

/** Whether a Challenge Rating is higher than a level. */
const isAbove = (rating: ChallengeRating, level: number): boolean => !rating.includes('/') && Number(rating) > level

/** The cost of monsters in the budget of an encounter, and how hard they make it for a party. */
export const encounterBudgetCalculator = defineCalculator({
  id: 'encounter-budget',
  topic: 'running-the-game',
  rules: ['challenge-rating', 'experience-points', 'encounter'],
  fields: FIELDS,
  steps: STEPS,
  compute(input) {
    const { characters, level, difficulty, 'other-characters': others, 'other-level': otherLevel } = input
    const levels = [...Array<number>(characters).fill(level), ...Array<number>(others).fill(otherLevel)]
    const kinds = kindsOf(input)
    const budget = budgetOf({ difficulty, levels })
    const cost = encounterExperience(kinds.flatMap(({ rating, count }) => Array<ChallengeRating>(count).fill(rating)))
    const creatures = kinds.reduce((sum, { count }) => sum + count, 0)
    const hardness = encounterDifficulty({ experiencePoints: cost, levels })

    const steps: Step[] = [
      {
        kind: 'budget',
        rule: 'challenge-rating',
        values: {
          difficulty,
          each: budgetOf({ difficulty, levels: [level] }),
          level,
          characters,
          total: budgetOf({ difficulty, levels: Array<number>(characters).fill(level) }),
        },
      },
    ]
    if (others > 0) {
      const each = budgetOf({ difficulty, levels: [otherLevel] })
      const values = {
        each,
        level: otherLevel,
        characters: others,
        total: budget,
      }
      steps.push({ kind: 'others', rule: 'challenge-rating', values })
    }
    for (const { id, rating, count } of kinds) {
      const each = encounterExperience([rating])
      const values = {
        rating,
        count,
        each,
        total: each * count,
      }
      steps.push({ kind: id, rule: 'experience-points', values })
    }
    if (kinds.length > 0) {
      steps.push({
        kind: `is-${hardness}`,
        rule: 'challenge-rating',
        values: { cost, left: budget - cost },
      })
    }
    const { creaturesPerCharacter } = ENCOUNTER_GUIDELINES
    if (creatures > creaturesPerCharacter * levels.length) {
      const values = { creatures, most: creaturesPerCharacter }
      steps.push({ kind: 'many-creatures', rule: 'challenge-rating', values })
    }
    if (kinds.some(({ rating }) => isAbove(rating, Math.min(...levels)))) {
      steps.push({ kind: 'powerful', rule: 'challenge-rating', values: { level: Math.min(...levels) } })
    }
    if (kinds.some(({ rating }) => rating === '0')) {
      steps.push({ kind: 'rating-0', rule: 'challenge-rating', values: {} })
    }
    const budgetFigure: Figure = { id: 'budget', kind: 'integer', value: budget }
    const figures: readonly [Figure, ...Figure[]] =
      kinds.length === 0
        ? [budgetFigure]
        : [
            { id: 'hardness', kind: 'word', value: hardness },
            { id: 'cost', kind: 'integer', value: cost },
            budgetFigure,
            { id: 'left', ...leftOver(budget - cost) },
            { id: 'creatures', kind: 'integer', value: creatures },
          ]
    const table = {
      columns: ['difficulty', 'budget', 'left'] as const,
      rows: ENCOUNTER_DIFFICULTIES.map((one) => {
        const total = budgetOf({ difficulty: one, levels })
        return [option('difficulty', one), integer(total), leftOver(total - cost)] as const
      }),
    }
    return ok({ figures, table, steps })
  },
  rolls: () => [],
})
