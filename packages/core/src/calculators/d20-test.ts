import { probability as chanceThat } from '../dice/distribution.ts'
import { mean } from '../dice/moments.ts'
import { fraction, subtractFractions } from '../fraction.ts'
import { ok } from '../result.ts'
import { d20TestDistribution } from '../rules/d20-tests/d20-test-distribution.ts'
import { type ProficiencyUse, proficiencyAdded } from '../rules/proficiency/proficiency.ts'
import type { TrainingRule } from '../rulesets/checks-and-actions.ts'
import { next2012ChecksAndActions } from '../rulesets/next-2012/checks-and-actions.ts'
import { srd51ChecksAndActions } from '../rulesets/srd-5-1/checks-and-actions.ts'
import { srd521ChecksAndActions } from '../rulesets/srd-5-2-1/checks-and-actions.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import { defineCalculator } from './calculator.ts'
import { STEPS, type Step } from './d20-test.steps.ts'
import { addsDice, bonusDiceOf, NO_DICE } from './shared/bonus-dice.ts'
import { citedIn } from './shared/cited-in.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { oddsProblem } from './shared/dice-odds.ts'
import { extremes } from './shared/extremes.ts'
import { PROFICIENCY_BONUS_FIELD } from './shared/proficiency-bonus-field.ts'
import { type ByRuleset, IN_2012, PUBLISHED, RULESET_FIELD } from './shared/ruleset-field.ts'

const TESTS = ['ability-check', 'saving-throw'] as const
const TRAINING = ['none', 'half', 'proficient', 'expertise'] as const

type Test = (typeof TESTS)[number]

/** The rules that a kind of D20 Test applies; `none` if nothing like proficiency is added. */
type TestRules = Readonly<
  Record<Test, { readonly ability: RuleId; readonly proficiency: RuleId | 'none'; readonly target: RuleId }>
>

const PUBLISHED_RULES: TestRules = {
  'ability-check': {
    ability: 'check-ability-modifier',
    proficiency: 'check-proficiency-bonus',
    target: 'check-dc',
  },
  'saving-throw': { ability: 'save-ability-modifier', proficiency: 'save-proficiency-bonus', target: 'save-dc' },
}

const EDITIONS: ByRuleset<{ readonly training: TrainingRule; readonly rules: TestRules }> = {
  'srd-5.2.1': { training: srd521ChecksAndActions.training, rules: PUBLISHED_RULES },
  'srd-5.1': { training: srd51ChecksAndActions.training, rules: PUBLISHED_RULES },
  'next-2012': {
    training: next2012ChecksAndActions.training,
    rules: {
      'ability-check': {
        ability: 'next-making-a-check',
        proficiency: 'next-making-a-check',
        target: 'next-making-a-check',
      },
      'saving-throw': {
        ability: 'next-making-a-save',
        proficiency: 'none',
        target: 'next-making-a-save',
      },
    },
  },
}

/** How the Proficiency Bonus applies. */
const USES: Readonly<Record<(typeof TRAINING)[number], ProficiencyUse>> = {
  none: { proficient: false },
  half: { proficient: true, halved: true },
  proficient: { proficient: true },
  expertise: { proficient: true, doubled: true },
}

/** The rule of each step about the Proficiency Bonus, if it is not the test's rule. */
const USE_RULES: Readonly<Partial<Record<(typeof TRAINING)[number], RuleId>>> = {
  half: 'bonus-doesnt-stack',
  expertise: 'expertise',
}

interface Modifiers {
  readonly test: Test
  readonly ruleset: keyof typeof EDITIONS
  readonly modifier: number
  readonly proficiency: (typeof TRAINING)[number]
  readonly 'proficiency-bonus': number
  readonly training: number
  readonly bonus: number
}

/** What proficiency adds, or the training of an edition without a Proficiency Bonus. */
function trained({ test, ruleset, proficiency, training, 'proficiency-bonus': bonus }: Modifiers): number {
  const edition = EDITIONS[ruleset]
  if (edition.rules[test].proficiency === 'none') return 0
  return edition.training.bonus === 'proficiency-bonus'
    ? proficiencyAdded({ proficiencyBonus: bonus, ...USES[proficiency] })
    : training
}

const added = (modifiers: Modifiers): number => modifiers.modifier + trained(modifiers) + modifiers.bonus

