import type { StringsFile } from '../../../../src/corpus/strings-file.ts'
import type { Locale } from '../../../../src/language/locale.ts'
import { type Fault, type FileRange, type Kind, type Material, replace } from '../fault.ts'

const TRANSLATIONS: readonly Locale[] = ['zh', 'th']
const ALL: readonly Locale[] = ['en', 'zh', 'th']

/** A string with its range in the file, quotation marks included. */
interface Written extends FileRange {
  readonly key: string
  readonly text: string
  readonly english: string | undefined
  readonly from: StringsFile
}

function* stringsOf({ stringsFiles }: Material, locales: readonly Locale[]): Iterable<Written> {
  for (const from of stringsFiles) {
    if (!locales.includes(from.locale)) continue
    const twin = stringsFiles.find(({ locale, namespace }) => locale === 'en' && namespace === from.namespace)
    for (const [key, text] of from.strings) {
      const range = from.rangeAt(key)
      if (range) yield { file: from.file, ...range, key, text, english: twin?.strings.get(key), from }
    }
  }
}

/** Faults that replace a string. */
const inStrings = (locales: readonly Locale[], instead: (written: Written) => string | undefined): Kind['faults'] =>
  function* (material): Iterable<Fault> {
    for (const written of stringsOf(material, locales)) {
      const text = instead(written)
      if (text !== undefined && text !== written.text) yield replace(written, JSON.stringify(text))
    }
  }

/** Faults that replace a whole line of a file of strings. */
const inLines = (locales: readonly Locale[], instead: (line: string) => string | undefined): Kind['faults'] =>
  function* ({ stringsFiles }): Iterable<Fault> {
    for (const { file, locale, text } of stringsFiles) {
      if (!locales.includes(locale)) continue
      for (const match of text.matchAll(/^ *"[^"]+": "(?:[^"\\]|\\.)*",\n(?= *")/gm)) {
        const line = instead(match[0])
        if (line !== undefined) yield replace({ file, start: match.index, end: match.index + match[0].length }, line)
      }
    }
  }

const kind = (id: string, faults: Kind['faults']): Kind => ({ id, group: 'strings', faults })

const replaced =
  (pattern: RegExp, text: string) =>
  ({ text: old }: Written): string | undefined =>
    pattern.test(old) ? old.replace(pattern, text) : undefined

/** Whether a string has words of its own; one with only placeholders is the same in all languages. */
const hasWords = (text: string): boolean => /[a-z]{3}/i.test(text.replace(/\{\{[^}]*\}\}/g, ''))

/** Strings of the site, the calculators, the tables and the messages. */
export const strings: readonly Kind[] = [
  kind(
    'key dropped',
    inLines(TRANSLATIONS, () => ''),
  ),
  kind(
    'key added',
    inLines(TRANSLATIONS, (line) => line + line.replace(/"[^"]+"/, '"extra-key"')),
  ),
  kind(
    'key mistyped',
    inLines(TRANSLATIONS, (line) => line.replace(/(?<=^ *"[^"]*)[a-z](?=":)/, '')),
  ),
  kind(
    'key twice',
    inLines(ALL, (line) => line + line),
  ),
  kind(
    'comma missing',
    inLines(ALL, (line) => line.replace(/,\n$/, '\n')),
  ),
  kind(
    'comma too many',
    inLines(ALL, (line) => line.replace(/,\n$/, ',,\n')),
  ),
  kind(
    'smart quotes around a text',
    inLines(ALL, (line) => line.replace(/: "(.*)",\n$/, ': “$1”,\n')),
  ),
  kind(
    'text empty',
    inStrings(TRANSLATIONS, () => ''),
  ),
  kind(
    'text in English',
    inStrings(TRANSLATIONS, ({ english = '' }) => (hasWords(english) ? english : undefined)),
  ),
  kind('placeholder dropped', inStrings(TRANSLATIONS, replaced(/\{\{[^}]*\}\}/, ''))),
  kind('placeholder mistyped', inStrings(TRANSLATIONS, replaced(/(?<=\{\{[a-z-]+)[a-z](?=[^}]*\}\})/, ''))),
  kind('placeholder translated', inStrings(['zh'], replaced(/\{\{[a-z-]+/, '{{数'))),
  kind('placeholder with one brace', inStrings(TRANSLATIONS, replaced(/\{(\{[^}]*\})\}/, '$1'))),
  kind('placeholder doubled', inStrings(TRANSLATIONS, replaced(/\{\{[^}]*\}\}/, '$&$&'))),
  kind('placeholder with full-width braces', inStrings(['zh'], replaced(/\{\{([^}]*)\}\}/, '｛｛$1｝｝'))),
  kind('format of a placeholder dropped', inStrings(TRANSLATIONS, replaced(/(\{\{[^},]*), [^}]*\}\}/, '$1}}'))),
  kind('format of a placeholder mistyped', inStrings(ALL, replaced(/(?<=\{\{[^},]*, [a-z]+)[a-z](?=[^}]*\}\})/, ''))),
  kind('digit changed', inStrings(TRANSLATIONS, replaced(/(?<![\w.{])[1-9](?![\w}])/, '7'))),
  kind('Chinese half-width comma', inStrings(['zh'], replaced(/，/, ','))),
  kind('Chinese Traditional sign', inStrings(['zh'], replaced(/标|这|个|应/, '這'))),
  kind('Thai two เ for แ', inStrings(['th'], replaced(/แ/, 'เเ'))),
  kind('Thai ํ and า for ำ', inStrings(['th'], replaced(/ำ/, '\u0e4d\u0e32'))),
  kind(
    'zero-width space',
    inStrings(ALL, replaced(/(?<=[a-zก-ฮ\p{Script=Han}])(?=[a-zก-ฮ\p{Script=Han}])/u, '\u200b')),
  ),
  kind('English straight apostrophe', inStrings(['en'], replaced(/^([^`’]*)’(?=[^`]*$)/, "$1'"))),
  kind('English misspelt', inStrings(['en'], replaced(/\b(?:the|and|with|expected)\b/, 'wtih'))),
  kind(
    'HTML',
    inStrings(ALL, ({ text }) => `<b>${text}</b>`),
  ),
  kind('tag of a text dropped', inStrings(TRANSLATIONS, replaced(/<\/?[0-9a-z]+>/, ''))),
  {
    id: 'English key added alone',
    group: 'strings',
    faults: inLines(['en'], (line) => line + line.replace(/"[^"]+"/, '"extra-key"')),
  },
  {
    id: 'English plural form dropped',
    group: 'strings',
    faults: inLines(['en'], (line) => (line.includes('_one"') ? '' : undefined)),
  },
  {
    id: 'plural of another language',
    group: 'strings',
    faults: inLines(TRANSLATIONS, (line) =>
      line.includes('_other"') ? line + line.replace('_other"', '_one"') : undefined,
    ),
  },
]
