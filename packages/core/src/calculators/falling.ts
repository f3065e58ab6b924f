import { certain, probability as chanceThat, type Distribution, mapOutcomes, mix } from '../dice/distribution.ts'
import { mean } from '../dice/moments.ts'
import { sumOfDice } from '../dice/sum-of-dice.ts'
import { fraction, subtractFractions } from '../fraction.ts'
import { ok } from '../result.ts'
import { tableDice } from '../rules/basics/table-dice.ts'
import { chanceOfSuccess } from '../rules/d20-tests/d20-test.ts'
import { halfDamage } from '../rules/damage-and-healing/damage.ts'
import { fall, fallingDice } from '../rules/hazards/falling.ts'
import type { RulesOf } from '../rulesets/ruleset.ts'
import { srd51Combat } from '../rulesets/srd-5-1/combat.ts'
import { srd521Combat } from '../rulesets/srd-5-2-1/combat.ts'
import { HAZARD_FIGURES } from '../tables/hazards/hazards.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import { defineCalculator, type Figure } from './calculator.ts'
import { STEPS, type Step } from './falling.steps.ts'
import { citedIn } from './shared/cited-in.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { damageSteps } from './shared/damage-steps.ts'
import { extremes } from './shared/extremes.ts'
import { type ByPublishedRuleset, PUBLISHED_RULESET_FIELD, TODAY } from './shared/ruleset-field.ts'

const FIGURES = HAZARD_FIGURES.falling
const SIDES = 6
const IN_LIQUID = [TODAY, { when: 'liquid', is: ['yes'] }] as const

const EDITIONS: ByPublishedRuleset<RulesOf<'movement'>> = {
  'srd-5.2.1': srd521Combat,
  'srd-5.1': srd51Combat,
}
const CERTAIN = fraction(1)

/** The dice of a fall, in dice notation; `none` if it is too short to hurt. */
const diceOf = (feet: number): string | 'none' => {
  const count = fallingDice(feet)
  return count === 0 ? 'none' : FIGURES.damage.replace(/^1/, String(count))
}

const rolledIn = (feet: number): Distribution => {
  const count = fallingDice(feet)
  return count === 0 ? certain(0) : sumOfDice(count, SIDES)
}

/** The damage of a fall, by distance: the exact distribution, and whether the creature lands Prone. */
export const fallingCalculator = defineCalculator({
  id: 'falling',
  topic: 'damage-and-death',
  rules: ['falling', 'prone', 'resistance', 'damage-types'],
  fields: {
    feet: { type: 'integer', minimum: 0, maximum: 1_500, default: 30, unit: 'feet', step: 5 },
    'hit-points': { type: 'integer', minimum: 1, maximum: 999, default: 12 },
    liquid: { type: 'flag', default: false, shown: TODAY },
    check: {
      type: 'integer',
      minimum: -10,
      maximum: 20,
      default: 3,
      signed: true,
      shown: IN_LIQUID,
    },
    state: { type: 'choice', options: ROLL_STATES, default: 'normal', shown: IN_LIQUID },
    resistance: { type: 'flag', default: false },
    vulnerability: { type: 'flag', default: false, rare: true },
    immunity: { type: 'flag', default: false, rare: true },
    adjust: { type: 'integer', minimum: -100, maximum: 100, default: 0, signed: true, rare: true },
    ruleset: PUBLISHED_RULESET_FIELD,
  },
  steps: STEPS,
  compute(input) {
    const { feet, check, state, resistance, vulnerability, immunity, adjust } = input
    const edition = EDITIONS[input.ruleset]
    const liquid = input.liquid && edition.movement.liquidSoftensFalls
    const modifiers = { adjustment: adjust, resistance, vulnerability, immunity }
    const rolled = rolledIn(feet)
    const dc = FIGURES.liquidCheckDc
    const taken = (liquidCheck?: number): Distribution =>
      mapOutcomes(
        rolled,
        (outcome) =>
          fall({ feet, rolled: outcome, modifiers, ...(liquidCheck === undefined ? {} : { liquidCheck }) }, edition)
            .value.damage,
      )
    const halved = chanceOfSuccess({ modifier: check, dc, state })
    const distribution = liquid
      ? mix([
          { probability: halved, distribution: taken(dc) },
          { probability: subtractFractions(CERTAIN, halved), distribution: taken(dc - 1) },
        ])
      : taken()
    const prone = chanceThat(distribution, '>', 0)
    const drops = chanceThat(distribution, '>=', input['hit-points'])
    const diceText = diceOf(feet)
    const count = fallingDice(feet)
    const steps: Step[] = [
      {
        kind: diceText === 'none' ? 'no-dice' : count === FIGURES.maximumDice ? 'most-dice' : 'dice',
        rule: 'falling',
        values: {
          feet,
          perFeet: FIGURES.perFeet,
          most: FIGURES.maximumDice,
          dice: diceText,
        },
      },
    ]
    if (liquid && count > 0) {
      const values = { dc, check, chance: halved }
      steps.push({ kind: 'liquid', rule: 'falling', values })
    }
    if (count > 0) steps.push(...damageSteps(liquid ? mapOutcomes(rolled, halfDamage) : rolled, modifiers))
    steps.push({ kind: 'prone', rule: 'prone', values: { chance: prone } })
    const halvedFigure: Figure[] = liquid ? [{ id: 'halved', kind: 'probability', value: halved }] : []
    return ok({
      figures: [
        { id: count > 0 ? 'mean' : 'unhurt', kind: 'number', value: mean(distribution) },
        { id: 'drops', kind: 'probability', value: drops },
        ...extremes(distribution),
        { id: 'prone', kind: 'probability', value: prone },
        ...(count > 0 ? [{ id: 'dice', kind: 'dice', value: diceText } as const] : []),
        ...halvedFigure,
      ],
      distribution,
      threshold: input['hit-points'],
      steps: citedIn(input.ruleset, steps),
    })
  },
  rolls({ feet, liquid, check, state }) {
    const text = diceOf(feet)
    return [
      { id: 'damage', expression: tableDice(text === 'none' ? '0' : text) },
      ...(liquid ? [{ id: 'check', expression: d20ToRoll({ state, modifier: check }) }] : []),
    ]
  },
})
