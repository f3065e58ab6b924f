import { certain, probability as chanceThat, type Distribution, outcomes } from '../dice/distribution.ts'
import { type Fraction, fraction, subtractFractions } from '../fraction.ts'
import { ok } from '../result.ts'
import { findsHidden, hide as hideFrom, mayHide } from '../rules/actions/hide.ts'
import { d20Distribution } from '../rules/d20-tests/d20-test.ts'
import { passiveScore } from '../rules/proficiency/passive-score.ts'
import { next2012ChecksAndActions } from '../rulesets/next-2012/checks-and-actions.ts'
import type { RulesOf } from '../rulesets/ruleset.ts'
import { srd51ChecksAndActions } from '../rulesets/srd-5-1/checks-and-actions.ts'
import { srd521ChecksAndActions } from '../rulesets/srd-5-2-1/checks-and-actions.ts'
import { ROLL_STATES, type RollState } from '../vocabulary/d20-tests.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import { defineCalculator, type Figure, type InputOf } from './calculator.ts'
import { STEPS, type Step } from './hide.steps.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { type ByRuleset, IN_2012, PUBLISHED, RULESET_FIELD } from './shared/ruleset-field.ts'

interface Edition {
  readonly ruleset: RulesOf<'hide'>
  readonly hasPassiveScores: boolean
  readonly rules: { readonly hide: RuleId; readonly place: RuleId }
}

const EDITIONS: ByRuleset<Edition> = {
  'srd-5.2.1': {
    ruleset: srd521ChecksAndActions,
    hasPassiveScores: true,
    rules: { hide: 'hide', place: 'hide' },
  },
  'srd-5.1': {
    ruleset: srd51ChecksAndActions,
    hasPassiveScores: true,
    rules: { hide: 'srd51-hide', place: 'srd51-hide' },
  },
  'next-2012': {
    ruleset: next2012ChecksAndActions,
    hasPassiveScores: false,
    rules: { hide: 'next-stealth', place: 'next-hiding-place' },
  },
}

const PLACES = ['heavily-obscured', 'total', 'three-quarters', 'half', 'none'] as const
const SENSES = ['check', 'passive'] as const

const FIELDS = {
  stealth: { type: 'integer', minimum: -10, maximum: 30, default: 5, signed: true },
  state: { type: 'choice', options: ROLL_STATES, default: 'normal' },
  place: { type: 'choice', options: PLACES, default: 'three-quarters' },
  'in-sight': { type: 'flag', default: false },
  observers: { type: 'integer', minimum: 1, maximum: 20, default: 1 },
  perception: { type: 'integer', minimum: -10, maximum: 30, default: 2, signed: true },
  'perception-state': { type: 'choice', options: ROLL_STATES, default: 'normal' },
  senses: { type: 'choice', options: SENSES, default: 'check', shown: PUBLISHED },
  aware: { type: 'flag', default: false, shown: IN_2012 },
  ruleset: RULESET_FIELD,
} as const

type Input = InputOf<typeof FIELDS>

const totalOf = (bonus: number, state: RollState): Distribution => {
  const d20 = d20Distribution(state)
  return { ...d20, minimum: d20.minimum + bonus }
}

/** The chance that the attempt succeeds, and that none of the observers notices, each with its own total. */
function unnoticed(total: Distribution, observer: Distribution, observers: number, input: Input): Fraction {
  const edition = EDITIONS[input.ruleset].ruleset
  const isHidden = (own: number, other: number): boolean => {
    const {
      value: { hidden, hiddenFrom },
    } = hideFrom({ total: own, observers: [{ total: other, aware: input.aware }] }, edition)
    return edition.hide.check.against === 'dc'
      ? hidden && !findsHidden({ total: other, hidingTotal: own }, edition)
      : hiddenFrom.every(Boolean)
  }
  let sum = 0n
  for (const [own, weight] of outcomes(total)) {
    let blind = 0n
    for (const [other, times] of outcomes(observer)) if (isHidden(own, other)) blind += times
    sum += weight * blind ** BigInt(observers)
  }
  return fraction(sum, total.denominator * observer.denominator ** BigInt(observers))
}

