import { probability as chanceThat, mapOutcomes, maximum } from '../dice/distribution.ts'
import { mean } from '../dice/moments.ts'
import { sumOfDice } from '../dice/sum-of-dice.ts'
import { ok } from '../result.ts'
import { tableDice } from '../rules/basics/table-dice.ts'
import { hitPointsOf } from '../rules/damage-and-healing/hit-points.ts'
import type { Vitals } from '../rules/damage-and-healing/vitals.ts'
import { finishLongRest, mayStartLongRest } from '../rules/resting/long-rest.ts'
import { hitDieHealing } from '../rules/resting/short-rest.ts'
import type { LongRestRecovery, LongRestRule, RecoveryVariant, ShortRestRule } from '../rulesets/damage-and-healing.ts'
import { next2012DamageAndHealing } from '../rulesets/next-2012/damage-and-healing.ts'
import { srd51DamageAndHealing } from '../rulesets/srd-5-1/damage-and-healing.ts'
import { srd521DamageAndHealing } from '../rulesets/srd-5-2-1/damage-and-healing.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import { defineCalculator, type Figure, type InputOf } from './calculator.ts'
import { STEPS, type Step } from './long-rest.steps.ts'
import { citedIn } from './shared/cited-in.ts'
import { HIT_POINT_DICE } from './shared/hit-point-dice.ts'
import { INTERRUPTIONS, longRestTime } from './shared/long-rest-time.ts'
import { type ByRuleset, IN_2012, PUBLISHED, RULESET_FIELD } from './shared/ruleset-field.ts'
import { sumOfTimes } from './shared/sum-of-times.ts'

interface Edition {
  readonly longRest: LongRestRule
  readonly shortRest: ShortRestRule
  readonly hasExhaustion: boolean
  readonly rule: RuleId
  /** the rule of the edition for Hit Point Dice */
  readonly diceRule: RuleId
}

/** The heading for what the variants of the 2012 playtest restore. */
const SLOWER = 'next-slower-recovery'

const EDITIONS: ByRuleset<Edition> = {
  'srd-5.2.1': {
    longRest: srd521DamageAndHealing.longRest,
    shortRest: srd521DamageAndHealing.shortRest,
    hasExhaustion: true,
    rule: 'long-rest',
    diceRule: 'hit-point-dice',
  },
  'srd-5.1': {
    longRest: srd51DamageAndHealing.longRest,
    shortRest: srd51DamageAndHealing.shortRest,
    hasExhaustion: true,
    rule: 'long-rest',
    diceRule: 'long-rest',
  },
  'next-2012': {
    longRest: next2012DamageAndHealing.longRest,
    shortRest: next2012DamageAndHealing.shortRest,
    hasExhaustion: false,
    rule: 'next-long-rest',
    diceRule: 'next-long-rest',
  },
}

const DICE_STEPS = {
  all: 'all-dice',
  half: 'half-dice',
  'one-plus-constitution-modifier': 'some-dice',
} as const satisfies Record<LongRestRecovery['hitDice'], Step['kind']>

const VARIANTS = [
  'usual',
  'slower-hit-points',
  'slower-hit-dice',
  'slower-all-around',
] as const satisfies readonly RecoveryVariant[]

const INTERRUPTED = { when: 'interruption', is: INTERRUPTIONS.filter((id) => id !== 'none') } as const
const SPENDS_DICE = [IN_2012, { when: 'variant', is: ['slower-hit-points', 'slower-all-around'] }] as const

const FIELDS = {
  'hit-points': { type: 'integer', minimum: 0, maximum: 999, default: 7 },
  'hit-point-maximum': { type: 'integer', minimum: 1, maximum: 999, default: 28 },
  'dice-left': { type: 'integer', minimum: 0, maximum: 20, default: 1 },
  'dice-total': { type: 'integer', minimum: 1, maximum: 20, default: 4 },
  exhaustion: { type: 'integer', minimum: 0, maximum: 5, default: 0, shown: PUBLISHED },
  interruption: { type: 'choice', options: INTERRUPTIONS, default: 'none' },
  rested: { type: 'integer', minimum: 0, maximum: 8, default: 3, shown: INTERRUPTED },
  times: { type: 'integer', minimum: 1, maximum: 8, default: 1, shown: INTERRUPTED },
  since: { type: 'integer', minimum: 0, maximum: 99, default: 16, rare: true },
  variant: { type: 'choice', options: VARIANTS, default: 'usual', shown: IN_2012 },
  constitution: {
    type: 'integer',
    minimum: -5,
    maximum: 10,
    default: 2,
    signed: true,
    shown: [IN_2012, { when: 'variant', is: ['slower-hit-points', 'slower-hit-dice', 'slower-all-around'] }],
  },
  die: { type: 'choice', options: HIT_POINT_DICE, default: 'd8', shown: SPENDS_DICE },
  spend: { type: 'integer', minimum: 0, maximum: 20, default: 2, shown: SPENDS_DICE },
  reduced: { type: 'integer', minimum: 0, maximum: 998, default: 0, rare: true },
  temporary: { type: 'integer', minimum: 0, maximum: 999, default: 0, rare: true, shown: PUBLISHED },
  ruleset: RULESET_FIELD,
} as const

type Input = InputOf<typeof FIELDS>

/** The creature before the rest, with no more Hit Points than its reduced maximum. */
function vitalsOf(input: Input): Vitals {
  const hitPointMaximum = Math.max(1, input['hit-point-maximum'] - input.reduced)
  const hitPoints = Math.min(input['hit-points'], hitPointMaximum)
  return {
    hitPointMaximum,
    temporaryHitPoints: input.temporary,
    life: hitPoints > 0 ? { kind: 'conscious', hitPoints } : { kind: 'stable', hitPoints },
    diesAtZero: false,
  }
}

