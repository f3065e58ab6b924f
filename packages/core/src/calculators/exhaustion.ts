import { probability as chanceThat, type Distribution } from '../dice/distribution.ts'
import { ok } from '../result.ts'
import { divideRoundDown } from '../rules/basics/round-down.ts'
import {
  type ExhaustionEffects,
  exhaustionEffects,
  gainExhaustion,
  loseExhaustion,
  maximumExhaustion,
} from '../rules/conditions/exhaustion.ts'
import { speedUnderConditions } from '../rules/conditions/speed-under-conditions.ts'
import { rollState } from '../rules/d20-tests/advantage.ts'
import { d20Distribution } from '../rules/d20-tests/d20-test.ts'
import type { RulesOf } from '../rulesets/ruleset.ts'
import { srd51DamageAndHealing } from '../rulesets/srd-5-1/damage-and-healing.ts'
import { srd521DamageAndHealing } from '../rulesets/srd-5-2-1/damage-and-healing.ts'
import type { StepValue } from '../steps/step-value.ts'
import { ROLL_STATES, type RollState } from '../vocabulary/d20-tests.ts'
import { defineCalculator, type Figure, type InputOf, type ResultTable } from './calculator.ts'
import { STEPS, type Step } from './exhaustion.steps.ts'
import { citedIn } from './shared/cited-in.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { type ByPublishedRuleset, IN_2014, PUBLISHED_RULESET_FIELD } from './shared/ruleset-field.ts'
import { integer, probability, quantity, signed, word } from './shared/values.ts'

interface Edition {
  readonly rules: RulesOf<'conditions' | 'longRest'>
  /** whether each level does something else, rather than more of the same */
  readonly byLevel: boolean
}

const EDITIONS: ByPublishedRuleset<Edition> = {
  'srd-5.2.1': { rules: srd521DamageAndHealing, byLevel: false },
  'srd-5.1': { rules: srd51DamageAndHealing, byLevel: true },
}

const MOST = maximumExhaustion()
const LEVELS = { type: 'integer', minimum: 0, maximum: MOST } as const

const ROLLS = ['ability-checks', 'attack-rolls', 'saving-throws'] as const satisfies ExhaustionEffects['disadvantageOn']

const FIELDS = {
  level: { ...LEVELS, default: 2 },
  roll: { type: 'choice', options: ROLLS, default: 'ability-checks', shown: IN_2014 },
  speed: { type: 'integer', minimum: 0, maximum: 120, default: 30, unit: 'feet', step: 5 },
  'hit-point-maximum': { type: 'integer', minimum: 1, maximum: 999, default: 28, shown: IN_2014 },
  modifier: { type: 'integer', minimum: -10, maximum: 30, default: 5, signed: true },
  dc: { type: 'integer', minimum: 1, maximum: 40, default: 15 },
  gained: { ...LEVELS, default: 0, rare: true },
  'long-rests': { ...LEVELS, default: 0, rare: true },
  state: { type: 'choice', options: ROLL_STATES, default: 'normal', rare: true },
  ruleset: PUBLISHED_RULESET_FIELD,
} as const

type Input = InputOf<typeof FIELDS>

/** The level after gaining levels and finishing Long Rests; the dead do not rest. */
function levelOf({ level, gained, 'long-rests': rests, ruleset }: Input): number {
  const { rules } = EDITIONS[ruleset]
  const raised = gainExhaustion({ level, gained }, rules)
  return exhaustionEffects(raised, rules).dies
    ? raised
    : loseExhaustion({ level: raised, lost: rests * rules.longRest.exhaustionLevelsRemoved })
}

const slowedTo = ({ speed, ruleset }: Input, level: number): number =>
  speedUnderConditions(
    { creature: { conditions: level > 0 ? [{ condition: 'exhaustion', level }] : [] }, speedFeet: speed },
    EDITIONS[ruleset].rules,
  ).value.speedFeet

/** The state of a roll at an Exhaustion level. */
function stateAt({ state, roll }: Input, { disadvantageOn }: ExhaustionEffects): RollState {
  const disadvantages = [state === 'disadvantage', disadvantageOn.includes(roll)].filter(Boolean).length
  return rollState({ advantages: state === 'advantage' ? 1 : 0, disadvantages })
}

const effectsAt = ({ ruleset }: Input, level: number): ExhaustionEffects =>
  exhaustionEffects(level, EDITIONS[ruleset].rules)

/** The total of the roll at an Exhaustion level. */
function totalAt(input: Input, level: number): Distribution {
  const effects = effectsAt(input, level)
  const d20 = d20Distribution(stateAt(input, effects))
  return { ...d20, minimum: d20.minimum + input.modifier + effects.d20Bonus }
}

const chanceAt = (input: Input, level: number): Figure & { readonly kind: 'probability' } => ({
  id: 'chance',
  kind: 'probability',
  value: chanceThat(totalAt(input, level), '>=', input.dc),
})

const hitPointsAt = (input: Input, level: number): number =>
  divideRoundDown(input['hit-point-maximum'], effectsAt(input, level).hitPointMaximumDividedBy)

