import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '@rulestone/content'
import { readTermNames } from '@rulestone/text'
import type { Locale } from './locales.ts'

const terms = await readTermNames(contentFolder)

/** The strings under a key: a text, or more keys. */
type Tree = string | { readonly [key: string]: Tree }

const files = new Map<string, Tree>()

function read(locale: Locale, namespace: string): Tree {
  const path = join(contentFolder, 'strings', locale, `${namespace}.json`)
  const known = files.get(path)
  if (known !== undefined) return known
  const tree: Tree = JSON.parse(readFileSync(path, 'utf8'))
  files.set(path, tree)
  return tree
}

/** A placeholder, with the forms of an English word if it counts something. */
const PLACE = /\{\{\s*(\w[\w-]*)(?:, plural\(one: ([^;]*); other: ([^)]*)\))?[^}]*\}\}/g

/** A text with its placeholders filled. */
export const fill = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  text.replace(PLACE, (placeholder, name: string, one?: string, other?: string) => {
    const value = values[name]
    const form = value === '1' ? one : other
    return value === undefined ? placeholder : (form ?? value)
  })

/**
 * A string of `content/strings`, so that the tests follow changes of the words.
 *
 * @param key with dots, the namespace first: `site.navigation.glossary`
 * @throws RangeError if there is no such string
 */
export function say(locale: Locale, key: string, values: Readonly<Record<string, string>> = {}): string {
  const [namespace = '', ...names] = key.split('.')
  const found = find(read(locale, namespace), names)
  if (found === undefined) throw new RangeError(`key is "${key}"; strings/${locale} has no such string.`)
  return fill(found, values)
}

/** Keys may contain dots (`srd-5.2.1`), so the rest of the path is tried as one key first. */
function find(tree: Tree | undefined, names: readonly string[]): string | undefined {
  if (typeof tree === 'string') return names.length === 0 ? tree : undefined
  const [first = '', ...rest] = names
  const whole = tree?.[names.join('.')]
  return typeof whole === 'string' ? whole : tree === undefined ? undefined : find(tree[first], rest)
}

/**
 * The name of a term.
 *
 * @throws RangeError if there is no such term
 */
export function termName(locale: Locale, id: string): string {
  const name = terms[locale].get(id)
  if (name === undefined) throw new RangeError(`id is "${id}"; content/terms has no such term.`)
  return name
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A string as a pattern: placeholders without a value match anything. */
export function saying(locale: Locale, key: string, values: Readonly<Record<string, string>> = {}): RegExp {
  const text = escaped(say(locale, key, values))
  return new RegExp(text.replace(/\\\{\\\{[^}]*\\\}\\\}/g, '(.+)'))
}
