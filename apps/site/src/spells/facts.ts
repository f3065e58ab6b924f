import { type Spell, type SpellCastingTime, type SpellId, type SpellTime, spell } from '@rulestone/compendium'
import type { Entry, Locale } from '@rulestone/text'
import type { ElementContent } from 'hast'
import { content } from '../library/content.ts'
import { getT } from '../library/i18n.ts'
import { figureElement } from '../reading/figure-nodes.ts'

/** A fact of a spell with its label. */
export interface Fact {
  readonly label: string
  readonly nodes: readonly ElementContent[]
}

/** The name of a term in a language: of a class, a school, a damage type and so on. */
export function termName(locale: Locale, id: string): string {
  const name = content.library.terms.get(id)?.forms[locale]?.name
  if (name === undefined) throw new RangeError(`id is "${id}"; content/terms has no such term.`)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const text = (value: string): ElementContent => ({ type: 'text', value })

/** The amount of a time and its unit. */
function amountOf(time: SpellTime): readonly [unit: 'rounds' | 'minutes' | 'hours' | 'days', count: number] {
  if ('rounds' in time) return ['rounds', time.rounds]
  if ('minutes' in time) return ['minutes', time.minutes]
  return 'hours' in time ? ['hours', time.hours] : ['days', time.days]
}

function timeWords(locale: Locale, time: SpellTime): string {
  const [unit, count] = amountOf(time)
  return getT(locale)(`spells.time.${unit}`, { count })
}

/** The kind of a casting time, for filters. */
export function castingKind(time: SpellCastingTime): 'action' | 'bonus-action' | 'reaction' | 'minutes' | 'hours' {
  if (typeof time === 'string') return time
  return 'minutes' in time ? 'minutes' : 'hours'
}

/** The casting time in words, without its trigger. */
export function castingWords(locale: Locale, { castingTimes, ritual }: Spell): string {
  const t = getT(locale)
  const times = castingTimes
    .map((time) => (typeof time === 'string' ? t(`spells.time.${time}`) : timeWords(locale, time)))
    .join(t('spells.time.or'))
  return ritual ? t('spells.time.or-ritual', { time: times }) : times
}

/** The range, which can be shown in other units. */
export function rangeNodes(locale: Locale, id: SpellId): readonly ElementContent[] {
  const { range } = spell(id)
  if (typeof range === 'string') return [text(getT(locale)(`spells.range.${range}`))]
  return [figureElement(locale, `${id}-range`)]
}

function durationWords(locale: Locale, { duration, concentration }: Spell): string {
  const t = getT(locale)
  if (typeof duration === 'string') return t(`spells.duration.${duration}`)
  const time = timeWords(locale, duration)
  if (concentration) return t('spells.duration.concentration', { time })
  return duration.atMost ? t('spells.duration.at-most', { time }) : time
}

function componentWords(locale: Locale, { components }: Spell, material: string | undefined): string {
  const t = getT(locale)
  const letters = components.map((component) => t(`spells.components.${component}`)).join(', ')
  return material === undefined ? letters : t('spells.components.with', { letters, material })
}

/** The level and school of a spell: “Level 3 Evocation”. */
export function kindWords(locale: Locale, id: SpellId): string {
  const { level, school } = spell(id)
  const kind = level === 0 ? 'cantrip' : 'leveled'
  return getT(locale)(`spells.kind.${kind}`, { level, school: termName(locale, school) })
}

/** The facts of a spell that its page shows above the words. */
export function factsOf(locale: Locale, id: SpellId, entry: Pick<Entry, 'trigger' | 'material'>): readonly Fact[] {
  const t = getT(locale)
  const facts = spell(id)
  const { trigger, material } = entry
  const lists = facts.lists.map((list) => termName(locale, list)).join(locale === 'zh' ? '、' : ', ')
  return [
    { label: t('spells.labels.list'), nodes: [text(lists)] },
    { label: t('spells.labels.time'), nodes: [text(castingWords(locale, facts))] },
    ...(trigger === undefined ? [] : [{ label: t('spells.labels.trigger'), nodes: [text(trigger)] }]),
    { label: t('spells.labels.range'), nodes: rangeNodes(locale, id) },
    { label: t('spells.labels.components'), nodes: [text(componentWords(locale, facts, material))] },
    { label: t('spells.labels.duration'), nodes: [text(durationWords(locale, facts))] },
  ]
}
