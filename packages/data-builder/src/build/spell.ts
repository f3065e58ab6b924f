import { type SpellId, spell } from '@rulestone/compendium'
import { byLocale, type Entry, spellFacts, spellKindWords, spellWords } from '@rulestone/text'
import { spellFacts as factsSchema, type Spell } from '../schema/index.ts'
import { type TextContext, textMaker } from './text-maker.ts'

/** Makes a function that turns the spells of a library into data. */
export function spellMaker(context: TextContext): (id: SpellId, entry: Entry) => Spell {
  const textOf = textMaker(context)
  const words = byLocale((locale) => spellWords(context.library, locale))
  return (id, entry) => {
    const { locale, trigger, material } = entry
    const { page: _, ...facts } = spell(id)
    return {
      ...textOf(entry),
      ...(trigger !== undefined && { trigger }),
      ...(material !== undefined && { material }),
      facts: factsSchema.parse(facts),
      factsInWords: {
        kind: spellKindWords(words[locale], facts),
        rows: spellFacts(words[locale], facts, entry).map(({ label, text }) => ({ label, text })),
      },
    }
  }
}
