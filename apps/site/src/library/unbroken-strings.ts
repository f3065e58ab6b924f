import { byLocale, type Locale } from '@rulestone/text'
import type { Strings } from '../shared/make-t.ts'
import { onceEach } from './once.ts'
import { keptNames } from './unbroken-names.ts'

type Names = ReadonlyMap<string, string>

const keptNamesIn = byLocale((locale) => onceEach((names: Names) => keptNames(locale, names.values())))

/** Which names of terms in the strings of an island a line is not to break, as a pattern: `islands/kept.tsx` reads it. */
export function keptIn(strings: Strings, locale: Locale, names: Names): Strings {
  const texts = Object.values(strings).join('\n')
  const kept = keptNamesIn[locale](names).filter((name) => texts.includes(name))
  return kept.length === 0 ? {} : { 'site.kept': kept.join('|') }
}
