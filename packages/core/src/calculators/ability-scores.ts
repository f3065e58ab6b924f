import { ok } from '../result.ts'
import { abilityModifier } from '../rules/abilities/ability-score.ts'
import { increaseScores, type ScoreIncreases } from '../rules/abilities/ability-score-increase.ts'
import { RANDOM_GENERATION } from '../rules/abilities/generate-scores.ts'
import { POINT_COST_SCORES, pointCost } from '../rules/abilities/point-cost.ts'
import { tableDice } from '../rules/basics/table-dice.ts'
import type { StepValue } from '../steps/step-value.ts'
import { BACKGROUND_INCREASE } from '../tables/abilities/ability-score-increases.ts'
import { STANDARD_ARRAY_BY_CLASS } from '../tables/abilities/standard-array.ts'
import { ABILITIES, type Ability, type ByAbility } from '../vocabulary/abilities.ts'
import { CLASSES } from '../vocabulary/classes.ts'
import { STEPS, type Step } from './ability-scores.steps.ts'
import { defineCalculator, type Figure, type InputOf, type ResultTable } from './calculator.ts'
import {
  boughtScores,
  type Generated,
  listedScores,
  ODDS_OF,
  rolledScores,
  SCORE_DICE,
  standardScores,
} from './shared/generated-scores.ts'
import { integer, option, signed, word } from './shared/values.ts'

const [[LARGER, SMALLER], [EACH]] = BACKGROUND_INCREASE.ways
const FIGHTER = STANDARD_ARRAY_BY_CLASS.fighter

/** A field for one score, with the range that can be rolled. */
const scoreField = <Score extends number>(score: Score) =>
  ({
    type: 'integer',
    minimum: RANDOM_GENERATION.keep,
    maximum: RANDOM_GENERATION.keep * RANDOM_GENERATION.sides,
    default: score,
  }) as const

const FIELDS = {
  method: { type: 'choice', options: ['standard-array', 'rolled', 'point-cost'], default: 'standard-array' },
  strength: scoreField(FIGHTER.strength),
  dexterity: scoreField(FIGHTER.dexterity),
  constitution: scoreField(FIGHTER.constitution),
  intelligence: scoreField(FIGHTER.intelligence),
  wisdom: scoreField(FIGHTER.wisdom),
  charisma: scoreField(FIGHTER.charisma),
  odds: {
    type: 'choice',
    options: ODDS_OF,
    default: 'best',
    shown: { when: 'method', is: ['rolled'] },
  },
  'at-least': {
    ...scoreField(18),
    shown: [
      { when: 'method', is: ['rolled'] },
      { when: 'odds', is: ['best', 'score'] },
    ],
  },
  increase: { type: 'choice', options: ['two-and-one', 'one-each', 'none'], default: 'two-and-one' },
  'plus-two': {
    type: 'choice',
    options: ABILITIES,
    default: 'strength',
    named: 'terms',
    shown: { when: 'increase', is: ['two-and-one'] },
  },
  'plus-one': {
    type: 'choice',
    options: ABILITIES,
    default: 'constitution',
    named: 'terms',
    shown: { when: 'increase', is: ['two-and-one'] },
  },
  'plus-one-each': {
    type: 'several',
    options: ABILITIES,
    default: ['strength', 'dexterity', 'constitution'],
    named: 'terms',
    shown: { when: 'increase', is: ['one-each'] },
  },
} as const

type Input = InputOf<typeof FIELDS>

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** The abilities that the background increases, and how much. */
const increasesOf = ({ increase, 'plus-two': two, 'plus-one': one, 'plus-one-each': each }: Input): ScoreIncreases =>
  increase === 'two-and-one'
    ? { [two]: LARGER, [one]: SMALLER }
    : Object.fromEntries(each.map((ability) => [ability, EACH]))

/** The scores with the background's increases, and the step that increased them or names why they do not increase. */
function adjusted(input: Input): { readonly scores: ByAbility<number>; readonly steps: readonly Step[] } {
  const { increase, 'plus-two': two, 'plus-one': one, 'plus-one-each': each } = input
  if (increase === 'none') return { scores: input, steps: [] }
  const raised = increaseScores({
    scores: input,
    increases: increasesOf(input),
    abilities: ABILITIES,
    ...BACKGROUND_INCREASE,
  })
  const values = {
    two,
    one,
    abilities: each,
    larger: LARGER,
    smaller: SMALLER,
    each: EACH,
    maximum: BACKGROUND_INCREASE.maximum,
  }
  const refused = increase === 'two-and-one' ? 'same-ability' : 'not-three'
  const step: Step = { kind: raised.ok ? increase : refused, rule: 'adjust-scores', values }
  return { scores: raised.ok ? raised.value : input, steps: [step] }
}

const GENERATORS: Readonly<Record<Input['method'], (input: Input, modifiers: Figure) => Generated>> = {
  'standard-array': standardScores,
  rolled: (input, modifiers) => rolledScores(input, { odds: input.odds, atLeast: input['at-least'] }, modifiers),
  'point-cost': boughtScores,
}

const costOf = (score: number): StepValue =>
  score < POINT_COST_SCORES.minimum || score > POINT_COST_SCORES.maximum
    ? word('not-for-points')
    : integer(pointCost(score))

/** The six scores from their origin to their modifiers. */
function tableOf(input: Input, scores: ByAbility<number>): ResultTable {
  const costs = input.method === 'point-cost'
  const row = (ability: Ability): ResultTable['rows'][number] => [
    option('plus-two', ability),
    integer(input[ability]),
    ...(costs ? [costOf(input[ability])] : []),
    integer(scores[ability]),
    signed(abilityModifier(scores[ability])),
  ]
  return {
    columns: ['ability', 'generated', ...(costs ? ['cost'] : []), 'score', 'modifier'],
    rows: ABILITIES.map(row),
  }
}

/** Six ability scores by any of the three methods, what the background adds, and the modifiers. */
export const abilityScoresCalculator = defineCalculator({
  id: 'ability-scores',
  topic: 'characters',
  rules: [
    'generate-scores',
    'point-costs',
    'standard-array-by-class',
    'adjust-scores',
    'determine-modifiers',
    'ability-score-and-modifier',
    'next-ability-scores',
  ],
  fields: FIELDS,
  steps: STEPS,
  presets: CLASSES.map((id) => ({
    id,
    named: 'terms',
    input: { method: 'standard-array' as const, ...STANDARD_ARRAY_BY_CLASS[id], increase: 'none' as const },
  })),
  compute(input) {
    const { scores, steps: increased } = adjusted(input)
    const modifiers = sum(listedScores(scores).map(abilityModifier))
    const { steps, ...answer } = GENERATORS[input.method](input, { id: 'modifiers', kind: 'signed', value: modifiers })
    const last: Step = { kind: 'modifiers', rule: 'determine-modifiers', values: { modifiers } }
    return ok({ ...answer, table: tableOf(input, scores), steps: [...steps, ...increased, last] })
  },
  rolls: ({ method }) =>
    method === 'rolled' ? [{ id: 'score', expression: tableDice(`${SCORE_DICE}kh${RANDOM_GENERATION.keep}`) }] : [],
})
