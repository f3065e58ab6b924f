import { fraction } from '../fraction.ts'
import { ok } from '../result.ts'
import { ROUND_SECONDS } from '../rules/combat/round.ts'
import { exhaustionEffects, maximumExhaustion } from '../rules/conditions/exhaustion.ts'
import { breathSeconds, suffocateForTurn } from '../rules/hazards/suffocation.ts'
import { HAZARD_FIGURES } from '../tables/hazards/hazards.ts'
import { defineCalculator, type Figure } from './calculator.ts'

import { STEPS, type Step } from './suffocation.steps.ts'

const FIGURES = HAZARD_FIGURES.suffocation
const MINUTE = 60
const MOST = maximumExhaustion()

/** The number of turns without air at the end of which a creature dies. */
function turnsToDie(exhaustionLevel: number): number {
  let turns = 0
  let state = { exhaustionLevel, fromSuffocating: 0 }
  while (!exhaustionEffects(state.exhaustionLevel).dies) {
    state = suffocateForTurn(state)
    turns += 1
  }
  return turns
}

/** How long a creature can hold its breath, and how long it lives without air. */
export const suffocationCalculator = defineCalculator({
  id: 'suffocation',
  topic: 'damage-and-death',
  rules: ['suffocation', 'exhaustion', 'dead'],
  fields: {
    constitution: { type: 'integer', minimum: -5, maximum: 10, default: 2, signed: true },
    choking: { type: 'flag', default: false },
    exhaustion: { type: 'integer', minimum: 0, maximum: MOST - 1, default: 0 },
  },
  steps: STEPS,
  compute({ constitution, choking, exhaustion }) {
    const seconds = choking ? 0 : breathSeconds(constitution)
    const turns = turnsToDie(exhaustion)
    const breath = fraction(seconds, MINUTE)
    const rounds = seconds / ROUND_SECONDS + turns
    const atLeast = seconds === FIGURES.minimumBreathSeconds
    const steps: Step[] = [
      {
        kind: choking ? 'choking' : atLeast ? 'least-breath' : 'breath',
        rule: 'suffocation',
        values: {
          base: FIGURES.breathMinutes,
          constitution,
          minutes: breath,
          seconds: FIGURES.minimumBreathSeconds,
        },
      },
      { kind: 'each-turn', rule: 'exhaustion', values: { levels: FIGURES.exhaustionLevels } },
      {
        kind: 'dies',
        rule: 'dead',
        values: { most: MOST, exhaustion, turns },
      },
      { kind: 'breathes-again', rule: 'suffocation', values: {} },
    ]
    const breathFigure: Figure = { id: 'breath', kind: 'number', value: breath }
    const turnsFigure: Figure = { id: 'turns', kind: 'integer', value: turns }
    return ok({
      figures: choking ? [turnsFigure] : [breathFigure, turnsFigure, { id: 'rounds', kind: 'integer', value: rounds }],
      steps,
    })
  },
  rolls: () => [],
})
