import { format } from '../dice/format.ts'
import { mean } from '../dice/moments.ts'
import { addFractions } from '../fraction.ts'
import { ok } from '../result.ts'
import { chancesOfMargin, contestMargin } from '../rules/d20-tests/contest.ts'
import { d20TestDistribution } from '../rules/d20-tests/d20-test-distribution.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import { defineCalculator, type ParsedInputOf } from './calculator.ts'
import { STEPS, type Step } from './contest.steps.ts'
import { bonusDiceOf, NO_DICE } from './shared/bonus-dice.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { oddsProblem } from './shared/dice-odds.ts'
import { partsOfOne } from './shared/parts-of-one.ts'
import { RULESET_FIELD } from './shared/ruleset-field.ts'

interface Edition {
  readonly contest: RuleId
  readonly tie: RuleId
  readonly check: RuleId
}

const EDITIONS: Readonly<Record<'srd-5.1' | 'next-2012', Edition>> = {
  'srd-5.1': { contest: 'srd51-contests', tie: 'srd51-contests', check: 'ability-check' },
  'next-2012': { contest: 'next-contests', tie: 'next-contest-ties', check: 'next-making-a-check' },
}

const MODIFIER = { type: 'integer', minimum: -10, maximum: 30, signed: true } as const
const STATE = { type: 'choice', options: ROLL_STATES, default: 'normal' } as const
const BONUS_DICE = { type: 'dice', default: NO_DICE, rare: true } as const

const FIELDS = {
  modifier: { ...MODIFIER, default: 3 },
  'opposing-modifier': { ...MODIFIER, default: 1 },
  state: STATE,
  'opposing-state': STATE,
  'bonus-dice': BONUS_DICE,
  'opposing-bonus-dice': BONUS_DICE,
  ruleset: { ...RULESET_FIELD, options: ['srd-5.1', 'next-2012'], default: 'srd-5.1' },
} as const

type Input = ParsedInputOf<typeof FIELDS>

const ownRoll = ({ state, modifier, 'bonus-dice': bonusDice }: Input) => ({
  state,
  modifier,
  ...bonusDiceOf(bonusDice),
})

const opposingRoll = (input: Input) => ({
  state: input['opposing-state'],
  modifier: input['opposing-modifier'],
  ...bonusDiceOf(input['opposing-bonus-dice']),
})

/** A contest of 2014, or of the 2012 playtest: two checks against each other; a tie changes nothing. */
export const contestCalculator = defineCalculator({
  id: 'contest',
  topic: 'dice-and-tests',
  rules: [
    'srd51-contests',
    'ability-check',
    'next-contests',
    'next-contest-ties',
    'next-making-a-check',
    'advantage',
    'disadvantage',
    'next-perception',
  ],
  fields: FIELDS,
  steps: STEPS,
  compute(input) {
    const rules = EDITIONS[input.ruleset]
    const [own, opposing] = [ownRoll(input), opposingRoll(input)]
    const margin = contestMargin({ own, opposing })
    if (!margin.ok) {
      const isOpposing = d20TestDistribution(own).ok && !d20TestDistribution(opposing).ok
      const field = isOpposing ? 'opposing-bonus-dice' : 'bonus-dice'
      return oddsProblem(field, input[field], margin.error)
    }
    const distribution = margin.value
    const chances = chancesOfMargin(distribution)
    const [win, tie, loss] = partsOfOne(chances.win, chances.tie, chances.loss)
    const steps: Step[] = [
      { kind: 'own', rule: rules.check, values: { dice: format(d20ToRoll(own)) } },
      { kind: 'opposing', rule: rules.check, values: { dice: format(d20ToRoll(opposing)) } },
    ]
    for (const state of ROLL_STATES.filter((one) => one !== 'normal')) {
      if (own.state === state || opposing.state === state) steps.push({ kind: state, rule: state, values: {} })
    }
    steps.push({ kind: 'higher', rule: rules.contest, values: { win, loss } })
    steps.push({ kind: 'tie', rule: rules.tie, values: { tie } })
    return ok({
      figures: [
        { id: 'win', ...win },
        { id: 'tie', ...tie },
        { id: 'loss', ...loss },
        { id: 'prevented', ...win, value: addFractions(win.value, tie.value) },
        { id: 'margin', kind: 'number', value: mean(distribution) },
      ],
      distribution,
      threshold: 1,
      steps,
    })
  },
  rolls: (input) => [
    { id: 'own', expression: d20ToRoll(ownRoll(input)) },
    { id: 'opposing', expression: d20ToRoll(opposingRoll(input)) },
  ],
})
