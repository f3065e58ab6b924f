import {
  FIGHT_STEP_KINDS,
  type FightStep,
  type FightStepKind,
  type StepValue,
  sentenceKey,
  stepValues,
} from '@rulestone/core'
import { attackName, creatureName, type FightLanguage, ruleName } from './fight-language.ts'

/**
 * `outcome`: shown in the log immediately, as the result of an event. `never`: not shown, because it says only that
 * nothing prevents the event, or repeats the event. All other steps are listed as reasons.
 */
const SHOWN: Readonly<Partial<Record<FightStepKind, 'outcome' | 'never'>>> = {
  'action-set': 'outcome',
  'all-agree-to-end': 'outcome',
  'armor-class-changed': 'outcome',
  'bonus-action-set': 'outcome',
  'concentration-begun': 'never',
  'concentration-ended': 'outcome',
  'concentration-tested': 'outcome',
  'condition-ended': 'outcome',
  'condition-gained': 'outcome',
  'condition-held': 'outcome',
  'condition-refused': 'outcome',
  'coup-de-grace-delivered': 'outcome',
  'cover-checked': 'never',
  'creature-joined': 'never',
  'creature-left': 'outcome',
  'd20s-rolled': 'never',
  'damage-at-zero': 'outcome',
  'damage-at-zero-counted': 'outcome',
  'damage-counted': 'outcome',
  'damage-taken': 'outcome',
  'death-save-failed': 'outcome',
  'death-save-made': 'outcome',
  'dies-of-exhaustion': 'outcome',
  disengaged: 'never',
  'distance-set': 'never',
  'dodge-ended': 'outcome',
  'escape-contested': 'outcome',
  'escape-tried': 'outcome',
  'first-aid-given': 'outcome',
  'grapple-ended': 'outcome',
  'grapple-tried': 'outcome',
  'healing-rolled': 'never',
  'help-given-with-attack': 'never',
  'help-given-with-check': 'never',
  'hiding-against-dc': 'outcome',
  'hiding-checked': 'never',
  'hiding-ended': 'outcome',
  'hiding-from-observer': 'outcome',
  'hit-die-spent': 'outcome',
  'hit-point-maximum-changed': 'outcome',
  'hit-point-maximum-entered': 'outcome',
  'hit-points-regained': 'outcome',
  improvised: 'never',
  'in-normal-range': 'never',
  'initiative-counted': 'outcome',
  'long-rest-taken': 'outcome',
  'movement-set': 'outcome',
  'object-used': 'never',
  'order-made': 'never',
  'reaction-declined': 'never',
  'reaction-spent': 'never',
  'reaction-set': 'outcome',
  'readied-action-triggered': 'outcome',
  'readied-spell-lost': 'outcome',
  'recharge-rolled': 'outcome',
  'save-made': 'outcome',
  'search-made': 'outcome',
  'short-rest-taken': 'outcome',
  'shove-tried': 'outcome',
  'side-defeated': 'outcome',
  'special-speed-set': 'outcome',
  'speed-set': 'outcome',
  'special-action-used': 'never',
  'spell-disruption-checked': 'outcome',
  'spell-slot-expended': 'outcome',
  'spell-slots-restored': 'outcome',
  'spell-slots-set': 'outcome',
  'stable-creature-wakes': 'outcome',
  'stood-up': 'outcome',
  'temporary-hit-points-gained': 'outcome',
  'temporary-hit-points-lost': 'outcome',
  'time-passed': 'never',
  'turn-begun': 'never',
  'turn-ended': 'never',
}

/** A value of a step as text. */
function formatValue(value: StepValue, language: FightLanguage): string {
  const { t, formats, length } = language
  switch (value.kind) {
    case 'integer':
      return formats.integer(value.value)
    case 'signed':
      return formats.signed(value.value)
    case 'quantity':
      return length(value.value)
    case 'creature':
      return creatureName(value.value, language)
    case 'attack':
      return attackName(value.value, language)
    case 'rule':
      return ruleName(value.value, language)
    case 'ability':
      return t(`abilities.${value.value}`)
    case 'damage-type':
      return t(`damage-types.${value.value}`)
    case 'roll-state':
      return t(`states.${value.value}`)
    default:
      return String(value.value)
  }
}

/** A step as a sentence: its rule, and whether the log shows it immediately. */
export interface StepLine {
  readonly rule: string
  readonly sentence: string
  readonly isOutcome: boolean
}

/**
 * A step in the language of the reader; undefined if it is not shown.
 *
 * @param roll the roll that the step results from, as the end of its sentence
 */
export function stepLine(step: FightStep, language: FightLanguage, roll = ''): StepLine | undefined {
  const { t } = language
  const { kind, rule, of } = step
  const shown = SHOWN[kind]
  if (shown === 'never') return undefined
  const values = Object.entries(stepValues(FIGHT_STEP_KINDS, step)).map(([name, value]) => [
    name,
    formatValue(value, language),
  ])
  const key = `steps.${sentenceKey(FIGHT_STEP_KINDS, step)}`
  const hasSentence = t.has(key)
  return {
    rule,
    sentence: t(hasSentence ? key : 'log.rule-applies', {
      ...Object.fromEntries(values),
      who: creatureName(of, language),
      roll,
      rule: ruleName(rule, language),
    }),
    isOutcome: hasSentence && shown === 'outcome',
  }
}
