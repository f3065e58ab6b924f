import {
  apply,
  type Encounter,
  expectOk,
  FIGHT_STEP_KINDS,
  type FightEvent,
  type FightState,
  type FightStep,
  fightSeed,
  playEncounter,
  type StepValue,
  seededRandom,
  sentenceKey,
  srd521,
  stepValues,
} from '@rulestone/core'
import { type NumberFormats, numberFormats } from '@rulestone/text/number-formats'
import { spacedThai } from '@rulestone/text/spaced-thai'
import type { Strings } from '../terminal/strings.ts'
import type { EncounterNames } from './encounter-names.ts'

/** The steps that say what an event did. */
const OUTCOMES: readonly FightStep['kind'][] = [
  'initiative-counted',
  'recharge-rolled',
  'save-made',
  'damage-taken',
  'damage-at-zero',
  'damage-at-zero-counted',
  'death-save-made',
  'death-save-failed',
  'side-defeated',
]

/** The outcome of an attack roll, as the log names it. */
function strikeOutcome(steps: readonly FightStep[]): 'hit' | 'miss' | 'critical' {
  const compared = steps.find((step) => step.kind === 'compared-with-armor-class')
  const natural = steps.find((step) => step.kind === 'natural-roll-decides')
  if (natural) return natural.values.outcome === 'critical-hit' ? 'critical' : 'miss'
  return compared?.values.success ? 'hit' : 'miss'
}

/** What is needed to write a log. */
interface LogWords {
  readonly names: EncounterNames
  readonly strings: Strings
  readonly formats: NumberFormats
}

/** A value of a step as text. */
function valueWords({ kind, value }: StepValue, { names, strings, formats }: LogWords): string {
  const t = strings.open('fight')
  switch (kind) {
    case 'integer':
      return formats.integer(value)
    case 'signed':
      return formats.signed(value)
    case 'creature':
      return names.member(value)
    case 'ability':
      return t(`abilities.${value}`)
    case 'damage-type':
      return t(`damage-types.${value}`)
    default:
      return String(value)
  }
}

/** What a step did, as a sentence; nothing if it has no sentence. */
function stepSentences(step: FightStep, words: LogWords): string[] {
  const t = words.strings.open('fight')
  const key = `steps.${sentenceKey(FIGHT_STEP_KINDS, step)}`
  if (!OUTCOMES.includes(step.kind) || !t.has(key)) return []
  const values = Object.entries(stepValues(FIGHT_STEP_KINDS, step)).map(([name, value]) => [
    name,
    valueWords(value, words),
  ])
  return [t(key, { ...Object.fromEntries(values), who: words.names.member(step.of), roll: '' })]
}

/** What happens, as a sentence. */
function eventSentence(event: FightEvent, steps: readonly FightStep[], { names, strings, formats }: LogWords): string {
  const t = strings.open('fight')
  const who = 'creature' in event ? names.member(event.creature) : ''
  const round = steps.find((step) => step.kind === 'turn-begun')?.values.round ?? 0
  const values: Record<string, string> = { who, round: formats.integer(round), roll: '' }
  if (event.kind === 'attack') {
    const { creature, target, attack } = event
    return t(`log.attack.${strikeOutcome(steps)}`, {
      ...values,
      target: names.member(target),
      attack: names.act(attack, creature),
    })
  }
  if (event.kind === 'special-action') {
    const action = names.act(event.action, event.creature)
    return t.has('log.special-action') ? t('log.special-action', { ...values, action }) : `${who}: ${action}`
  }
  return t.has(`log.${event.kind}`) ? t(`log.${event.kind}`, values) : t(`events.${event.kind}`)
}

/** The misses of an attack that a special action makes, which have no step of their own. */
function missSentences(event: FightEvent, steps: readonly FightStep[], { names, strings }: LogWords): string[] {
  if (event.kind !== 'special-action') return []
  const { creature, action, targets = [] } = event
  const rolls = steps.filter(({ kind }) => kind === 'compared-with-armor-class' || kind === 'natural-roll-decides')
  return rolls.flatMap((step, index) => {
    const target = targets[index]?.creature
    if (target === undefined || strikeOutcome([step]) !== 'miss') return []
    const values = {
      who: names.member(creature),
      target: names.member(target),
      attack: names.act(action, creature),
      roll: '',
    }
    return [strings.open('fight')('log.attack.miss', values)]
  })
}

/** The events that a reader of the log does not need: the lines of the sides, and the ends of turns. */
const UNSAID: readonly FightEvent['kind'][] = ['set-distance', 'end-turn', 'stand-up']

/**
 * A fight of an encounter as a log: a line for each event, and below it what it did.
 *
 * @param number the number of the fight, from 1
 */
export function fightLog(
  encounter: Encounter,
  seed: string,
  number: number,
  names: EncounterNames,
  strings: Strings,
): string[] {
  const words: LogWords = { names, strings, formats: numberFormats(strings.tag) }
  const own = fightSeed(seed, number - 1)
  const { events } = playEncounter(encounter, own)
  const dice = seededRandom(own)
  let state: FightState = encounter.fight
  return events.flatMap((event) => {
    const applied = expectOk(apply(srd521, state, event, dice))
    state = applied.state
    if (UNSAID.includes(event.kind)) return []
    const sentences = applied.steps.flatMap((step) => stepSentences(step, words))
    const outcomes = [...missSentences(event, applied.steps, words), ...sentences]
    return [eventSentence(event, applied.steps, words), ...outcomes.map((sentence) => `  ${sentence}`)].map(spacedThai)
  })
}
