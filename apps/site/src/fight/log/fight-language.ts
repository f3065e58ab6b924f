import type { Edition } from '@rulestone/core'
import { type NumberFormats, numberFormats } from '@rulestone/text/number-formats'
import { spacedThai } from '@rulestone/text/spaced-thai'
import { measured, type UnitSystem, unitWords } from '../../display/units.ts'
import type { RuleLink } from '../../library/rule-links.ts'
import { makeT, type Strings, type T, type Values } from '../../shared/make-t.ts'

/** What is needed to write sentences in the language of the reader. */
export interface FightLanguage {
  readonly t: T
  readonly formats: NumberFormats
  /** the unit system of the reader, and the name of the unit in fields */
  readonly units: UnitSystem
  readonly unit: string
  /** a number of feet in words, in the reader's units */
  readonly length: (feet: number) => string
  readonly edition: Edition
  /** by the ids that core cites; `id` if the edition has it under another id */
  readonly rules: Readonly<Record<string, RuleLink & { readonly id?: string }>>
  /** a list of items, joined as the language requires */
  readonly list: (items: readonly string[]) => string
  /** short figures next to each other, with a dot between two, with which no line begins */
  readonly joinFigures: (items: readonly string[]) => string
  /**
   * sentences joined as the language requires: Chinese has no space between them, and Thai, without full stops, a dot
   */
  readonly joinSentences: (sentences: readonly string[]) => string
}

/** A predefined name, which is translated: it begins with `@`, and a number may follow. */
const OURS = /^@([a-z-]+)(?: (\d+))?$/u

/** The name of a creature: as typed, or the translated name of a preset. */
export function creatureName(id: string, { t }: FightLanguage): string {
  const [, ours = '', number] = OURS.exec(id) ?? []
  if (!t.has(`presets.${ours}`)) return id
  return number === undefined ? t(`presets.${ours}`) : t('numbered', { name: t(`presets.${ours}`), number })
}

/** The name of an attack. */
export function attackName(id: string, { t, rules }: FightLanguage): string {
  const [, ours = id, number] = OURS.exec(id) ?? []
  if (id === 'unarmed-strike') return rules[id]?.title ?? id
  if (!t.has(`attacks.${ours}`)) return id
  return number === undefined ? t(`attacks.${ours}`) : t('numbered', { name: t(`attacks.${ours}`), number })
}

/** The name of a side; that of another program is shown as it is. */
export const sideName = (side: string, { t }: FightLanguage): string =>
  t.has(`sides.${side}`) ? t(`sides.${side}`) : side

/** The name of a rule; conditions are rules, too. */
export const ruleName = (id: string, { rules }: FightLanguage): string => rules[id]?.title ?? id

/** Uses the separate keys for sentences that differ in the 2012 playtest. */
function withEditionStrings(edition: Edition, t: T): T {
  if (edition === 'srd-5.2.1') return t
  const keyOf = (key: string): string => (t.has(`playtest.${key}`) ? `playtest.${key}` : key)
  return Object.assign((key: string, values?: Values): string => t(keyOf(key), values), {
    has: (key: string): boolean => t.has(keyOf(key)),
  })
}

/**
 * The language of a fight under an edition.
 *
 * @param strings those of the fight, and those of units under `units.`
 */
export function makeFightLanguage(
  tag: string,
  strings: Strings,
  rules: FightLanguage['rules'],
  edition: Edition = 'srd-5.2.1',
  units: UnitSystem = 'feet',
): FightLanguage {
  const plain = withEditionStrings(edition, makeT(tag, strings))
  const spaced: T = Object.assign((key: string, values?: Values): string => spacedThai(plain(key, values)), {
    has: plain.has,
  })
  const formats = numberFormats(tag)
  const words = (feet: number, write: (value: number) => string): string =>
    unitWords(measured({ value: feet, unit: 'feet' }, units), 'noun', write, plain)
  return {
    t: tag.startsWith('th') ? spaced : plain,
    formats,
    units,
    unit: words(10, () => '').trim(),
    length: (feet) => words(feet, formats.number),
    edition,
    rules,
    list: formats.list,
    joinFigures: (items) => items.join('\u00a0· '),
    joinSentences: (sentences) => sentences.join(tag.startsWith('zh') ? '' : tag.startsWith('th') ? ' · ' : ' '),
  }
}
