import { fraction } from '../fraction.ts'
import { ok } from '../result.ts'
import { ROUND_SECONDS } from '../rules/combat/round.ts'
import { exhaustionEffects, maximumExhaustion } from '../rules/conditions/exhaustion.ts'
import { breathSeconds, suffocateForTurn, suffocationRounds } from '../rules/hazards/suffocation.ts'
import type { SuffocationRule } from '../rulesets/exploration.ts'
import { srd51Exploration } from '../rulesets/srd-5-1/exploration.ts'
import { srd521Exploration } from '../rulesets/srd-5-2-1/exploration.ts'
import { HAZARD_FIGURES } from '../tables/hazards/hazards.ts'
import { defineCalculator, type Figure } from './calculator.ts'
import { citedIn } from './shared/cited-in.ts'
import { type ByPublishedRuleset, PUBLISHED_RULESET_FIELD, TODAY } from './shared/ruleset-field.ts'
import { STEPS, type Step } from './suffocation.steps.ts'

const EDITIONS: ByPublishedRuleset<{ readonly suffocation: SuffocationRule }> = {
  'srd-5.2.1': srd521Exploration,
  'srd-5.1': srd51Exploration,
}

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
    exhaustion: { type: 'integer', minimum: 0, maximum: MOST - 1, default: 0, shown: TODAY },
    ruleset: PUBLISHED_RULESET_FIELD,
  },
  steps: STEPS,
  compute({ constitution, choking, exhaustion, ruleset }) {
    const edition = EDITIONS[ruleset]
    const seconds = choking ? 0 : breathSeconds(constitution)
    const breath = fraction(seconds, MINUTE)
    const atLeast = seconds === FIGURES.minimumBreathSeconds
    const held: Step = {
      kind: choking ? 'choking' : atLeast ? 'least-breath' : 'breath',
      rule: 'suffocation',
      values: { base: FIGURES.breathMinutes, constitution, minutes: breath, seconds: FIGURES.minimumBreathSeconds },
    }
    if (edition.suffocation.outOfBreath === 'drops-to-0') {
      const rounds = suffocationRounds(constitution, edition)
      const conscious: Figure = { id: 'rounds-to-0', kind: 'integer', value: rounds }
      const all: Figure = { id: 'rounds', kind: 'integer', value: seconds / ROUND_SECONDS + rounds }
      const survives: Step = {
        kind: rounds === constitution ? 'survives' : 'survives-least',
        rule: 'suffocation',
        values: { constitution, least: edition.suffocation.leastRounds, rounds },
      }
      return ok({
        figures: choking ? [conscious] : [{ id: 'breath-to-0', kind: 'number', value: breath }, conscious, all],
        steps: citedIn(ruleset, [
          held,
          survives,
          { kind: 'drops', rule: 'suffocation', values: {} },
          { kind: 'no-help', rule: 'suffocation', values: {} },
        ]),
      })
    }
    const turns = turnsToDie(exhaustion)
    const rounds = seconds / ROUND_SECONDS + turns
    const breathFigure: Figure = { id: 'breath', kind: 'number', value: breath }
    const turnsFigure: Figure = { id: 'turns', kind: 'integer', value: turns }
    return ok({
      figures: choking ? [turnsFigure] : [breathFigure, turnsFigure, { id: 'rounds', kind: 'integer', value: rounds }],
      steps: [
        held,
        { kind: 'each-turn', rule: 'exhaustion', values: { levels: FIGURES.exhaustionLevels } },
        { kind: 'dies', rule: 'dead', values: { most: MOST, exhaustion, turns } },
        { kind: 'breathes-again', rule: 'suffocation', values: {} },
      ],
    })
  },
  rolls: () => [],
})
