import { certain, type Distribution, mix } from '../dice/distribution.ts'
import { mean } from '../dice/moments.ts'
import { type Fraction, fraction, subtractFractions } from '../fraction.ts'
import { ok } from '../result.ts'
import { abilityModifier } from '../rules/abilities/ability-score.ts'
import { tableDice } from '../rules/basics/table-dice.ts'
import { lifeAfterDamageAtZero } from '../rules/damage-and-healing/damage-at-0-hit-points.ts'
import { deadlyHitPoints } from '../rules/damage-and-healing/death-saving-throw.ts'
import { failureDamage } from '../rules/damage-and-healing/death-saving-throw-chances.ts'
import {
  type DyingChancesByRound,
  dyingChancesByRound,
} from '../rules/damage-and-healing/death-saving-throws-by-round.ts'
import type { DyingState } from '../rules/damage-and-healing/vitals.ts'
import type { DyingRule } from '../rulesets/damage-and-healing.ts'
import { next2012DamageAndHealing } from '../rulesets/next-2012/damage-and-healing.ts'
import { srd51DamageAndHealing } from '../rulesets/srd-5-1/damage-and-healing.ts'
import { srd521DamageAndHealing } from '../rulesets/srd-5-2-1/damage-and-healing.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import { defineCalculator, type Figure, type ParsedInputOf } from './calculator.ts'
import { STEPS, type Step } from './death-saves.steps.ts'
import { addsDice, bonusDiceOf, NO_DICE } from './shared/bonus-dice.ts'
import { citedIn } from './shared/cited-in.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { oddsProblem } from './shared/dice-odds.ts'
import { partsOfOne } from './shared/parts-of-one.ts'
import { type ByRuleset, IN_2012, PUBLISHED, RULESET_FIELD } from './shared/ruleset-field.ts'
import { stepMaker } from './shared/step-maker.ts'

const DYING: ByRuleset<DyingRule> = {
  'srd-5.2.1': srd521DamageAndHealing.dying,
  'srd-5.1': srd51DamageAndHealing.dying,
  'next-2012': next2012DamageAndHealing.dying,
}

const HITS = ['none', 'hit', 'critical'] as const

const FIELDS = {
  successes: { type: 'integer', minimum: 0, maximum: 2, default: 0 },
  failures: { type: 'integer', minimum: 0, maximum: 2, default: 0, shown: PUBLISHED },
  'hit-points': {
    type: 'integer',
    minimum: -49,
    maximum: 0,
    default: 0,
    shown: IN_2012,
  },
  constitution: {
    type: 'integer',
    minimum: 1,
    maximum: 30,
    default: 14,
    shown: IN_2012,
  },
  level: { type: 'integer', minimum: 1, maximum: 20, default: 1, shown: IN_2012 },
  hurt: { type: 'choice', options: HITS, default: 'none' },
  damage: { type: 'integer', minimum: 1, maximum: 999, default: 7, shown: { when: 'hurt', is: ['hit', 'critical'] } },
  'hit-point-maximum': {
    type: 'integer',
    minimum: 1,
    maximum: 999,
    default: 12,
    shown: { when: 'hurt', is: ['hit', 'critical'] },
  },
  state: { type: 'choice', options: ROLL_STATES, default: 'normal' },
  bonus: { type: 'integer', minimum: -10, maximum: 20, default: 0, signed: true, rare: true },
  'bonus-dice': { type: 'dice', default: NO_DICE, rare: true },
  luck: { type: 'flag', default: false, rare: true },
  stable: { type: 'flag', default: false, rare: true },
  ruleset: RULESET_FIELD,
} as const

type Input = ParsedInputOf<typeof FIELDS>

const deadly = ({ constitution, level }: Input): number => deadlyHitPoints({ constitutionScore: constitution, level })

/** What the throw adds besides dice: the modifier of its ability, if it has one. */
const saveBonus = ({ constitution, bonus }: Input, { saveAbility }: DyingRule): number =>
  bonus + (saveAbility === 'none' ? 0 : abilityModifier(constitution))

/** The state of the creature before it is hurt. */
function standing(input: Input, rule: DyingRule): DyingState {
  const belowZero = rule.failure === 'damage'
  const hitPoints = belowZero ? input['hit-points'] : 0
  if (belowZero && hitPoints <= deadly(input)) return { kind: 'dead' }
  if (input.stable) return { kind: 'stable', hitPoints }
  return { kind: 'dying', successes: input.successes, failures: belowZero ? 0 : input.failures, hitPoints }
}

const hurtBy = (state: DyingState, input: Input, rule: DyingRule): DyingState =>
  input.hurt === 'none'
    ? state
    : lifeAfterDamageAtZero(
        {
          life: state,
          damage: input.damage,
          criticalHit: input.hurt === 'critical',
          hitPointMaximum: input['hit-point-maximum'],
          deadlyHitPoints: deadly(input),
        },
        { dying: rule },
      )

/** The round by which everything is decided: the most throws that decide nothing, and one more. */
function lastRound(state: DyingState, input: Input, rule: DyingRule): number {
  if (state.kind !== 'dying') return 0
  const failures =
    rule.failure === 'counted'
      ? rule.failuresToDie - state.failures
      : Math.ceil((state.hitPoints - deadly(input)) / failureDamage({ dying: rule }).minimum)
  return rule.successesToStabilize - state.successes + failures - 1
}

const step = stepMaker<Step>()

