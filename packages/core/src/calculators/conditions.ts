import { ok } from '../result.ts'
import type { GivenCondition } from '../rules/conditions/held-conditions.ts'
import { next2012Combat } from '../rulesets/next-2012/combat.ts'
import { next2012DamageAndHealing } from '../rulesets/next-2012/damage-and-healing.ts'
import { srd51Combat } from '../rulesets/srd-5-1/combat.ts'
import { srd51DamageAndHealing } from '../rulesets/srd-5-1/damage-and-healing.ts'
import { srd521Combat } from '../rulesets/srd-5-2-1/combat.ts'
import { srd521DamageAndHealing } from '../rulesets/srd-5-2-1/damage-and-healing.ts'
import { CONDITION_EFFECTS } from '../tables/conditions/condition-effects.ts'
import { type AnyCondition, CONDITIONS, PLAYTEST_CONDITIONS } from '../vocabulary/conditions.ts'
import { defineCalculator, type Fields, type Figure, type InputOf, type ResultTable } from './calculator.ts'
import { STEPS, type Step } from './conditions.steps.ts'
import { citedIn } from './shared/cited-in.ts'
import {
  attackStates,
  becauseOf,
  type ConditionRules,
  conditionChanges,
  noAttacksBy,
  speedOf,
  type UnderConditions,
} from './shared/condition-changes.ts'
import { conditionSteps } from './shared/condition-steps.ts'
import { conditionsField } from './shared/conditions-field.ts'
import { type ByRuleset, PUBLISHED, RULESET_FIELD } from './shared/ruleset-field.ts'
import { word } from './shared/values.ts'

const RULES: ByRuleset<ConditionRules> = {
  'srd-5.2.1': { ...srd521Combat, ...srd521DamageAndHealing },
  'srd-5.1': { ...srd51Combat, ...srd51DamageAndHealing },
  'next-2012': { ...next2012Combat, ...next2012DamageAndHealing },
}

/** The conditions of both editions; Exhaustion has levels, and its own field. */
const CONDITIONS_OF_ALL_EDITIONS: readonly AnyCondition[] = [
  ...new Set<AnyCondition>([...CONDITIONS, ...PLAYTEST_CONDITIONS]),
]
  .filter((condition) => condition !== 'exhaustion')
  .sort()

const SOURCE = 'source'

const FIELDS = {
  conditions: conditionsField(CONDITIONS_OF_ALL_EDITIONS, ['grappled', 'poisoned']),
  exhaustion: {
    type: 'integer',
    minimum: 0,
    maximum: CONDITION_EFFECTS.exhaustion.maximumLevel,
    default: 0,
    shown: PUBLISHED,
  },
  speed: { type: 'integer', minimum: 0, maximum: 120, default: 30, unit: 'feet', step: 5 },
  'source-in-sight': { type: 'flag', default: true, shown: { when: 'conditions', is: ['frightened'] } },
  seen: { type: 'flag', default: false, shown: { when: 'conditions', is: ['invisible'] } },
  ruleset: RULESET_FIELD,
} as const satisfies Fields

type Input = InputOf<typeof FIELDS>

function underConditions({ conditions, exhaustion, speed, seen, 'source-in-sight': inSight }: Input): UnderConditions {
  const given: readonly GivenCondition[] = [
    ...conditions.map((condition) => ({ condition, source: SOURCE })),
    ...(exhaustion > 0 ? [{ condition: 'exhaustion', level: exhaustion } as const] : []),
  ]
  return { conditions: given, speedFeet: speed, inSight: inSight ? [SOURCE] : [], seenAnyway: seen }
}

/** One word for the state of a roll, with a word of its own if circumstances cancel each other. */
const stateWord = ({ state, circumstances }: ReturnType<typeof attackStates>['own']): string =>
  state === 'normal' && circumstances.length > 0 ? 'cancel' : state

function figuresOf(creature: UnderConditions, rules: ConditionRules, isDead: boolean): readonly [Figure, ...Figure[]] {
  if (isDead) return [{ id: 'dead', kind: 'word', value: 'dead' }]
  const { own, near, far } = attackStates(creature, rules)
  const attacks = noAttacksBy(creature, rules).length > 0 ? 'cannot' : stateWord(own)
  return [
    { id: 'attack-rolls', kind: 'word', value: attacks },
    { id: 'against-near', kind: 'word', value: stateWord(near) },
    { id: 'against-far', kind: 'word', value: stateWord(far) },
    { id: 'speed', kind: 'quantity', value: speedOf(creature, rules), unit: 'feet' },
    ...(own.bonus === 0 ? [] : [{ id: 'penalty', kind: 'signed', value: own.bonus } as const]),
  ]
}

/** Any set of conditions: what it changes about a creature, and which condition does so. */
export const conditionsCalculator = defineCalculator({
  id: 'conditions',
  topic: 'combat',
  rules: ['condition', ...CONDITIONS, 'srd51-conditions', 'srd51-exhaustion', 'next-condition-definitions'],
  fields: FIELDS,
  steps: STEPS,
  compute(input) {
    const rules = RULES[input.ruleset]
    const creature = underConditions(input)
    const all = conditionSteps(creature.conditions, rules)
    const isDead = all.some(({ kind }) => kind === 'exhaustion-dies')
    const steps = isDead ? all.filter(({ kind }) => kind === 'exhaustion-dies') : all
    const rows = isDead ? [] : conditionChanges(creature, rules)
    const table: ResultTable = {
      columns: ['what', 'change', 'because'],
      rows: rows.map(({ what, to, because }) => [word(what), to, becauseOf(because)]),
    }
    const nothing: Step = { kind: 'nothing', rule: 'condition', values: {} }
    return ok({
      figures: figuresOf(creature, rules, isDead),
      ...(rows.length === 0 ? {} : { table }),
      steps: citedIn(input.ruleset, steps.length === 0 ? [nothing] : steps),
    })
  },
  rolls: () => [],
})
