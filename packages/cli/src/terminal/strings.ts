import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentFolder } from '@rulestone/content'
import type { Locale, StringTree, Translate } from '@rulestone/text'
import { Refusal } from './refusal.ts'
import { USAGE } from './usage.ts'

/** The languages. `@rulestone/text` has the same list, but takes long to load. */
export const LANGUAGES = ['en', 'zh', 'th'] as const satisfies readonly Locale[]

/**
 * The value of `--lang`; English by default.
 *
 * @throws Refusal if there is no such language
 */
export function readLanguage(language = 'en'): Locale {
  const locale = LANGUAGES.find((one) => one === language)
  if (locale === undefined) throw new Refusal(USAGE.unknownLanguage(language, LANGUAGES))
  return locale
}

/** The files of strings that the program uses. */
const NAMESPACES = [
  'calculators',
  'dice',
  'encounter',
  'errors',
  'fight',
  'findings',
  'site',
  'units',
  'workbench',
] as const

/** The name of one of them. */
type Namespace = (typeof NAMESPACES)[number]

/** The strings of a language. */
export interface Strings {
  readonly locale: Locale
  /** the language tag, for `Intl` */
  readonly tag: string
  /** the strings of a file; missing ones fall back to English */
  open(namespace: Namespace): Translate
  /** whether a file can be read, in the language or in English */
  has(namespace: Namespace): boolean
}

const isTree = (data: unknown): data is StringTree => typeof data === 'object' && data !== null && !Array.isArray(data)

/** The strings of a file; none if it is missing or invalid, which `check` reports. */
async function readTree(locale: Locale, namespace: Namespace): Promise<StringTree | undefined> {
  try {
    const data: unknown = JSON.parse(
      await readFile(join(contentFolder, 'strings', locale, `${namespace}.json`), 'utf8'),
    )
    return isTree(data) ? data : undefined
  } catch {
    return undefined
  }
}

/**
 * Opens the bundled strings.
 *
 * @param language the value of `--lang`; English by default
 * @throws Refusal if there is no such language
 */
export async function openStrings(language: string | undefined): Promise<Strings> {
  const locale = readLanguage(language)
  const { createTranslator, LANGUAGE_TAGS, SOURCE_LOCALE } = await import('@rulestone/text')
  const read = async (one: Locale): Promise<Record<string, StringTree>> => {
    const trees = await Promise.all(NAMESPACES.map(async (name) => [name, await readTree(one, name)] as const))
    return Object.fromEntries(trees.flatMap(([name, tree]) => (tree ? [[name, tree]] : [])))
  }
  const [en, zh, th] = await Promise.all([read('en'), read('zh'), read('th')])
  const resources = { en, zh, th }
  const translator = createTranslator(resources)
  return {
    locale,
    tag: LANGUAGE_TAGS[locale],
    open: (namespace) => translator(locale, namespace),
    has: (namespace) => [locale, SOURCE_LOCALE].some((one) => Object.hasOwn(resources[one], namespace)),
  }
}