/** Hiding: the check that it takes, and how likely observers find the hiding creature. */
export const hideCalculator = defineCalculator({
  id: 'hide',
  topic: 'exploration',
  rules: [
    'hide',
    'search',
    'passive-perception',
    'invisible',
    'srd51-hide',
    'next-stealth',
    'next-hiding-place',
    'heavily-obscured',
  ],
  fields: FIELDS,
  steps: STEPS,
  compute(input) {
    const { stealth, state, place, observers, perception, senses, ruleset, 'perception-state': perceptionState } = input
    const { ruleset: edition, rules, hasPassiveScores } = EDITIONS[ruleset]
    const passive = hasPassiveScores && senses === 'passive'
    const allowed = mayHide(
      {
        heavilyObscured: place === 'heavily-obscured',
        cover: place === 'heavily-obscured' ? 'none' : place,
        inSight: input['in-sight'],
      },
      edition,
    )
    if (!allowed.allowed) {
      return ok({
        figures: [{ id: 'hidden', kind: 'probability', value: fraction(0) }],
        steps: [{ kind: allowed.because, rule: rules.place, values: { place } }],
      })
    }
    const total = totalOf(stealth, state)
    const score = passiveScore({ bonus: perception, state: perceptionState })
    const observer = passive ? certain(score) : totalOf(perception, perceptionState)
    const all = unnoticed(total, observer, observers, input)
    const one = unnoticed(total, observer, 1, input)
    const steps: Step[] = [{ kind: 'place', rule: rules.place, values: { place } }]
    if (state !== 'normal') steps.push({ kind: `stealth-${state}`, rule: state, values: {} })
    if (!passive && perceptionState !== 'normal') {
      steps.push({ kind: `perception-${perceptionState}`, rule: perceptionState, values: {} })
    }
    const checks = { stealth, perception, observers }
    if (edition.hide.check.against === 'observers') {
      steps.push({ kind: 'contest', rule: rules.hide, values: { ...checks, one } })
      steps.push({ kind: input.aware ? 'tie-aware' : 'tie-unaware', rule: rules.hide, values: {} })
      steps.push({ kind: 'kept', rule: rules.hide, values: {} })
      return ok({
        figures: [
          { id: 'hidden', kind: 'probability', value: all },
          { id: 'from-one', kind: 'probability', value: one },
        ],
        distribution: total,
        steps,
      })
    }
    const { dc } = edition.hide.check
    const hidden = chanceThat(total, '>=', dc)
    const within = (part: Fraction): Fraction =>
      fraction(part.numerator * hidden.denominator, part.denominator * hidden.numerator)
    steps.push({
      kind: 'check',
      rule: rules.hide,
      values: { stealth, dc, hidden },
    })
    const finding: Figure[] = []
    if (hidden.numerator > 0n) {
      const foundByOne = subtractFractions(fraction(1), within(one))
      const found = subtractFractions(fraction(1), within(all))
      const { condition } = edition.hide
      if (condition !== 'none') steps.push({ kind: 'condition', rule: condition, values: {} })
      steps.push({
        kind: passive ? 'passive' : 'search',
        rule: passive ? 'passive-perception' : 'search',
        values: { ...checks, score, found: foundByOne },
      })
      if (observers > 1) steps.push({ kind: 'any', rule: 'search', values: { ...checks, found } })
      finding.push(
        { id: 'unfound', kind: 'probability', value: all },
        { id: 'found', kind: 'probability', value: found },
        { id: 'found-by-one', kind: 'probability', value: foundByOne },
      )
    }
    steps.push({ kind: 'ends', rule: rules.hide, values: {} })
    return ok({
      figures: [{ id: 'hidden', kind: 'probability', value: hidden }, ...finding],
      distribution: total,
      threshold: dc,
      steps,
    })
  },
  rolls: (input) => [
    { id: 'stealth', expression: d20ToRoll({ state: input.state, modifier: input.stealth }) },
    { id: 'perception', expression: d20ToRoll({ state: input['perception-state'], modifier: input.perception }) },
  ],
})
