import { type ByLocale, byLocale, type Locale, type Namespaces, type StringTree } from '@rulestone/text'
import type { Strings } from './make-t.ts'

const files = import.meta.glob<StringTree>('../../../../content/strings/*/*.json', { eager: true, import: 'default' })

/** The strings of every language by namespace, as `content/strings` holds them. */
export const RESOURCES: ByLocale<Namespaces> = byLocale((locale) =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, tree]) => {
      const name = path.split(`/strings/${locale}/`)[1]
      return name === undefined ? [] : [[name.replace('.json', ''), tree]]
    }),
  ),
)

/**
 * The strings of a tree, flat.
 *
 * @example
 * flatten({ a: { b: 'x' }, c: 'y' }) // => { 'a.b': 'x', c: 'y' }
 */
export function flatten(tree: StringTree, prefix = ''): Strings {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  )
}

/**
 * The strings under one key of a namespace, flat and without that key: what an island takes with it.
 *
 * @throws RangeError when there is nothing under the key
 */
export function stringsUnder(locale: Locale, namespace: string, key?: string): Strings {
  const tree = RESOURCES[locale][namespace]
  const part = key === undefined ? tree : tree?.[key]
  if (part === undefined || typeof part === 'string') {
    throw new RangeError(
      `strings/${locale}/${namespace}.json has nothing under "${key ?? ''}". Tip: translate it from strings/en/${namespace}.json.`,
    )
  }
  return flatten(part)
}
