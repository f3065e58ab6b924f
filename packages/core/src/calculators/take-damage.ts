import { type Distribution, mapOutcomes, maximum, outcomes, quantile } from '../dice/distribution.ts'
import { mean } from '../dice/moments.ts'
import { addFractions, type Fraction, fraction, multiplyFractions } from '../fraction.ts'
import { ok } from '../result.ts'
import { defineCalculator, type Figure } from './calculator.ts'
import { citedIn } from './shared/cited-in.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { type Aftermath, aftermathOf, DAMAGE_RULES, modifiersOf, type Standing } from './shared/damage-aftermath.ts'
import { damageSteps } from './shared/damage-steps.ts'
import { diceOdds, totalProblem } from './shared/dice-odds.ts'
import { TAKE_DAMAGE_FIELDS, type TakeDamageInput } from './shared/take-damage-fields.ts'
import { aftermathSteps, concentrationSteps } from './shared/take-damage-steps.ts'

import { STEPS } from './take-damage.steps.ts'

/** How many outcomes of the damage are followed one by one. */
const MOST_OUTCOMES = 10_000
const HALF = fraction(1, 2)

/** The sum of a value over all outcomes, weighted by the likelihood of the damage. */
function expected(dealt: Distribution, value: (damage: number) => Fraction): Fraction {
  const byValue = new Map<Fraction, bigint>()
  for (const [damage, weight] of outcomes(dealt)) {
    const one = value(damage)
    byValue.set(one, (byValue.get(one) ?? 0n) + weight)
  }
  return Array.from(byValue).reduce(
    (sum, [one, weight]) => addFractions(sum, multiplyFractions(one, fraction(weight, dealt.denominator))),
    fraction(0),
  )
}

const [CERTAIN, IMPOSSIBLE] = [fraction(1), fraction(0)]

/** The figures for known damage. */
function knownFigures(input: TakeDamageInput, aftermath: Aftermath): readonly [Figure, ...Figure[]] {
  const { standing, hitPoints, taken, before, after, concentrationDc } = aftermath
  const failures = after.life.kind === 'dying' && before.life.kind !== 'conscious' ? after.life.failures : 0
  return [
    { id: 'standing', kind: 'word', value: standing },
    { id: 'left', kind: 'integer', value: hitPoints },
    ...(before.temporaryHitPoints > 0
      ? [{ id: 'temporary-left', kind: 'integer', value: after.temporaryHitPoints } as const]
      : []),
    { id: 'taken', kind: 'integer', value: taken },
    ...(failures > 0 ? [{ id: 'failures', kind: 'integer', value: failures } as const] : []),
    ...(input.concentrating && concentrationDc !== 'none'
      ? [{ id: 'concentration-dc', kind: 'integer', value: concentrationDc } as const]
      : []),
  ]
}

/** The figures for rolled damage. */
function rolledFigures(
  dealt: Distribution,
  follow: (damage: number) => Aftermath,
  left: Distribution,
): readonly [Figure, ...Figure[]] {
  const chanceOf = (...standings: readonly Standing[]): Fraction =>
    expected(dealt, (damage) => (standings.includes(follow(damage).standing) ? CERTAIN : IMPOSSIBLE))
  return [
    { id: 'drops', kind: 'probability', value: chanceOf('knocked-out', 'dying', 'stable', 'dead') },
    { id: 'dies', kind: 'probability', value: chanceOf('dead') },
    { id: 'bloodied', kind: 'probability', value: chanceOf('bloodied') },
    { id: 'mean-left', kind: 'number', value: mean(left) },
    { id: 'mean-taken', kind: 'number', value: mean(mapOutcomes(dealt, (damage) => follow(damage).taken)) },
  ]
}

/** Damage taken, from the roll to the creature's state: Resistance, Temporary Hit Points, death, Concentration. */
export const takeDamageCalculator = defineCalculator({
  id: 'take-damage',
  topic: 'damage-and-death',
  rules: [
    'damage',
    'order-of-application',
    'temporary-hit-points',
    'hit-points',
    'dropping-to-0',
    'instant-death',
    'falling-unconscious',
    'damage-at-0-hit-points',
    'knocking-out-a-creature',
    'concentration',
    'srd51-knocking-out-a-creature',
    'next-hit-points',
    'next-dying',
    'next-nonlethal-damage',
    'damage-and-healing',
    'bloodied',
    'immunity',
    'round-down',
  ],
  fields: TAKE_DAMAGE_FIELDS,
  steps: STEPS,
  compute(input) {
    const odds = diceOdds('damage', input.damage)
    if (!odds.ok) return odds
    const dealt = odds.value
    if (dealt.weights.length > MOST_OUTCOMES || maximum(dealt) > Number.MAX_SAFE_INTEGER / 4) {
      return totalProblem('damage', input.damage, maximum(dealt), MOST_OUTCOMES)
    }
    const follow = aftermathOf(input)
    const byDamage = new Map(Array.from(outcomes(dealt), ([damage]) => [damage, follow(damage)] as const))
    const after = (damage: number): Aftermath => byDamage.get(damage) ?? follow(damage)
    const left = mapOutcomes(dealt, (damage) => after(damage).hitPoints)
    const middle = quantile(dealt, HALF)
    const typical = after(middle)
    const isKnown = dealt.weights.length === 1
    const figures = isKnown ? knownFigures(input, typical) : rolledFigures(dealt, after, left)
    const concentrates =
      input.concentrating &&
      typical.before.life.kind === 'conscious' &&
      DAMAGE_RULES[input.ruleset].concentration !== 'none'
    const [first, ...rest] = figures
    return ok({
      figures: [
        first,
        ...rest,
        ...(concentrates
          ? [{ id: 'holds', kind: 'probability', value: expected(dealt, (damage) => after(damage).holds) } as const]
          : []),
      ],
      ...(isKnown ? {} : { distribution: left }),
      steps: citedIn(input.ruleset, [
        ...(isKnown
          ? []
          : [
              {
                kind: 'typical',
                rule: 'damage-roll',
                values: { dice: input.damage.text, damage: middle },
              } as const,
            ]),
        ...damageSteps(dealt, modifiersOf(input)),
        ...aftermathSteps(typical, input),
        ...(concentrates ? concentrationSteps(typical, input) : []),
      ]),
    })
  },
  rolls: ({ damage, concentrating, save, state }) => [
    { id: 'damage', expression: damage.expression },
    ...(concentrating ? [{ id: 'save', expression: d20ToRoll({ state, modifier: save }) }] : []),
  ],
})
