import type { Place } from '../../findings/index.ts'
import { isLocale, LANGUAGE_TAGS, LOCALES, type Locale, SOURCE_LOCALE } from '../../language/index.ts'
import type { DocumentProblem } from '../imported.ts'

/**
 * The locale for a language tag, if there is one. Tools write Simplified Chinese as `zh-CN` or `zh_Hans`; Traditional
 * Chinese has no locale.
 *
 * @example
 * localeOf('zh-CN') // => 'zh'
 * localeOf('zh-Hant') // => undefined
 * localeOf('TH') // => 'th'
 */
export function localeOf(tag: string): Locale | undefined {
  const [language = '', ...rest] = tag.toLowerCase().split(/[-_]/)
  if (!isLocale(language)) return undefined
  return language === 'zh' && rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? undefined : language
}

const EXPECTED: readonly string[] = LOCALES.filter((locale) => locale !== SOURCE_LOCALE).map(
  (locale) => LANGUAGE_TAGS[locale],
)

/**
 * The target language of a file, or a problem if there is not exactly one.
 *
 * @param at the position where a file names its language
 * @param tags all language tags of the file
 */
export function languageOf(
  at: Place & { readonly file: string },
  tags: ReadonlySet<string>,
): { readonly locale?: Locale; readonly problems: readonly DocumentProblem[] } {
  const [locale, ...more] = new Set([...tags].map(localeOf))
  if (locale !== undefined && locale !== SOURCE_LOCALE && more.length === 0) return { locale, problems: [] }
  return { problems: [{ ...at, code: 'language', values: { got: [...tags], expected: EXPECTED } }] }
}
