import type { Data, Rule, Spell } from '@rulestone/data-builder'
import type { Locale } from '@rulestone/text'

/** The maximum number of changes in a feed. */
const MOST_CHANGES = 100

/** A change of a rule or spell, with its text as it is now. */
interface TextChange {
  readonly date: string
  readonly kind: 'new' | 'changed'
  readonly text: Rule | Spell
}

/** The first spells, which are new together. */
interface FirstSpells {
  readonly date: string
  readonly kind: 'new'
  readonly spells: number
}

/**
 * The latest changes of the rules and spells of a language, the latest first; without those of the first day, when all
 * rules were new. The first spells are one change.
 */
export function latestChanges(
  { changes, rules, spells }: Pick<Data, 'changes' | 'rules' | 'spells'>,
  locale: Locale,
): (TextChange | FirstSpells)[] {
  const own = (texts: readonly (Rule | Spell)[]): ReadonlyMap<string, Rule | Spell> =>
    new Map(texts.filter(({ language }) => language === locale).map((text) => [text.id, text]))
  const known = { rule: own(rules), spell: own(spells) }
  const inLanguage = changes.filter(({ language }) => language === locale)
  const firstDay = changes[0]?.date
  const firstDayOfSpells = inLanguage.find(({ of }) => of === 'spell')?.date
  const all = inLanguage
    .filter(({ date }) => date !== firstDay)
    .flatMap(({ date, kind, of, id }) => {
      const text = known[of].get(id)
      return text ? [{ date, kind, of, text }] : []
    })
  const firstSpells = new Set(all.filter(({ of, date }) => of === 'spell' && date === firstDayOfSpells))
  const [leader] = firstSpells
  return all
    .flatMap((change): (TextChange | FirstSpells)[] => {
      if (!firstSpells.has(change)) return [change]
      return change === leader ? [{ date: change.date, kind: 'new', spells: firstSpells.size }] : []
    })
    .toReversed()
    .slice(0, MOST_CHANGES)
}
