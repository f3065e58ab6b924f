import { byLocale, type Locale } from '@rulestone/text'
import type { Strings } from '../shared/make-t.ts'
import { NO_BREAK } from '../shared/no-break.tsx'
import { noBreakNames } from './no-break.ts'
import { onceEach } from './once.ts'

type Names = ReadonlyMap<string, string>

const noBreakNamesIn = byLocale((locale) => onceEach((names: Names) => noBreakNames(locale, names.values())))

/** The names in the strings of an island that must not break, as a pattern for `shared/no-break.tsx`. */
export function noBreakStrings(strings: Strings, locale: Locale, names: Names): Strings {
  const texts = Object.values(strings).join('\n')
  const found = noBreakNamesIn[locale](names).filter((name) => texts.includes(name))
  return found.length === 0 ? {} : { [NO_BREAK]: found.join('|') }
}
