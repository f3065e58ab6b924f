import { eventRule, type FightEvent, type FightStep, isLengthRefusalCode, type Refusal } from '@rulestone/core'
import { EVENT_RULES } from '../fight-editions.ts'
import type { LoggedEvent } from '../snapshots.ts'
import { attackName, creatureName, type FightLanguage, ruleName } from './fight-language.ts'
import { afterRoll } from './roll-text.ts'
import { type StepLine, stepLine } from './step-line.ts'
import { strikeOutcome, strikesIn } from './strike-outcome.ts'

/** A line of the log. */
export interface LogLine {
  readonly rule: string
  readonly sentence: string
  readonly steps: readonly StepLine[]
  /** what the rules say against it, if the GM has overruled them */
  readonly overruled?: Omit<LogLine, 'steps'>
}

/** The events that make an attack roll against a target. */
export const STRIKES: readonly FightEvent['kind'][] = [
  'attack',
  'opportunity-attack',
  'two-weapon-attack',
  'coup-de-grace',
  'trigger-readied',
]

/** The placeholder values of an event's sentence. */
function eventValues(event: FightEvent, language: FightLanguage): Record<string, string> {
  const { t, formats, list, length } = language
  const name = (id: string): string => creatureName(id, language)
  const values: Record<string, string> = {}
  if ('creature' in event) values['who'] = name(event.creature)
  if ('target' in event && typeof event.target === 'string') values['target'] = name(event.target)
  if ('from' in event && typeof event.from === 'string') values['target'] = name(event.from)
  if ('attack' in event && typeof event.attack === 'string') values['attack'] = attackName(event.attack, language)
  if ('effect' in event) values['effect'] = attackName(event.effect, language)
  if ('points' in event) values['points'] = String(event.points)
  if ('condition' in event && typeof event.condition === 'string')
    values['condition'] = ruleName(event.condition, language)
  if ('feet' in event) values['feet'] = length(event.feet)
  if ('count' in event && event.count !== undefined) values['count'] = formats.integer(event.count)
  switch (event.kind) {
    case 'join':
      values['who'] = name(event.entering.id)
      break
    case 'take-damage':
      values['damage'] = String(event.damage)
      values['type'] = event.type === undefined ? '' : t(`damage-types.${event.type}`)
      break
    case 'help':
      values['target'] = name(event.helping.kind === 'attack' ? event.helping.enemy : event.helping.ally)
      break
    case 'force-save':
      values['ability'] = t(`abilities.${event.ability}`)
      values['dc'] = formats.integer(event.dc)
      values['targets'] = list(event.targets.map(({ creature }) => name(creature)))
      break
    case 'move': {
      const feet = event.legs.map((leg) => (leg.kind === 'feet' ? leg.feet : 5))
      values['feet'] = length(feet.reduce((sum, one) => sum + one, 0))
      break
    }
    case 'pass-time':
      values['hours'] = formats.about(event.minutes / 60)
      break
    case 'ready':
      values['trigger'] = t(`events.${event.trigger.event}`)
      break
  }
  return values
}

/** The key of the sentence of an event. */
function keyOf(logged: LoggedEvent): string {
  const { event } = logged
  if (STRIKES.includes(event.kind)) return `log.${event.kind}.${strikeOutcome(logged.steps)}`
  if (event.kind === 'take-damage' && event.type === undefined) return 'log.take-damage.untyped'
  if (event.kind === 'take-damage') return 'log.take-damage.typed'
  if (event.kind === 'gain-temporary-hit-points') return `log.${event.kind}.${event.choice ?? 'take'}`
  if (event.kind === 'help') return `log.help.${event.helping.kind}`
  if (event.kind === 'leave') return `log.leave.${event.how}`
  if (event.kind === 'shove') return `log.shove.${event.effect}`
  return `log.${event.kind}`
}

/** Events by which people change a figure: the step with the figure is their sentence. */
const FIGURE_CHANGES: readonly FightEvent['kind'][] = [
  'set-armor-class',
  'set-hit-point-maximum',
  'set-speed',
  'set-spell-slots',
]

/** Whether the sentence of an event already says what a step says. */
function repeatsEvent(event: FightEvent, { kind, rule, of }: FightStep): boolean {
  if (event.kind === 'drop-prone') return rule === 'prone'
  if (event.kind !== 'add-condition' && event.kind !== 'end-condition') return false
  return (
    rule === event.condition && of === event.creature && (kind === 'condition-gained' || kind === 'condition-ended')
  )
}

