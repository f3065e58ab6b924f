import { createTranslator, LANGUAGE_TAGS, type Locale, type Translate } from '../language/index.ts'
import { type Library, termNameIn } from '../library/index.ts'

/** The words in which a language states the facts of spells. */
export interface SpellWords {
  /** the language tag, for `Intl` */
  readonly tag: string
  /** the strings of the namespace `site` */
  readonly say: Translate
  /** the strings of units */
  readonly units: Translate
  /** the separator of the items of a list */
  readonly separator: string
  /**
   * The name of a class, school, ability, damage type or condition, with a capital.
   *
   * @throws RangeError if there is no such term
   */
  name(term: string): string
}

/** The words of a library for the facts of spells. */
export function spellWords({ strings, terms }: Pick<Library, 'strings' | 'terms'>, locale: Locale): SpellWords {
  const translator = createTranslator(strings)
  return {
    tag: LANGUAGE_TAGS[locale],
    say: translator(locale, 'site'),
    units: translator(locale, 'units'),
    separator: locale === 'zh' ? '、' : ', ',
    name: termNameIn({ terms }, locale),
  }
}
