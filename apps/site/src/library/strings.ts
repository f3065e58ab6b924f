import { type ByLocale, byLocale, type Locale, type Namespaces, type StringTree } from '@rulestone/text'
import { flatten } from '../shared/flatten.ts'
import type { Strings } from '../shared/make-t.ts'

const files = import.meta.glob<StringTree>('@rulestone/content/strings/*/*.json', { eager: true, import: 'default' })

/** The strings of every language by namespace, as `content/strings` contains them. */
export const RESOURCES: ByLocale<Namespaces> = byLocale((locale) =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, tree]) => {
      const name = path.split(`/strings/${locale}/`)[1]
      return name === undefined ? [] : [[name.replace('.json', ''), tree]]
    }),
  ),
)

/** Cached strings: every page asks for the same ones. */
const known = new Map<string, Strings>()

/**
 * The strings under one key of a namespace, flat and without that key, for an island.
 *
 * @throws RangeError if there is nothing under the key
 */
export function stringsUnder(locale: Locale, namespace: string, key?: string): Strings {
  const place = [locale, namespace, key].join('/')
  const strings = known.get(place) ?? findStrings(locale, namespace, key)
  known.set(place, strings)
  return strings
}

function findStrings(locale: Locale, namespace: string, key?: string): Strings {
  const tree = RESOURCES[locale][namespace]
  const part = key === undefined ? tree : tree?.[key]
  if (part === undefined || typeof part === 'string') {
    throw new RangeError(
      `strings/${locale}/${namespace}.json has nothing under "${key ?? ''}". Tip: translate it from strings/en/${namespace}.json.`,
    )
  }
  return flatten(part)
}

/** The strings of units for scripts: with no-break spaces between numbers and units. */
export const unitStrings: ByLocale<Strings> = byLocale((locale) =>
  Object.fromEntries(
    Object.entries(stringsUnder(locale, 'units')).map(([key, text]) => [key, text.replace('}} ', '}}\u{a0}')]),
  ),
)