/** The steps without repetitions of the one before. */
const withoutRepeats = (steps: readonly StepLine[]): readonly StepLine[] =>
  steps.filter(({ rule, sentence }, index) => {
    const before = steps[index - 1]
    return before?.rule !== rule || before.sentence !== sentence
  })

/** An event as a log line in the language of the reader. */
export function eventLine(logged: LoggedEvent, language: FightLanguage): LogLine {
  const line = plainLine(logged, language)
  if (logged.overruled === undefined) return line
  const { rule, sentence } = refusalLine(logged.overruled, language)
  return { ...line, overruled: { rule, sentence: language.t('log.overruled', { reason: sentence }) } }
}

/** The steps before one that are of the same creature: a save is made by each target. */
const ownBefore = (steps: readonly FightStep[], step: FightStep, index: number): readonly FightStep[] =>
  steps.slice(0, index).filter(({ of }) => of === step.of)

/** The lines of steps, besides those that repeat something. */
const linesOf = (
  steps: readonly FightStep[],
  language: FightLanguage,
  repeats: (step: FightStep) => boolean = () => false,
): readonly StepLine[] =>
  withoutRepeats(
    steps.flatMap((step, index) =>
      repeats(step) ? [] : (stepLine(step, language, afterRoll(ownBefore(steps, step, index), language)) ?? []),
    ),
  )

/** A special action as a log line: each of its attacks has a sentence. */
function specialLine(
  { steps }: LoggedEvent,
  { kind, creature, action, targets = [] }: Extract<FightEvent, { kind: 'special-action' }>,
  language: FightLanguage,
): LogLine {
  const { t } = language
  const who = creatureName(creature, language)
  const attack = attackName(action, language)
  const dead = new Set<string>()
  const left = [...targets]
  const attacks = strikesIn(steps).map((strike) => {
    // A target that an earlier attack has killed is not attacked again.
    const place = left.findIndex((one) => !dead.has(one.creature))
    const [target] = left.splice(0, place + 1).slice(-1)
    for (const { of, values } of strike) if ('is' in values && values.is === 'dead') dead.add(of)
    return t(`log.attack.${strikeOutcome(strike)}`, {
      who,
      target: target === undefined ? t('somebody') : creatureName(target.creature, language),
      attack,
      roll: afterRoll(strike, language),
    })
  })
  return {
    rule: eventRule(kind),
    sentence: language.joinSentences([t('log.special-action', { who, action: attack }), ...attacks]),
    steps: linesOf(steps, language),
  }
}

/** An event as a log line, without a GM's word. */
function plainLine(logged: LoggedEvent, language: FightLanguage): LogLine {
  const { event, steps } = logged
  const { t } = language
  const [change, ...others] = steps
  if (FIGURE_CHANGES.includes(event.kind) && change !== undefined) {
    const line = stepLine(change, language)
    const { sentence = t(`events.${event.kind}`), rule = change.rule } = line ?? {}
    return { rule, sentence, steps: others.flatMap((step) => stepLine(step, language) ?? []) }
  }
  if (event.kind === 'special-action') return specialLine(logged, event, language)
  const key = keyOf(logged)
  const round = steps.find((step) => step.kind === 'turn-begun')?.values.round
  const values = {
    ...eventValues(event, language),
    round: round === undefined ? '' : language.formats.integer(round),
    roll: STRIKES.includes(event.kind) ? afterRoll(steps, language) : '',
  }
  return {
    rule: EVENT_RULES[language.edition][event.kind] ?? eventRule(event.kind),
    sentence: t.has(key) ? t(key, values) : t(`events.${event.kind}`),
    steps: linesOf(steps, language, (step) => repeatsEvent(event, step)),
  }
}

/** Why the rules refuse something, and the rule that forbids it. */
export function refusalLine({ code, rule, creature, got, expected }: Refusal, language: FightLanguage): LogLine {
  const { t } = language
  const figure = (value: number | string | undefined): string => {
    if (value === undefined) return ''
    if (typeof value === 'number')
      return isLengthRefusalCode(code) ? language.length(value) : language.formats.integer(value)
    return creatureName(attackName(value, language), language)
  }
  const who = creature === undefined || creature === '' ? t('somebody') : creatureName(creature, language)
  const keys = [`refusals-of.${rule}.${code}`, `refusals.${code}`, 'refusals.malformed']
  const key = keys.find(t.has) ?? code
  return {
    rule,
    sentence: t(key, { who, rule: ruleName(rule, language), got: figure(got), expected: figure(expected) }),
    steps: [],
  }
}
