import { certain, type Distribution, mapOutcomes, maximum, mean, mix, quantile } from '../dice/distribution.ts'
import { format } from '../dice/format.ts'
import { addFractions, type Fraction, fraction } from '../fraction.ts'
import { fail, ok } from '../result.ts'
import { d20Pool } from '../rules/advantage.ts'
import { armorClassBehind } from '../rules/armor-class.ts'
import { type AttackChances, attackChances, NATURAL_HIT, naturalRollNeeded } from '../rules/attack-roll.ts'
import { canBeTargetedDirectly, coverBonus } from '../rules/cover.ts'
import { criticalDamage } from '../rules/critical-hit.ts'
import { type DamageModifiers, type DamageStep, takeDamage } from '../rules/damage.ts'
import { srd521CriticalHit } from '../rulesets/srd-5-2-1-critical-hit.ts'
import { COVER_DEGREES } from '../vocabulary/cover-degrees.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import { defineCalculator, type Step, type StepValue } from './calculator.ts'
import { typedDice, typedOdds } from './shared/typed-dice.ts'

const integer = (value: number): StepValue => ({ kind: 'integer', value })
const signed = (value: number): StepValue => ({ kind: 'signed', value })
const probability = (value: Fraction): StepValue => ({ kind: 'probability', value })
const dice = (value: string): StepValue => ({ kind: 'dice', value })

/** The largest damage that is answered: the distribution holds a weight for every outcome from 0 up to it. */
const MOST_DAMAGE = 100_000
const HALF = fraction(1, 2)
const NO_CHANCE: AttackChances = { miss: fraction(1), hit: fraction(0), criticalHit: fraction(0) }

/** Which rule each step from damage dealt to damage taken applies. */
const DAMAGE_RULES: Readonly<Record<DamageStep['id'], string>> = {
  adjustment: 'order-of-application',
  resistance: 'resistance',
  vulnerability: 'vulnerability',
  immunity: 'immunity',
}

/** The steps for the middle of the damage roll: a figure that a player can follow. */
function damageSteps(onHit: Distribution, modifiers: DamageModifiers): Step[] {
  const { steps } = takeDamage(quantile(onHit, HALF), modifiers)
  return steps.map(({ id, before, after }) => ({
    rule: DAMAGE_RULES[id],
    id,
    values: { before: integer(before), after: integer(after), adjustment: signed(modifiers.adjustment ?? 0) },
  }))
}

/** One attack roll against AC and the damage it deals: exact chances, exact damage, and the rule behind each step. */
export const attack = defineCalculator({
  id: 'attack',
  rules: ['attack-roll', 'armor-class', 'cover', 'advantage', 'damage-roll', 'critical-hit', 'resistance'],
  fields: {
    bonus: { type: 'integer', minimum: -10, maximum: 30, default: 5, signed: true },
    ac: { type: 'integer', minimum: 1, maximum: 40, default: 15 },
    state: { type: 'choice', options: ROLL_STATES, default: 'normal' },
    cover: { type: 'choice', options: COVER_DEGREES, default: 'none' },
    damage: { type: 'dice', default: '1d8+3' },
    resistance: { type: 'flag', default: false },
    vulnerability: { type: 'flag', default: false },
    immunity: { type: 'flag', default: false, rare: true },
    adjust: { type: 'integer', minimum: -50, maximum: 50, default: 0, signed: true, rare: true },
    critical: { type: 'integer', minimum: 18, maximum: NATURAL_HIT, default: NATURAL_HIT, rare: true },
  },
  compute({ bonus, ac, state, cover, damage, resistance, vulnerability, immunity, adjust, critical }) {
    const rolled = typedDice('damage', damage)
    const rolledTwice = criticalDamage(rolled, srd521CriticalHit)
    const onHit = typedOdds('damage', damage, rolled)
    if (!onHit.ok) return onHit
    const onCriticalHit = typedOdds('damage', damage, rolledTwice)
    if (!onCriticalHit.ok) return onCriticalHit
    const most = Math.max(maximum(onHit.value), maximum(onCriticalHit.value))
    if (most > MOST_DAMAGE) {
      const expected = { limit: 'work', got: String(most), allowed: MOST_DAMAGE, length: damage.length }
      return fail({ field: 'damage', code: 'dice.over-limit', got: damage, expected, at: 0 })
    }

    const armorClass = armorClassBehind(cover, ac)
    const attackRoll = { bonus, armorClass, criticalFrom: critical }
    const targetable = canBeTargetedDirectly(cover)
    const chances = targetable ? attackChances(attackRoll, state) : NO_CHANCE
    const anyHit = addFractions(chances.hit, chances.criticalHit)
    const modifiers = { adjustment: adjust, resistance, vulnerability, immunity }
    const taken = (distribution: Distribution): Distribution =>
      mapOutcomes(distribution, (outcome) => takeDamage(outcome, modifiers).damage)
    const distribution = mix([
      { probability: chances.miss, distribution: certain(0) },
      { probability: chances.hit, distribution: taken(onHit.value) },
      { probability: chances.criticalHit, distribution: taken(onCriticalHit.value) },
    ])

    const coverStep: Step[] =
      cover === 'none'
        ? []
        : [
            targetable
              ? {
                  rule: `${cover}-cover`,
                  id: 'cover',
                  values: {
                    cover: { kind: 'option', field: 'cover', value: cover },
                    ac: integer(ac),
                    bonus: signed(coverBonus(cover)),
                    armorClass: integer(armorClass),
                  },
                }
              : { rule: `${cover}-cover`, id: 'cannot-be-targeted', values: {} },
          ]
    const hitSteps: Step[] = [
      {
        rule: 'attack-roll',
        id: 'needed',
        values: {
          bonus: signed(bonus),
          armorClass: integer(armorClass),
          needed: integer(naturalRollNeeded(attackRoll)),
        },
      },
      {
        rule: state === 'normal' ? 'rolling-20-or-1' : state,
        id: state,
        values: { dice: dice(format(d20Pool(state))), chance: probability(anyHit) },
      },
      {
        rule: 'critical-hit',
        id: 'critical',
        values: {
          critical: integer(critical),
          chance: probability(chances.criticalHit),
          damage: dice(format(rolled)),
          criticalDamage: dice(format(rolledTwice)),
        },
      },
      ...damageSteps(onHit.value, modifiers),
    ]

    return ok({
      figures: [
        { id: targetable ? 'hit' : 'no-target', kind: 'probability', value: anyHit },
        { id: 'mean', kind: 'number', value: mean(distribution) },
        { id: 'critical', kind: 'probability', value: chances.criticalHit },
        { id: 'needed', kind: 'integer', value: naturalRollNeeded(attackRoll) },
        { id: 'maximum', kind: 'integer', value: maximum(distribution) },
      ],
      distribution,
      steps: targetable ? [...coverStep, ...hitSteps] : coverStep,
    })
  },
  rolls: ({ bonus, state, damage }) => {
    const pool = d20Pool(state)
    const { span } = pool
    const modifier = { kind: 'constant', value: Math.abs(bonus), span } as const
    const terms = [{ sign: 1, expression: pool } as const, { sign: bonus < 0 ? -1 : 1, expression: modifier } as const]
    return [
      { id: 'attack', expression: { kind: 'sum', terms, span } },
      { id: 'damage', expression: typedDice('damage', damage) },
    ]
  },
})
