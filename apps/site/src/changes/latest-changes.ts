import type { Creature, Data, Rule, Spell } from '@rulestone/data-builder'
import type { Locale } from '@rulestone/text'

/** A feed ends with the day on which it has so many changes, so that it has all changes of each of its days. */
const ENOUGH_CHANGES = 100

type Text = Rule | Spell | Creature

/** A change of a rule, spell or creature, with its text as it is now. */
interface TextChange {
  readonly date: string
  readonly kind: 'new' | 'changed'
  readonly text: Text
}

/** What the compendium has. */
const COMPENDIUM = ['spell', 'creature'] as const

/** The first spells or creatures, which are new together. */
interface FirstChange {
  readonly date: string
  readonly kind: 'new'
  readonly of: (typeof COMPENDIUM)[number]
  readonly count: number
}

/**
 * The latest changes of the rules, spells and creatures of a language, the latest first; without those of the first day, when
 * all rules were new. The first spells are one change, and so are the first creatures.
 */
export function latestChanges(
  { changes, rules, spells, creatures }: Pick<Data, 'changes' | 'rules' | 'spells' | 'creatures'>,
  locale: Locale,
): (TextChange | FirstChange)[] {
  const own = (texts: readonly Text[]): ReadonlyMap<string, Text> =>
    new Map(texts.filter(({ language }) => language === locale).map((text) => [text.id, text]))
  const known = { rule: own(rules), spell: own(spells), creature: own(creatures) }
  const inLanguage = changes.filter(({ language }) => language === locale)
  const firstDay = changes[0]?.date
  const all = inLanguage
    .filter(({ date }) => date !== firstDay)
    .flatMap(({ date, kind, of, id }) => {
      const text = known[of].get(id)
      return text ? [{ date, kind, of, text }] : []
    })
  const together = COMPENDIUM.map((of) => {
    const day = inLanguage.find((change) => change.of === of)?.date
    return { of, first: all.filter((change) => change.of === of && change.date === day) }
  })
  const latest = all
    .flatMap((change): (TextChange | FirstChange)[] => {
      const { of, first } = together.find((one) => one.first.includes(change)) ?? {}
      if (of === undefined || first === undefined) return [change]
      return change === first[0] ? [{ date: change.date, kind: 'new', of, count: first.length }] : []
    })
    .toReversed()
  const lastDay = latest[ENOUGH_CHANGES - 1]?.date ?? ''
  return latest.filter(({ date }) => date >= lastDay)
}
