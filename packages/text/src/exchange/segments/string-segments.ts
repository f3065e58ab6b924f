import { createHash } from 'node:crypto'
import { isRecord, type StringsFile } from '../../corpus/index.ts'
import { type Locale, pluralForm, pluralKeys, SOURCE_LOCALE, type StringTree } from '../../language/index.ts'
import { type CodedText, codedString } from '../coded-text.ts'
import type { ExchangeSegment } from '../exchange.ts'
import { wordsOf } from '../inline.ts'

/** A string for translators, with its place in the file. */
export interface StringSegment extends ExchangeSegment {
  /** the names that lead to it */
  readonly path: readonly string[]
  /** whether `{{count}}` may be left out, since the form says the number */
  readonly isPlural: boolean
}

/** A file of strings that is to be translated into a language. */
export interface StringsToTranslate {
  readonly english: StringsFile
  /** absent where there is no file yet */
  readonly translated: StringsFile | undefined
  readonly segments: readonly StringSegment[]
  /** what there is nothing to translate in, and what the translation lacks */
  readonly fixed: readonly FixedString[]
}

/** A string that holds nothing but what is put in: the same in every language. */
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

/** Whether there is anything to translate: a sign outside of placeholders, and be it a comma. */
const hasSigns = ({ content }: CodedText): boolean => wordsOf(content).trim() !== ''

const hashOf = (text: string): string => createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 8)

/** A string of the English, and where a language says it: a plural stands once for each form that the language has. */
interface Spoken {
  readonly text: string
  readonly line: number
  readonly paths: readonly (readonly string[])[]
  readonly isPlural: boolean
}

/** The strings of a file, plurals in the form that stands for any number. */
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

/** The strings of a file for translators of a language. */
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

/** The files of strings that are to be translated. */
export const stringsOf = (files: readonly StringsFile[], locale: Locale): StringsToTranslate[] =>
  files.filter((file) => file.locale === SOURCE_LOCALE).map((english) => stringsToTranslate(english, locale, files))
