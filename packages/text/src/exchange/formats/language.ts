import type { Place } from '../../findings/index.ts'
import { isLocale, LANGUAGE_TAGS, LOCALES, type Locale, SOURCE_LOCALE } from '../../language/index.ts'
import type { DocumentProblem } from '../imported.ts'

/**
 * The language of ours that a language tag stands for; nothing for another. Tools write Simplified Chinese as `zh-CN`
 * or `zh_Hans`; Traditional Chinese is none of ours.
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
 * The one language that a file translates into, or that there is none.
 *
 * @param at where a file names its language
 * @param tags every tag that it names
 */
export function languageOf(
  at: Place & { readonly file: string },
  tags: ReadonlySet<string>,
): { readonly locale?: Locale; readonly problems: readonly DocumentProblem[] } {
  const [locale, ...more] = new Set([...tags].map(localeOf))
  if (locale !== undefined && locale !== SOURCE_LOCALE && more.length === 0) return { locale, problems: [] }
  return { problems: [{ ...at, code: 'language', values: { got: [...tags], expected: EXPECTED } }] }
}
