import { createTranslator, type Library, LOCALES, type Locale, type Translate } from '@rulestone/text'
import type { ByLanguage } from '../schema/index.ts'

/** The strings of a content folder in every language. */
export interface Words {
  /** the strings of a namespace in a language */
  readonly of: (locale: Locale, namespace: string) => Translate
  /** the string with a key in every language; a missing one is English */
  readonly all: (namespace: string, key: string) => ByLanguage
  /** like `all`; undefined if the namespace has no such key */
  readonly any: (namespace: string, key: string) => ByLanguage | undefined
}

/** A text for each language. */
export const byLanguage = (make: (locale: Locale) => string): ByLanguage => ({
  en: make('en'),
  zh: make('zh'),
  th: make('th'),
})

/** The strings of a library. */
export function wordsOf({ strings }: Library): Words {
  const of = createTranslator(strings)
  const all = (namespace: string, key: string): ByLanguage => byLanguage((locale) => of(locale, namespace)(key))
  return {
    of,
    all,
    any: (namespace, key) =>
      LOCALES.some((locale) => of(locale, namespace).has(key)) ? all(namespace, key) : undefined,
  }
}
