import { probability as chanceThat, mapOutcomes } from '../dice/distribution.ts'
import { mean } from '../dice/moments.ts'
import { sumOfDice } from '../dice/sum-of-dice.ts'
import { ok } from '../result.ts'
import { tableDice } from '../rules/basics/table-dice.ts'
import { hitDieHealing, maySpendHitDie } from '../rules/resting/short-rest.ts'
import type { ShortRestRule } from '../rulesets/damage-and-healing.ts'
import { next2012DamageAndHealing } from '../rulesets/next-2012/damage-and-healing.ts'
import { srd51DamageAndHealing } from '../rulesets/srd-5-1/damage-and-healing.ts'
import { srd521DamageAndHealing } from '../rulesets/srd-5-2-1/damage-and-healing.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import { defineCalculator } from './calculator.ts'
import { citedIn } from './shared/cited-in.ts'
import { extremes } from './shared/extremes.ts'
import { HIT_POINT_DICE } from './shared/hit-point-dice.ts'
import { type ByRuleset, IN_2012, RULESET_FIELD } from './shared/ruleset-field.ts'
import { sumOfTimes } from './shared/sum-of-times.ts'

import { STEPS, type Step } from './short-rest.steps.ts'

const EDITIONS: ByRuleset<{ readonly shortRest: ShortRestRule; readonly rule: RuleId }> = {
  'srd-5.2.1': { shortRest: srd521DamageAndHealing.shortRest, rule: 'short-rest' },
  'srd-5.1': { shortRest: srd51DamageAndHealing.shortRest, rule: 'short-rest' },
  'next-2012': { shortRest: next2012DamageAndHealing.shortRest, rule: 'next-short-rest' },
}

/** How many Hit Points a Short Rest restores, from the Hit Point Dice that are spent. */
export const shortRestCalculator = defineCalculator({
  id: 'short-rest',
  topic: 'exploration',
  rules: ['short-rest', 'hit-point-dice', 'healing', 'srd51-short-rest', 'next-short-rest'],
  fields: {
    die: { type: 'choice', options: HIT_POINT_DICE, default: 'd8' },
    count: { type: 'integer', minimum: 0, maximum: 20, default: 3 },
    constitution: { type: 'integer', minimum: -5, maximum: 10, default: 2, signed: true },
    'hit-points': { type: 'integer', minimum: 0, maximum: 999, default: 10 },
    'hit-point-maximum': { type: 'integer', minimum: 1, maximum: 999, default: 28 },
    kit: { type: 'flag', default: true, shown: IN_2012 },
    ruleset: RULESET_FIELD,
  },
  steps: STEPS,
  compute({ die, count, constitution, kit, ruleset, 'hit-points': hitPoints, 'hit-point-maximum': most }) {
    const edition = EDITIONS[ruleset]
    const { shortRest: rest, rule } = edition
    const starts = rest.leastHitPoints === 'any' || hitPoints >= rest.leastHitPoints
    const spends = starts && maySpendHitDie({ diceLeft: count, kitOrFeature: kit }, edition).allowed
    const missing = Math.max(0, most - hitPoints)
    const eachDie = mapOutcomes(sumOfDice(1, Number(die.slice(1))), (rolled) =>
      hitDieHealing({ rolled, constitutionModifier: constitution }, edition),
    )
    const rolled = sumOfTimes(spends ? count : 0, eachDie)
    const distribution = mapOutcomes(rolled, (healing) => Math.min(healing, missing))
    const steps: Step[] = []
    if (!starts) {
      steps.push({ kind: 'cannot-start', rule, values: { least: rest.leastHitPoints } })
    } else {
      steps.push({ kind: 'minutes', rule, values: { minutes: rest.minutes } })
      if (spends) {
        const values = {
          dice: `1${die}`,
          count,
          constitution,
          least: rest.leastPerHitDie,
        }
        steps.push({ kind: 'each', rule: 'hit-point-dice', values })
        steps.push({ kind: 'maximum', rule: 'healing', values: { missing, most } })
      } else steps.push({ kind: count === 0 ? 'none-left' : 'no-kit', rule: 'hit-point-dice', values: {} })
    }
    return ok({
      figures: [
        { id: 'mean', kind: 'number', value: mean(distribution) },
        { id: 'full', kind: 'probability', value: chanceThat(distribution, '>=', missing) },
        { id: 'each', kind: 'number', value: mean(eachDie) },
        ...extremes(distribution),
      ],
      distribution,
      threshold: missing,
      steps: citedIn(ruleset, steps),
    })
  },
  rolls: ({ die }) => [{ id: 'die', expression: tableDice(`1${die}`) }],
})
