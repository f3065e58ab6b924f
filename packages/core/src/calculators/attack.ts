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
import { srd521 } from '../rulesets/srd-5-2-1.ts'
import { COVER_DEGREES } from '../vocabulary/cover-degrees.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import { defineCalculator, type Step, type StepValue } from './calculator.ts'
import { typedDice, typedOdds } from './typed-dice.ts'

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
    const rolledTwice = criticalDamage(rolled, srd521.criticalHit)
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
  examples: [
    {
      id: 'longsword',
      source:
        'SRD 5.2.1, Playing the Game, Attack Rolls (page 7): +5 hits AC 15 on 10 to 20; damage (10 × 7.5 + 1 × 12) / 20',
      input: {},
      figures: { hit: '11/20', critical: '1/20', mean: '87/20', needed: '10', maximum: '19' },
    },
    {
      id: 'advantage',
      source:
        'SRD 5.2.1, Playing the Game, Roll Two D20s (page 8): 319 of 400 pairs have a die of 10 or higher, 39 a 20',
      input: { state: 'advantage' },
      figures: { hit: '319/400', critical: '39/400', mean: '321/50' },
    },
    {
      id: 'disadvantage',
      source: 'SRD 5.2.1, Playing the Game, Roll Two D20s (page 8): 121 of 400 pairs have no die below 10, 1 two 20s',
      input: { state: 'disadvantage' },
      figures: { hit: '121/400', critical: '1/400', mean: '57/25' },
    },
    {
      id: 'half-cover',
      source: 'SRD 5.2.1, Playing the Game, Cover (page 15): AC 15 counts as 17',
      input: { cover: 'half' },
      figures: { hit: '9/20', needed: '12' },
    },
    {
      id: 'three-quarters-cover',
      source: 'SRD 5.2.1, Playing the Game, Cover (page 15): AC 15 counts as 20',
      input: { cover: 'three-quarters' },
      figures: { hit: '3/10', needed: '15' },
    },
    {
      id: 'total-cover',
      source: 'SRD 5.2.1, Playing the Game, Cover (page 15): no direct target',
      input: { cover: 'total' },
      figures: { 'no-target': '0', critical: '0', mean: '0', maximum: '0' },
    },
    {
      id: 'natural-20',
      source:
        'SRD 5.2.1, Playing the Game, Rolling 20 or 1 (page 7): only a 20 hits AC 40, as a Critical Hit; (2 × 4.5 + 3) / 20',
      input: { bonus: 0, ac: 40 },
      figures: { hit: '1/20', critical: '1/20', mean: '3/5', needed: '20' },
    },
    {
      id: 'natural-1',
      source: 'SRD 5.2.1, Playing the Game, Rolling 20 or 1 (page 7): a 1 misses even AC 1',
      input: { bonus: 30, ac: 1 },
      figures: { hit: '19/20', needed: '2' },
    },
    {
      id: 'order-of-application',
      source:
        'SRD 5.2.1, Playing the Game, Order of Application (page 17): 28 − 5 = 23, halved 11, doubled 22; 19 of 20 rolls hit',
      input: { bonus: 30, ac: 1, damage: '28', adjust: -5, resistance: true, vulnerability: true },
      figures: { mean: '209/10', maximum: '22' },
    },
    {
      id: 'dagger',
      source:
        'SRD 5.2.1, Playing the Game, Critical Hits (page 16): a dagger rolls 2d4 instead of 1d4; (10 × 2.5 + 5) / 20',
      input: { damage: '1d4' },
      figures: { mean: '3/2', maximum: '8' },
    },
    {
      id: 'immunity',
      source: 'SRD 5.2.1, Playing the Game, Immunity (page 17): no damage of that type',
      input: { immunity: true, vulnerability: true },
      figures: { hit: '11/20', mean: '0', maximum: '0' },
    },
  ],
})