/** An ability check or saving throw against a DC: the exact chance, and the parts of the total. */
export const d20TestCalculator = defineCalculator({
  id: 'd20-test',
  topic: 'dice-and-tests',
  rules: [
    'd20-test',
    'ability-check',
    'saving-throw',
    'difficulty-class',
    'proficiency',
    'expertise',
    'advantage',
    'disadvantage',
    'next-making-a-check',
    'next-making-a-save',
  ],
  fields: {
    test: { type: 'choice', options: TESTS, default: 'ability-check' },
    dc: { type: 'integer', minimum: 1, maximum: 40, default: 15 },
    modifier: { type: 'integer', minimum: -5, maximum: 10, default: 3, signed: true },
    proficiency: {
      type: 'choice',
      options: TRAINING,
      default: 'proficient',
      shown: PUBLISHED,
    },
    'proficiency-bonus': { ...PROFICIENCY_BONUS_FIELD, shown: PUBLISHED },
    training: {
      type: 'integer',
      minimum: 0,
      maximum: 20,
      default: 3,
      signed: true,
      shown: [IN_2012, { when: 'test', is: ['ability-check'] }],
    },
    state: { type: 'choice', options: ROLL_STATES, default: 'normal' },
    bonus: { type: 'integer', minimum: -30, maximum: 30, default: 0, signed: true, rare: true },
    'bonus-dice': { type: 'dice', default: NO_DICE, rare: true },
    minimum: { type: 'integer', minimum: 1, maximum: 20, default: 1, rare: true },
    luck: { type: 'flag', default: false, rare: true },
    ruleset: RULESET_FIELD,
  },
  steps: STEPS,
  compute(input) {
    const { test, dc, modifier, proficiency, state, bonus, minimum, luck, ruleset, 'bonus-dice': bonusDice } = input
    const { training, rules } = EDITIONS[ruleset]
    const total = d20TestDistribution({
      state,
      modifier: added(input),
      minimumOnDie: minimum,
      halflingLuck: luck,
      ...bonusDiceOf(bonusDice),
    })
    if (!total.ok) return oddsProblem('bonus-dice', bonusDice, total.error)
    const distribution = total.value
    const chance = chanceThat(distribution, '>=', dc)
    const needed = Math.max(1, dc - added(input))
    const hasNeeded = !addsDice(bonusDice) && needed <= 20
    const proficient = trained(input)
    const usesBonus = training.bonus === 'proficiency-bonus'
    const isAdded = usesBonus ? proficiency !== 'none' : proficient !== 0
    const proficiencyRule = rules[test].proficiency

    const steps: Step[] = [{ kind: 'ability', rule: rules[test].ability, values: { modifier } }]
    if (isAdded && proficiencyRule !== 'none') {
      steps.push({
        kind: usesBonus && proficiency !== 'none' ? proficiency : 'training',
        rule: (usesBonus ? USE_RULES[proficiency] : undefined) ?? proficiencyRule,
        values: { bonus: input['proficiency-bonus'], added: proficient },
      })
    }
    if (bonus !== 0) steps.push({ kind: 'bonus', rule: 'd20-test', values: { bonus } })
    if (addsDice(bonusDice)) steps.push({ kind: 'bonus-dice', rule: 'd20-test', values: { dice: bonusDice.text } })
    if (luck) steps.push({ kind: 'luck', rule: 'rerolls', values: {} })
    if (minimum > 1) steps.push({ kind: 'minimum', rule: 'exceptions-supersede', values: { minimum } })
    if (state !== 'normal') steps.push({ kind: state, rule: state, values: {} })
    steps.push({
      kind: hasNeeded ? 'target' : 'target-total',
      rule: rules[test].target,
      values: {
        modifier: added(input),
        dc,
        needed,
        chance,
      },
    })
    return ok({
      figures: [
        { id: 'chance', kind: 'probability', value: chance },
        ...(hasNeeded ? [{ id: 'needed', kind: 'integer', value: needed } as const] : []),
        { id: 'added', kind: 'signed', value: added(input) },
        { id: 'margin', kind: 'number', value: subtractFractions(mean(distribution), fraction(dc)) },
        { id: 'mean', kind: 'number', value: mean(distribution) },
        ...extremes(distribution),
      ],
      distribution,
      threshold: dc,
      steps: citedIn(ruleset, steps),
    })
  },
  rolls: (input) => [
    {
      id: 'test',
      expression: d20ToRoll({
        state: input.state,
        modifier: added(input),
        minimumOnDie: input.minimum,
        halflingLuck: input.luck,
        ...bonusDiceOf(input['bonus-dice']),
      }),
    },
  ],
})
