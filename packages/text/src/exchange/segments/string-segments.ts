import { createHash } from 'node:crypto'
import { isRecord, type StringsFile } from '../../corpus/index.ts'
import { type Locale, pluralForm, pluralKeys, SOURCE_LOCALE, type StringTree } from '../../language/index.ts'
import { type CodedText, codedString } from '../coded-text.ts'
import type { ExchangeSegment } from '../exchange.ts'
import { wordsOf } from '../inline.ts'

/** A string for translators. */
export interface StringSegment extends ExchangeSegment {
  /** its path in the JSON */
  readonly path: readonly string[]
  /** whether `{{count}}` may be omitted, since the plural form implies it */
  readonly isPlural: boolean
}

/** A file of strings with its segments for translators. */
export interface StringsToTranslate {
  readonly english: StringsFile
  /** undefined if there is no file */
  readonly translated: StringsFile | undefined
  readonly segments: readonly StringSegment[]
  /** the strings without words that the translation lacks */
  readonly fixed: readonly FixedString[]
}

/** A string of placeholders only, which is the same in every language. */
interface FixedString {
  readonly path: readonly string[]
  readonly text: string
}

function* leaves(tree: StringTree, path: readonly string[] = []): Iterable<readonly [readonly string[], string]> {
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield [[...path, name], value]
    else yield* leaves(value, [...path, name])
  }
}

const textAt = (tree: StringTree, path: readonly string[]): string | undefined => {
  let at: unknown = tree
  for (const name of path) at = isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined
  return typeof at === 'string' ? at : undefined
}

/** The path of a file of strings in another language. */
export const stringsFileIn = (namespace: string, locale: Locale): string => `strings/${locale}/${namespace}.json`

/** Whether there is something to translate: any character outside placeholders. */
const hasSigns = ({ content }: CodedText): boolean => wordsOf(content).trim() !== ''

const hashOf = (text: string): string => createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 8)

/** An English string, and its key in a language; a plural has one for each form. */
interface Spoken {
  readonly text: string
  readonly line: number
  readonly paths: readonly (readonly string[])[]
  readonly isPlural: boolean
}

/** The strings of a file, plurals in their most general form. */
function* spokenStrings({ tree, strings, at }: StringsFile, locale: Locale): Iterable<Spoken> {
  for (const [path, text] of leaves(tree)) {
    const key = path.join('.')
    const form = pluralForm(key, strings)
    const { line } = at(key)
    if (!form) {
      yield { text, line, paths: [path], isPlural: false }
      continue
    }
    const parents = path.slice(0, -1)
    const nameAt = parents.join('.').length + (parents.length > 0 ? 1 : 0)
    const paths = pluralKeys(form, locale).map((one) => [...parents, one.slice(nameAt)])
    const other = strings.get(`${form.base}_${form.type === 'ordinal' ? 'ordinal_' : ''}other`)
    yield { text: other ?? text, line, paths, isPlural: true }
  }
}

/** The segments of a file of strings. */
function stringsToTranslate(english: StringsFile, locale: Locale, files: readonly StringsFile[]): StringsToTranslate {
  const { namespace } = english
  const translated = files.find((file) => file.namespace === namespace && file.locale === locale)
  const segments = new Map<string, StringSegment>()
  const fixed = new Map<string, FixedString>()
  for (const { text, line, paths, isPlural } of spokenStrings(english, locale)) {
    const source = codedString(text)
    for (const path of paths) {
      const key = path.join('.')
      const spoken = translated && textAt(translated.tree, path)
      const isThere = spoken !== undefined && spoken !== ''
      const target = isThere ? codedString(spoken, source) : undefined
      if (!hasSigns(source) && !(target && hasSigns(target))) {
        if (spoken === undefined) fixed.set(key, { path, text })
        continue
      }
      segments.set(key, {
        id: `strings/${namespace}#${key}`,
        kind: 'string',
        hash: hashOf(text),
        line,
        source,
        state: isThere ? 'confirmed' : 'missing',
        path,
        isPlural,
        ...(target && { target }),
      })
    }
  }
  return { english, translated, segments: [...segments.values()], fixed: [...fixed.values()] }
}

/** The files of strings to translate. */
export const stringsOf = (files: readonly StringsFile[], locale: Locale): StringsToTranslate[] =>
  files.filter((file) => file.locale === SOURCE_LOCALE).map((english) => stringsToTranslate(english, locale, files))
