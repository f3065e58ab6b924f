import { probability as chanceThat, mapOutcomes } from '../dice/distribution.ts'
import { mean } from '../dice/moments.ts'
import { ok } from '../result.ts'
import { tableDice } from '../rules/basics/table-dice.ts'
import { tableOdds } from '../rules/basics/table-odds.ts'
import { damageTaken } from '../rules/damage-and-healing/damage.ts'
import { extinguishing } from '../rules/hazards/burning.ts'
import { HAZARD_FIGURES } from '../tables/hazards/hazards.ts'
import { STEPS, type Step } from './burning.steps.ts'
import { defineCalculator } from './calculator.ts'
import { damageSteps } from './shared/damage-steps.ts'
import { extremes } from './shared/extremes.ts'
import { sumOfTimes } from './shared/sum-of-times.ts'

const FIGURES = HAZARD_FIGURES.burning

/** The damage of burning for some turns. Resistance halves the damage of each turn separately. */
export const burningCalculator = defineCalculator({
  id: 'burning',
  topic: 'damage-and-death',
  rules: ['burning', 'resistance', 'damage-types'],
  fields: {
    turns: { type: 'integer', minimum: 1, maximum: 50, default: 3 },
    'hit-points': { type: 'integer', minimum: 1, maximum: 999, default: 9 },
    resistance: { type: 'flag', default: false },
    vulnerability: { type: 'flag', default: false, rare: true },
    immunity: { type: 'flag', default: false, rare: true },
    adjust: { type: 'integer', minimum: -10, maximum: 10, default: 0, signed: true, rare: true },
  },
  steps: STEPS,
  compute({ turns, resistance, vulnerability, immunity, adjust, 'hit-points': hitPoints }) {
    const modifiers = { adjustment: adjust, resistance, vulnerability, immunity }
    const dealt = tableOdds(FIGURES.damage)
    const eachTurn = mapOutcomes(dealt, (outcome) => damageTaken({ dealt: outcome, ...modifiers }).value)
    const distribution = sumOfTimes(turns, eachTurn)
    const steps: Step[] = [
      { kind: 'each-turn', rule: 'burning', values: { dice: FIGURES.damage } },
      ...damageSteps(dealt, modifiers),
      ...(turns === 1 ? [] : [{ kind: 'turns', rule: 'burning', values: { turns } } as const]),
    ]
    if (extinguishing('rolling-on-the-ground').action) steps.push({ kind: 'put-out', rule: 'prone', values: {} })
    return ok({
      figures: [
        { id: 'mean', kind: 'number', value: mean(distribution) },
        { id: 'drops', kind: 'probability', value: chanceThat(distribution, '>=', hitPoints) },
        { id: 'each-turn', kind: 'number', value: mean(eachTurn) },
        ...extremes(distribution),
      ],
      distribution,
      threshold: hitPoints,
      steps,
    })
  },
  rolls: () => [{ id: 'damage', expression: tableDice(FIGURES.damage) }],
})