/** The effect of the damage, as a step. */
function hurtSteps(before: DyingState, after: DyingState, input: Input, rule: DyingRule): Step[] {
  if (input.hurt === 'none' || before.kind === 'dead' || before.kind === 'conscious') return []
  const { damage, 'hit-point-maximum': most } = input
  const values = { damage, maximum: most, before: before.hitPoints }
  const hurt = 'damage-at-0-hit-points'
  const woken: Step[] = before.kind === 'stable' ? [{ kind: 'no-longer-stable', rule: 'stable', values: {} }] : []
  if (rule.failure === 'damage') {
    return [...woken, step(hurt, 'hit-points-lost', { ...values, after: before.hitPoints - damage })]
  }
  if (damage >= most) return [...woken, step(hurt, 'massive', values)]
  const added = input.hurt === 'critical' ? rule.criticalHitFailures : rule.damageFailures
  return [...woken, step(hurt, after.kind === 'dead' ? 'fatal' : input.hurt, { ...values, failures: added })]
}

/** How a throw is made, and its possible ends, as steps. */
function throwSteps(input: Input, rule: DyingRule): Step[] {
  const { state, 'bonus-dice': bonusDice, luck } = input
  const bonus = saveBonus(input, rule)
  const save = 'death-saving-throw'
  return [
    bonus === 0 ? step(save, 'throw', { dc: rule.dc }) : step(save, 'throw-with-bonus', { dc: rule.dc, bonus: bonus }),
    ...(addsDice(bonusDice)
      ? [{ kind: 'bonus-dice', rule: 'd20-test', values: { dice: bonusDice.text } } as const]
      : []),
    ...(luck ? [{ kind: 'luck', rule: 'rerolls', values: {} } as const] : []),
    ...(state === 'normal' ? [] : [{ kind: state, rule: state, values: {} } as const]),
    ...(rule.failure === 'counted'
      ? [
          step(save, 'natural', {
            failures: rule.natural1Failures,
            hitPoints: rule.natural20HitPoints,
          }),
          step(save, 'ends', {
            successes: rule.successesToStabilize,
            failures: rule.failuresToDie,
          }),
        ]
      : [
          step(save, 'costs', { damage: rule.failureDamage, deadly: deadly(input) }),
          step(save, 'ends-stable', { successes: rule.successesToStabilize }),
        ]),
  ]
}

/** The round in which it is decided, from the chances that it is not decided yet. */
function settledIn(rounds: readonly DyingChancesByRound[]): Distribution {
  let open = fraction(1)
  const cases = rounds.map(({ dying }, index) => {
    const chance: Fraction = subtractFractions(open, dying)
    open = dying
    return { probability: chance, distribution: certain(index + 1) }
  })
  return mix(cases)
}

/** How a series of Death Saving Throws ends, from any state, if nobody intervenes. */
export const deathSavesCalculator = defineCalculator({
  id: 'death-saves',
  topic: 'damage-and-death',
  rules: ['death-saving-throw', 'damage-at-0-hit-points', 'stable', 'dead', 'next-dying', 'next-death-save'],
  fields: FIELDS,
  steps: STEPS,
  compute(input) {
    const rule = DYING[input.ruleset]
    const { state, luck, 'bonus-dice': bonusDice } = input
    const before = standing(input, rule)
    const after = hurtBy(before, input, rule)
    const rolls = {
      state,
      halflingLuck: luck,
      bonus: saveBonus(input, rule),
      deadlyHitPoints: deadly(input),
      ...bonusDiceOf(bonusDice),
    }
    const result = dyingChancesByRound(
      { life: after, ...rolls, rounds: lastRound(after, input, rule) },
      { dying: rule },
    )
    if (!result.ok) return oddsProblem('bonus-dice', bonusDice, result.error)
    const rounds = result.value
    const steps = hurtSteps(before, after, input, rule)
    const end = rounds.at(-1)
    if (end === undefined) {
      const rest: Step =
        after.kind === 'dead'
          ? { kind: 'is-dead', rule: 'dead', values: {} }
          : { kind: 'is-stable', rule: 'stable', values: {} }
      return ok({
        figures: [{ id: rest.kind, kind: 'probability', value: fraction(1) }],
        steps: citedIn(input.ruleset, [...steps, rest]),
      })
    }
    const distribution = settledIn(rounds)
    const [dead, stable, conscious] = partsOfOne(end.dead, end.stable, end.conscious)
    const consciousFigure: Figure[] = rule.failure === 'counted' ? [{ id: 'conscious', ...conscious }] : []
    return ok({
      figures: [
        { id: 'survives', ...dead, value: subtractFractions(fraction(1), end.dead) },
        { id: 'dead', ...dead },
        { id: 'stable', ...stable },
        ...consciousFigure,
        { id: 'dead-at-once', kind: 'probability', value: rounds[0]?.dead ?? fraction(0) },
        { id: 'rounds', kind: 'number', value: mean(distribution) },
      ],
      distribution,
      steps: citedIn(input.ruleset, [...steps, ...throwSteps(input, rule)]),
    })
  },
  rolls(input) {
    const rule = DYING[input.ruleset]
    const save = d20ToRoll({
      state: input.state,
      modifier: saveBonus(input, rule),
      halflingLuck: input.luck,
      ...bonusDiceOf(input['bonus-dice']),
    })
    return [
      { id: 'save', expression: save },
      ...(rule.failure === 'damage' ? [{ id: 'failure', expression: tableDice(rule.failureDamage) }] : []),
    ]
  },
})