/** What a Long Rest restores, when it can start, and the effect of an interruption. */
export const longRestCalculator = defineCalculator({
  id: 'long-rest',
  topic: 'exploration',
  rules: [
    'long-rest',
    'hit-point-dice',
    'exhaustion',
    'temporary-hit-points',
    'short-rest',
    'srd51-long-rest',
    'next-long-rest',
    SLOWER,
  ],
  fields: FIELDS,
  steps: STEPS,
  compute(input) {
    const { exhaustion, since, variant, constitution, die, spend, ruleset, temporary } = input
    const edition = EDITIONS[ruleset]
    const { longRest: rest, rule } = edition
    const vitals = vitalsOf(input)
    const last = { startedHoursAgo: since + rest.hours, endedHoursAgo: since }
    const start = mayStartLongRest({ vitals, last }, edition)
    const hitPoints = hitPointsOf(vitals.life)
    if (!start.allowed) {
      const passed = rest.nextAfter.from === 'end' ? last.endedHoursAgo : last.startedHoursAgo
      const wait = rest.nextAfter.hours - passed
      const values = { least: rest.leastHitPoints, after: rest.nextAfter.hours, wait }
      const kind = start.because === 'too-soon' ? (`too-soon-${rest.nextAfter.from}` as const) : 'too-few-hit-points'
      return ok({
        figures: [{ id: 'cannot', kind: 'integer', value: hitPoints }],
        steps: citedIn(ruleset, [{ kind, rule, values }]),
      })
    }
    const total = input['dice-total']
    const left = Math.min(input['dice-left'], total)
    const creature = {
      vitals,
      normalHitPointMaximum: input['hit-point-maximum'],
      hitDice: { left, total },
      exhaustionLevel: edition.hasExhaustion ? exhaustion : 0,
      abilityReductions: {},
    }
    const rested = finishLongRest({ creature, variant, constitutionModifier: constitution }, edition)
    const recovery: LongRestRecovery = rest.recovery[variant] ?? rest.recovery.usual
    const isUsual = recovery === rest.recovery.usual
    const diceRule = isUsual ? edition.diceRule : SLOWER
    const most = rested.vitals.hitPointMaximum
    const before = hitPointsOf(rested.vitals.life)
    const spent = recovery.spendsHitDice ? Math.min(spend, rested.hitDice.left) : 0
    const one = mapOutcomes(sumOfDice(1, Number(die.slice(1))), (rolled) =>
      hitDieHealing({ rolled, constitutionModifier: constitution }, edition),
    )
    const healed = sumOfTimes(spent, one, before)
    const after = mapOutcomes(healed, (points) => Math.min(points, most))
    const time = longRestTime(input, edition, rule)

    const steps: Step[] = [
      {
        kind: rest.sleepHours > 0 ? 'hours-with-sleep' : 'hours',
        rule,
        values: {
          hours: rest.hours,
          sleep: rest.sleepHours,
          light: rest.lightActivityHours,
        },
      },
      ...time.steps,
    ]
    if (input.reduced > 0) {
      const kind = rest.restoresReductions ? 'maximum-restored' : 'maximum-stays'
      steps.push({ kind, rule, values: { reduced: vitals.hitPointMaximum, most } })
    }
    steps.push({
      kind: recovery.hitPoints === 'all' ? 'all-hit-points' : 'no-hit-points',
      rule: isUsual ? rule : SLOWER,
      values: { before: hitPoints, after: before },
    })
    const regained = rested.hitDice.left - left
    steps.push({
      kind: DICE_STEPS[recovery.hitDice],
      rule: diceRule,
      values: {
        left,
        total,
        constitution,
        regained,
        now: rested.hitDice.left,
      },
    })
    if (spent > 0) {
      const values = {
        spent,
        dice: `1${die}`,
        constitution,
        mean: mean(after),
      }
      steps.push({ kind: 'spent', rule: diceRule, values })
    }
    if (edition.hasExhaustion && exhaustion > 0) {
      const values = { before: exhaustion, after: rested.exhaustionLevel }
      steps.push({ kind: 'exhaustion', rule: 'exhaustion', values })
    }
    if (edition.hasExhaustion && temporary > 0) {
      steps.push({ kind: 'temporary', rule: 'temporary-hit-points', values: { lost: temporary } })
    }
    steps.push({ kind: `next-${rest.nextAfter.from}`, rule, values: { hours: rest.nextAfter.hours } })
    const answer: readonly [Figure, ...Figure[]] =
      spent > 0
        ? [
            { id: 'mean', kind: 'number', value: mean(after) },
            { id: 'full', kind: 'probability', value: chanceThat(after, '>=', most) },
            { id: 'least', kind: 'integer', value: after.minimum },
            { id: 'highest', kind: 'integer', value: maximum(after) },
          ]
        : [{ id: 'after', kind: 'integer', value: before }]
    return ok({
      figures: [
        ...answer,
        { id: 'dice-after', kind: 'integer', value: rested.hitDice.left - spent },
        ...(edition.hasExhaustion
          ? [{ id: 'exhaustion-after', kind: 'integer', value: rested.exhaustionLevel } as const]
          : []),
        { id: 'hours', kind: 'integer', value: time.hours },
        ...(time.left === undefined ? [] : [{ id: 'hours-left', kind: 'integer', value: time.left } as const]),
      ],
      ...(spent > 0 ? { distribution: after, threshold: most } : {}),
      steps: citedIn(ruleset, steps),
    })
  },
  rolls: ({ die, variant, ruleset }) =>
    EDITIONS[ruleset].longRest.recovery[variant]?.spendsHitDice
      ? [{ id: 'die', expression: tableDice(`1${die}`) }]
      : [],
})
