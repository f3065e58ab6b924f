import { LANGUAGE_TAGS, type Library, type Locale, SOURCE_LOCALE } from '@rulestone/text'
import { entryIn, type Rule } from './rules.ts'

/** The texts of spells or creatures by their ids in the compendium. */
export type Texts<Id> = ReadonlyMap<Id, Rule>

/**
 * The spells or creatures that have words, in the order of the alphabet.
 *
 * @param ids their ids in the compendium
 */
export const textsOf = <Id extends string>(ids: readonly Id[], entries: Library['spells']): Texts<Id> =>
  new Map(
    ids.flatMap((id): [Id, Rule][] => {
      const own = entries.get(id)
      const source = own?.[SOURCE_LOCALE]
      return own && source ? [[id, { id: source.id, source, entries: own }]] : []
    }),
  )

/** Spells or creatures by a number, then by their names in a language. */
export function inOrder<Id>(
  texts: Texts<Id>,
  locale: Locale,
  numberOf: (id: Id) => number,
): readonly (readonly [Id, Rule])[] {
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[locale])
  return Array.from(texts).sort(
    ([a, one], [b, other]) =>
      numberOf(a) - numberOf(b) || compare(entryIn(one, locale).title, entryIn(other, locale).title),
  )
}
