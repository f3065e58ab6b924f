import { SPELL_IDS, type SpellId, spell } from '@rulestone/compendium'
import type { Locale } from '@rulestone/text'
import { type BackLinks, backLinks } from './back-links.ts'
import { inOrder, type Texts, textsOf } from './compendium.ts'
import { content } from './content.ts'
import { once, onceEach } from './once.ts'
import { entryIn, type Rule } from './rules.ts'

/** The spells that have words. */
export const allSpells = once(async (): Promise<Texts<SpellId>> => textsOf(SPELL_IDS, content.library.spells))

/** The spells of a language by name, cantrips first, then level by level, as the list has them. */
export const spellsInOrder = onceEach(
  async (locale: Locale): Promise<readonly (readonly [SpellId, Rule])[]> =>
    inOrder(await allSpells(), locale, (id) => spell(id).level),
)

/** The links between spells in a language. */
export const spellLinks = onceEach(
  async (locale: Locale): Promise<BackLinks> =>
    backLinks((await spellsInOrder(locale)).map(([, rule]) => entryIn(rule, locale))),
)
