import { add, type Distribution, fromOutcomes, maximum, negate, outcomes, quantile } from '../dice/distribution.ts'
import { fraction } from '../fraction.ts'
import { ok } from '../result.ts'
import { d20TestDistribution } from '../rules/d20-tests/d20-test-distribution.ts'
import { halfDamage, MINIMUM_DAMAGE } from '../rules/damage-and-healing/damage.ts'
import { concentrationChances, concentrationDc } from '../rules/spells-and-magic/concentration.ts'
import type { ConcentrationRule } from '../rulesets/damage-and-healing.ts'
import { srd51DamageAndHealing } from '../rulesets/srd-5-1/damage-and-healing.ts'
import { srd521DamageAndHealing } from '../rulesets/srd-5-2-1/damage-and-healing.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import { defineCalculator } from './calculator.ts'
import { STEPS, type Step } from './concentration.steps.ts'
import { addsDice, bonusDiceOf, NO_DICE } from './shared/bonus-dice.ts'
import { citedIn } from './shared/cited-in.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { diceOdds, oddsProblem } from './shared/dice-odds.ts'
import { type ByPublishedRuleset, PUBLISHED_RULESET_FIELD } from './shared/ruleset-field.ts'

const EDITIONS: ByPublishedRuleset<{ readonly concentration: ConcentrationRule }> = {
  'srd-5.2.1': srd521DamageAndHealing,
  'srd-5.1': srd51DamageAndHealing,
}

type Edition = (typeof EDITIONS)[keyof typeof EDITIONS]

const HALF = fraction(1, 2)

/** The DCs of the saves that the damage requires, each as likely as its damage; none if there is never any damage. */
function dcsFor(damage: Distribution, edition: Edition): Distribution | undefined {
  const forced = Array.from(outcomes(damage)).filter(([taken]) => taken > MINIMUM_DAMAGE)
  return forced.length === 0
    ? undefined
    : fromOutcomes(forced.map(([taken, weight]) => [concentrationDc(taken, edition), weight] as const))
}

/** The chance that Concentration holds through hits, from the damage of each. */
export const concentrationCalculator = defineCalculator({
  id: 'concentration',
  topic: 'magic',
  rules: ['concentration', 'saving-throw', 'save-proficiency-bonus', 'advantage', 'srd51-concentration'],
  fields: {
    damage: { type: 'dice', default: '22' },
    save: { type: 'integer', minimum: -10, maximum: 20, default: 4, signed: true },
    state: { type: 'choice', options: ROLL_STATES, default: 'normal' },
    hits: { type: 'integer', minimum: 1, maximum: 20, default: 1 },
    'bonus-dice': { type: 'dice', default: NO_DICE, rare: true },
    minimum: { type: 'integer', minimum: 1, maximum: 20, default: 1, rare: true },
    ruleset: PUBLISHED_RULESET_FIELD,
  },
  steps: STEPS,
  compute({ damage, save, state, hits, minimum, ruleset, 'bonus-dice': bonusDice }) {
    const edition = EDITIONS[ruleset]
    const { minimumDc, maximumDc } = edition.concentration
    const taken = diceOdds('damage', damage)
    if (!taken.ok) return taken
    const roll = { state, modifier: save, minimumOnDie: minimum, ...bonusDiceOf(bonusDice) }
    const total = d20TestDistribution(roll)
    if (!total.ok) return oddsProblem('bonus-dice', bonusDice, total.error)
    const chances = concentrationChances({ save: roll, hits: Array<Distribution>(hits).fill(taken.value) }, edition)
    if (!chances.ok) return oddsProblem('damage', damage, chances.error)
    const [once = fraction(1)] = chances.value
    const chance = chances.value.at(-1) ?? once
    const dcs = dcsFor(taken.value, edition)
    if (dcs === undefined) {
      return ok({
        figures: [{ id: 'no-save', kind: 'probability', value: chance }],
        steps: citedIn(ruleset, [{ kind: 'no-damage', rule: 'concentration', values: {} }]),
      })
    }
    const lowest = dcs.minimum
    const highest = maximum(dcs)
    const isFixed = taken.value.weights.length === 1
    const typical = Math.max(1, quantile(taken.value, HALF))
    const needed = Math.max(1, lowest - save)
    const dcValues = {
      damage: typical,
      half: halfDamage(typical),
      least: minimumDc,
      dc: concentrationDc(typical, edition),
    }
    const dcKind = isFixed ? 'dc' : 'typical-dc'
    const steps: Step[] = [
      maximumDc === 'none'
        ? { kind: `${dcKind}-unlimited`, rule: 'concentration', values: dcValues }
        : { kind: dcKind, rule: 'concentration', values: { ...dcValues, most: maximumDc } },
    ]
    if (addsDice(bonusDice)) steps.push({ kind: 'bonus-dice', rule: 'd20-test', values: { dice: bonusDice.text } })
    if (minimum > 1) steps.push({ kind: 'minimum', rule: 'exceptions-supersede', values: { minimum } })
    if (state !== 'normal') steps.push({ kind: state, rule: state, values: {} })
    steps.push({ kind: 'save', rule: 'save-dc', values: { save, chance: once } })
    if (hits > 1) {
      const values = { hits, once, chance }
      steps.push({ kind: 'each', rule: 'concentration', values })
    }
    return ok({
      figures: [
        { id: 'chance', kind: 'probability', value: chance },
        ...(hits > 1 ? [{ id: 'once', kind: 'probability', value: once } as const] : []),
        ...(lowest === highest
          ? [{ id: 'dc', kind: 'integer', value: lowest } as const]
          : [
              { id: 'lowest-dc', kind: 'integer', value: lowest } as const,
              { id: 'highest-dc', kind: 'integer', value: highest } as const,
            ]),
        ...(lowest === highest && !addsDice(bonusDice) && needed <= 20
          ? [{ id: 'needed', kind: 'integer', value: needed } as const]
          : []),
      ],
      distribution: add(total.value, negate(dcs)),
      threshold: 0,
      steps: citedIn(ruleset, steps),
    })
  },
  rolls: ({ damage, save, state, minimum, 'bonus-dice': bonusDice }) => [
    {
      id: 'save',
      expression: d20ToRoll({
        state,
        modifier: save,
        minimumOnDie: minimum,
        ...bonusDiceOf(bonusDice),
      }),
    },
    { id: 'damage', expression: damage.expression },
  ],
})
