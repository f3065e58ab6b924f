import { byLocale, type Locale } from '@rulestone/text'
import type { Strings } from '../shared/make-t.ts'
import { NO_BREAK } from '../shared/no-break.tsx'
import { FIGURES, noBreakNames } from './no-break.ts'
import { onceEach } from './once.ts'

type Names = ReadonlyMap<string, string>

const noBreakNamesIn = byLocale((locale) => onceEach((names: Names) => noBreakNames(locale, names.values())))

/** A sum with its result; and a number of copies or a dot, with the word before it. */
const SUMS = '\\d+ [+−] \\d+ = \\d+| × \\d+| ·'

/** What browsers break, longer than a name of a rule, or in names of creatures, which are not among the strings. */
const MORE_NAMES: Readonly<Partial<Record<Locale, readonly string[]>>> = { th: ['แอ็กชันในตำนาน', 'เต็มวัย'] }

/** The names in the strings of an island that must not break, as a pattern for `shared/no-break.tsx`. */
export function noBreakStrings(strings: Strings, locale: Locale, names: Names): Strings {
  const texts = Object.values(strings).join('\n')
  const found = noBreakNamesIn[locale](names).filter((name) => texts.includes(name))
  return found.length === 0 ? {} : { [NO_BREAK]: found.join('|') }
}

/** The same, and the figures that do not break, for an island whose sentences have many. */
export function noBreakFigures(strings: Strings, locale: Locale, names: Names): Strings {
  const { [NO_BREAK]: found } = noBreakStrings(strings, locale, names)
  const all = [...(MORE_NAMES[locale] ?? []), ...(found === undefined ? [] : [found]), SUMS, FIGURES[locale]]
  return { [NO_BREAK]: all.join('|') }
}
