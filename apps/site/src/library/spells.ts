import { SPELL_IDS, type SpellId, spell } from '@rulestone/compendium'
import { LANGUAGE_TAGS, type Locale, SOURCE_LOCALE } from '@rulestone/text'
import { type BackLinks, backLinks } from './back-links.ts'
import { content } from './content.ts'
import { once, onceEach } from './once.ts'
import { entryIn, type Rule } from './rules.ts'

/** The spells that have words, by their ids in the compendium, in the order of the alphabet. */
export const allSpells = once(
  async (): Promise<ReadonlyMap<SpellId, Rule>> =>
    new Map(
      SPELL_IDS.flatMap((id): [SpellId, Rule][] => {
        const entries = content.library.spells.get(id)
        const source = entries?.[SOURCE_LOCALE]
        return entries && source ? [[id, { id: source.id, source, entries }]] : []
      }),
    ),
)

/** The spells of a language by name, cantrips first, then level by level, as the list has them. */
export const spellsInOrder = onceEach(async (locale: Locale): Promise<readonly (readonly [SpellId, Rule])[]> => {
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[locale])
  return Array.from(await allSpells()).sort(
    ([a, one], [b, other]) =>
      spell(a).level - spell(b).level || compare(entryIn(one, locale).title, entryIn(other, locale).title),
  )
})

/** The links between spells in a language. */
export const spellLinks = onceEach(
  async (locale: Locale): Promise<BackLinks> =>
    backLinks((await spellsInOrder(locale)).map(([, rule]) => entryIn(rule, locale))),
)
