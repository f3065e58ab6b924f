import { type Locale, SOURCE_LOCALE } from '@rulestone/text'
import { Refusal } from '../terminal/refusal.ts'
import { USAGE } from '../terminal/usage.ts'

/** A record of the data in one language. */
interface InLanguage {
  readonly id: string
  readonly language: Locale
  readonly title: string
}

/**
 * The record of a spell or creature in a language, with its English name.
 *
 * @throws Refusal if it is not in that language
 */
export function inLanguage<Made extends InLanguage>(
  records: readonly Made[],
  id: string,
  locale: Locale,
): { readonly record: Made; readonly english: string } {
  const own = records.filter((record) => record.id === id)
  const record = own.find(({ language }) => language === locale)
  const english = own.find(({ language }) => language === SOURCE_LOCALE)
  if (!record || !english) throw new Refusal(USAGE.notTranslated(id, locale))
  return { record, english: english.title }
}
