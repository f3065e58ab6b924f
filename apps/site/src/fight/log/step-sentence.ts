import type { FightStep } from '@rulestone/core'
import { UNCOUNTED } from '../creatures/newcomers.ts'
import { attackName, creatureName, ruleName, type Talk } from './talk.ts'

type StepFigure = FightStep['given'][string]

/** Figures that name a creature. */
const CREATURES = new Set(['source', 'target', 'next', 'by', 'enemy', 'ally', 'to', 'triggeredBy'])

/** Figures that are added. */
const SIGNED = new Set(['modifier', 'constitutionModifier', 'bonus'])

/** Figures that are lengths. */
const FEET = /feet$/iu

/** Steps of which a reader learns nothing: that nothing stands in the way. */
const QUIET = new Set([
  'cover.canBeTargetedDirectly.yes',
  'unseen-attackers.canBeTargeted.yes',
  'attack.attackRolls.1',
  'order-of-combat.next-round',
  'order-of-combat.joins.yes',
  'your-turn.begins.yes',
  'reaction.taken.no',
  'reaction.spent.yes',
  'd20-test.state.normal',
  'd20-test.state.advantage',
  'd20-test.state.disadvantage',
  'reach.range.in-reach',
  'range.range.in-range',
  'movement-and-position.toFeet',
  'concentration.starts.yes',
  'utilize.action.yes',
  'dice.rolled',
  'disengage.disengaged.yes',
  'help.gives.advantage',
  'resting.passes.yes',
  'action.action.yes',
])

/** What comes of an event, rather than how: a log shows these at once. */
const TOLD = new RegExp(
  [
    '^any\\.(?:gains|ends|hitPoints-is|hitPoints-taken)',
    '^damage-at-0-hit-points\\.',
    '^(?:temporary-hit-points|healing|death-saving-throw|initiative|concentration|grappling|unarmed-strike)\\.',
    '^(?:ending-combat|stabilizing|stable|spell-slot|short-rest|hit-point-dice|long-rest|next-stealth)\\.',
    '^(?:save-dc\\.saved|hide\\.|opportunity-attacks\\.provokes\\.yes|ready\\.triggered|dodge\\.dodging\\.no)',
    '^(?:prone\\.costFeet|armor-class\\.armorClass|speed\\.speedFeet|hit-points\\.hitPointMaximum|action\\.dead)',
    '^next-spell-disruption\\.',
  ].join('|'),
  'u',
)

const variantOf = (value: StepFigure | undefined): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? '')

/** Whether the Hit Points of a step are those of a creature of which nobody has told any. */
const isUncounted = ({ hitPoints }: FightStep['result']): boolean =>
  typeof hitPoints === 'number' && hitPoints > UNCOUNTED / 2

/** The keys under which a step may have its sentence, the most special first. */
function keysOf({ rule, given, result }: FightStep): readonly string[] {
  const names = Object.keys(result).sort()
  const shape = names.join('-')
  const said = names.includes('is') ? result['is'] : result[names[0] ?? '']
  if (isUncounted(result)) return ['any.hitPoints-taken']
  const variant = variantOf('failureDamage' in given ? `${said}-worse` : said)
  return [`${rule}.${shape}.${variant}`, `${rule}.${shape}`, `any.${shape}.${variant}`, `any.${shape}`]
}

/** What a figure of a step is called. */
function figureText(name: string, value: StepFigure, talk: Talk): string {
  const { t, formats, length } = talk
  if (typeof value === 'number') {
    if (FEET.test(name)) return length(value)
    if (name === 'was' && value >= UNCOUNTED) return t('steps.uncounted')
    return SIGNED.has(name) ? formats.signed(value) : formats.integer(value)
  }
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (CREATURES.has(name)) return creatureName(value, talk)
  if (name === 'type' && t.has(`damage-types.${value}`)) return t(`damage-types.${value}`)
  if (name === 'condition') return ruleName(value, talk)
  if (name === 'attack' || name === 'effect') return attackName(value, talk)
  if ((name === 'state' || name === 'gives') && t.has(`states.${value}`)) return t(`states.${value}`)
  if (name === 'ability') return t(`abilities.${value}`)
  return value
}

/** A step as a sentence: its rule, and whether a log shows it at once. */
export interface ToldStep {
  readonly rule: string
  readonly sentence: string
  readonly isOutcome: boolean
}

/** A step in the language of the reader; nothing where it says that nothing stands in the way. */
export function tellStep(step: FightStep, talk: Talk): ToldStep | undefined {
  const { t } = talk
  const keys = keysOf(step)
  if (keys.some((key) => QUIET.has(key)) || step.result['attackRolls'] === 1) return undefined
  const key = keys.find((candidate) => t.has(`steps.${candidate}`))
  const figures = [
    ...Object.entries(step.given).map(([name, value]) => {
      const figure = name === 'was' && 'speedFeet' in step.result ? 'wasFeet' : name
      return [name, figureText(figure, value, talk)]
    }),
    ...Object.entries(step.result).map(([name, value]) => {
      const taken = name === 'hitPoints' && isUncounted(step.result) ? UNCOUNTED - Number(value) : value
      return [`to-${name}`, figureText(name, taken, talk)]
    }),
  ]
  const values = { ...Object.fromEntries(figures), who: creatureName(step.of, talk), rule: ruleName(step.rule, talk) }
  return {
    rule: step.rule,
    sentence: t(key === undefined ? 'steps.applies' : `steps.${key}`, values),
    isOutcome: key !== undefined && TOLD.test(key),
  }
}