/** What each level does. */
function tableOf(input: Input): ResultTable {
  const { byLevel } = EDITIONS[input.ruleset]
  const none = word('none')
  return {
    columns: ['level', byLevel ? 'hit-points' : 'd20-tests', 'speed', 'chance'],
    rows: Array.from({ length: MOST }, (_, index): [StepValue, ...StepValue[]] => {
      const level = index + 1
      const { dies, d20Bonus } = effectsAt(input, level)
      if (dies) return [integer(level), word('dies'), none, none]
      const second = byLevel ? integer(hitPointsAt(input, level)) : signed(d20Bonus)
      const speed = quantity(slowedTo(input, level), 'feet')
      return [integer(level), second, speed, probability(chanceAt(input, level).value)]
    }),
  }
}

/** What a level does to the roll. */
function rollSteps(input: Input, level: number): readonly Step[] {
  const { modifier, dc, state, roll, ruleset } = input
  const effects = effectsAt(input, level)
  const { d20Bonus: penalty } = effects
  const chance = chanceAt(input, level).value
  const without = chanceAt(input, 0).value
  const values = { modifier, reduced: modifier + penalty, dc, chance, without }
  const given: readonly Step[] = state === 'normal' ? [] : [{ kind: state, rule: state, values: {} }]
  if (!EDITIONS[ruleset].byLevel) {
    return [
      { kind: 'd20-tests', rule: 'exhaustion', values: { level, penalty } },
      { kind: 'test', rule: 'd20-test', values },
      ...given,
    ]
  }
  const isHindered = effects.disadvantageOn.includes(roll)
  return [
    { kind: isHindered ? 'hindered' : 'unhindered', rule: 'exhaustion', values: { level, roll } },
    ...given,
    { kind: 'roll', rule: 'd20-test', values },
  ]
}

/** What a level does to the Speed and the Hit Point maximum. */
function bodySteps(input: Input, level: number): readonly Step[] {
  const effects = effectsAt(input, level)
  const { speedReducedFeet: less, speedDividedBy, hitPointMaximumDividedBy, immobile } = effects
  const { speed, ruleset } = input
  const slowed = slowedTo(input, level)
  const slow: readonly Step[] = !EDITIONS[ruleset].byLevel
    ? [{ kind: 'speed', rule: 'speed', values: { speed, less, slowed } }]
    : immobile
      ? [{ kind: 'speed-0', rule: 'exhaustion', values: { level } }]
      : speedDividedBy > 1
        ? [{ kind: 'speed-divided', rule: 'exhaustion', values: { level, speed, by: speedDividedBy, slowed } }]
        : []
  if (hitPointMaximumDividedBy === 1) return slow
  const values = {
    level,
    before: input['hit-point-maximum'],
    by: hitPointMaximumDividedBy,
    after: hitPointsAt(input, level),
  }
  return [...slow, { kind: 'hit-points', rule: 'exhaustion', values }]
}

/** The effects of Exhaustion on D20 Tests and Speed at each level, and how long recovering from it takes. */
export const exhaustionCalculator = defineCalculator({
  id: 'exhaustion',
  topic: 'damage-and-death',
  rules: ['exhaustion', 'long-rest', 'd20-test', 'speed', 'dead'],
  fields: FIELDS,
  steps: STEPS,
  compute(input) {
    const { gained, ruleset, 'long-rests': rests } = input
    const { rules, byLevel } = EDITIONS[ruleset]
    const { longRest } = rules
    const level = levelOf(input)
    const effects = effectsAt(input, level)
    const table = tableOf(input)

    const steps: Step[] = []
    if (gained > 0) {
      const raised = gainExhaustion({ level: input.level, gained }, rules)
      const values = { before: input.level, gained, level: raised, most: MOST }
      steps.push({ kind: 'gained', rule: 'exhaustion', values })
    }
    if (effects.dies) {
      steps.push({ kind: 'dies', rule: 'dead', values: { level } })
      return ok({
        figures: [{ id: 'dead', kind: 'integer', value: level }],
        table,
        steps: citedIn(ruleset, steps),
      })
    }
    if (rests > 0) steps.push({ kind: 'rested', rule: 'long-rest', values: { rests, level } })
    steps.push(...rollSteps(input, level), ...bodySteps(input, level))
    const restsNeeded = Math.ceil(level / longRest.exhaustionLevelsRemoved)
    if (level > 0) {
      const kind = longRest.removingExhaustionNeedsFood ? 'recovery-fed' : 'recovery'
      steps.push({ kind, rule: 'long-rest', values: { rests: restsNeeded } })
    }
    steps.push({ kind: 'deadly', rule: 'exhaustion', values: { most: MOST, left: MOST - level } })
    const chance = chanceAt(input, level)
    const slowed: Figure = { id: 'slowed', ...quantity(slowedTo(input, level), 'feet') }
    const answer: readonly [Figure, ...Figure[]] = byLevel
      ? [chance, slowed, { id: 'hit-points', kind: 'integer', value: hitPointsAt(input, level) }]
      : [{ id: 'penalty', kind: 'signed', value: effects.d20Bonus }, slowed, chance]
    return ok({
      figures: [
        ...answer,
        { ...chanceAt(input, 0), id: 'without' },
        { id: 'rests', kind: 'integer', value: restsNeeded },
        { id: 'now', kind: 'integer', value: level },
      ],
      distribution: totalAt(input, level),
      threshold: input.dc,
      table,
      steps: citedIn(ruleset, steps),
    })
  },
  rolls: (input) => {
    const effects = effectsAt(input, levelOf(input))
    if (effects.dies) return []
    const modifier = input.modifier + effects.d20Bonus
    return [{ id: 'test', expression: d20ToRoll({ state: stateAt(input, effects), modifier }) }]
  },
})
