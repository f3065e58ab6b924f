import { STRINGS_FILE_CODES, type StringsFile } from '../corpus/index.ts'
import { type Problem, START } from '../findings/index.ts'
import {
  formatsIn,
  isPluralWord,
  LOCALES,
  type Locale,
  missingForms,
  NUMBER_FORMATS,
  placeholders,
  pluralForm,
  pluralKeys,
  SOURCE_LOCALE,
} from '../language/index.ts'
import { surplus } from '../translation/index.ts'
import { type Check, defineCheck } from './framework/check.ts'

const CODES = [
  ...STRINGS_FILE_CODES,
  'missing-file',
  'extra-file',
  'missing-key',
  'extra-key',
  'placeholders',
  'malformed',
  'unknown-format',
  'missing-form',
  'empty',
] as const

type Code = (typeof CODES)[number]

/** A key that a language needs, with the English string that says what it means. */
interface Needed {
  readonly key: string
  readonly source: string
  readonly isPlural: boolean
}

/** The keys that a language needs: those of the English, plural families in the forms of that language. */
function neededKeys({ strings }: StringsFile, locale: Locale): ReadonlyMap<string, Needed> {
  const needed = new Map<string, Needed>()
  for (const [key, source] of strings) {
    const form = pluralForm(key, strings)
    const keys = form ? pluralKeys(form, locale) : [key]
    const other = form && strings.get(`${form.base}_${form.type === 'ordinal' ? 'ordinal_' : ''}other`)
    for (const one of keys) needed.set(one, { key: one, source: other ?? source, isPlural: form !== undefined })
  }
  return needed
}

/** How often a placeholder stands in a text, however it is spaced. */
const occurrences = (text: string, placeholder: string): number =>
  text.replace(/\s/g, '').split(placeholder.replace(/\s/g, '')).length - 1

/** A format may come with options, `number(minimumFractionDigits: 1)`, which are not looked at. */
const isKnown = (format: string): boolean => NUMBER_FORMATS.includes(format.replace(/\s*\(.*/s, ''))

/** Braces that were meant for a placeholder, and make none. */
const MALFORMED = /[｛｝]|\{ \{|\} \}|\{\{(?![^{}]*\}\})|(?<!\{\{[^{}]*)\}\}/

/** What is wrong with the English by itself: a plural form that it lacks, of a string or a word, and a format that there is not. */
function* inEnglish(english: StringsFile): Iterable<Problem<Code>> {
  const { file, strings } = english
  for (const { key, source } of neededKeys(english, SOURCE_LOCALE).values()) {
    if (!strings.has(key)) yield { file, ...START, code: 'missing-key', values: { key, expected: source } }
  }
  for (const [key, text] of strings) {
    for (const got of formatsIn(text)) {
      if (!isKnown(got)) {
        yield { file, ...english.at(key), code: 'unknown-format', values: { key, got, expected: [...NUMBER_FORMATS] } }
      } else if (got.startsWith('plural')) {
        const expected = missingForms(got, SOURCE_LOCALE)
        if (expected.length > 0)
          yield { file, ...english.at(key), code: 'missing-form', values: { key, got, expected } }
      }
    }
  }
}

function* compare(english: StringsFile, translated: StringsFile): Iterable<Problem<Code>> {
  const { file, locale, strings } = translated
  const needed = neededKeys(english, locale)
  for (const { key, source, isPlural } of needed.values()) {
    const text = strings.get(key)
    if (text === undefined) {
      yield { file, ...translated.at(key), code: 'missing-key', values: { key, expected: source } }
      continue
    }
    const [theirs, ours] = [placeholders(source).filter((name) => !isPluralWord(name)), placeholders(text)]
    const missing = surplus(theirs, ours).filter((name) => !(isPlural && /^\{\{count\b/.test(name)))
    const extra = surplus(ours, theirs)
    const twice = ours.filter((name) => occurrences(text, name) > Math.max(1, occurrences(source, name)))
    if (missing.length + extra.length + twice.length === 0) continue
    const got = [...extra, ...twice]
    yield { file, ...translated.at(key), code: 'placeholders', values: { key, got, expected: missing } }
  }
  for (const key of strings.keys()) {
    if (!needed.has(key)) yield { file, ...translated.at(key), code: 'extra-key', values: { got: key } }
  }
}

/** A file of strings in three languages, for examples; the Thai is the Chinese unless given. */
const folder = (english: string, chinese: string, thai = chinese): Readonly<Record<string, string>> => ({
  'strings/en/site.json': english,
  'strings/zh/site.json': chinese,
  'strings/th/site.json': thai,
})

/** Every language has every string, with the same places to be filled in. */
export const strings: Check = defineCheck({
  id: 'strings',
  severity: 'error',
  besideRules: true,
  description: 'every key, plural form and placeholder of the English, and numbers in formats that there are',
  examples: {
    good: [
      { files: folder('{ "a_one": "one", "a_other": "{{count}}" }', '{ "a_other": "{{count}}" }') },
      {
        files: folder(
          '{ "a": "{{n, number(minimumFractionDigits: 1)}}" }',
          '{ "a": "{{n, number(minimumFractionDigits: 1)}}" }',
        ),
      },
      { files: folder('{ "a": "{{n}} {{n, plural(one: day; other: days)}}" }', '{ "a": "{{n}}天" }') },
    ],
    bad: [
      { files: folder('{}', '{ "a" }', '{}'), code: 'json' },
      { files: folder('{ "a": "x" }', '{ "a": "甲", "a": "乙" }', '{ "a": "ก" }'), code: 'duplicate-key' },
      { files: folder('{}', '{ "a": 1 }', '{}'), code: 'not-a-string' },
      { files: { 'strings/en/site.json': '{}', 'strings/zh/site.json': '{}' }, code: 'missing-file' },
      { files: { 'strings/zh/site.json': '{}' }, code: 'extra-file' },
      { files: folder('{ "a": "x" }', '{}', '{ "a": "ก" }'), code: 'missing-key' },
      { files: folder('{ "a": "x" }', '{ "a": "甲", "b": "乙" }', '{ "a": "ก" }'), code: 'extra-key' },
      { files: folder('{ "a": "{{n}}" }', '{ "a": "{{m}}" }', '{ "a": "{{n}}" }'), code: 'placeholders' },
      {
        files: folder('{ "a": "{{n, signed}}" }', '{ "a": "{{n}}" }', '{ "a": "{{n, signed}}" }'),
        code: 'placeholders',
      },
      { files: folder('{ "a": "{{n}}" }', '{ "a": "{{n}}{{n}}" }', '{ "a": "{{n}}" }'), code: 'placeholders' },
      {
        files: folder(
          '{ "a_one": "x", "a_other": "{{count}}" }',
          '{ "a_other": "｛｛count｝｝" }',
          '{ "a_other": "{{count}}" }',
        ),
        code: 'malformed',
      },
      {
        files: folder('{ "a_other": "{{count}}" }', '{ "a_other": "{{count}}" }'),
        code: 'missing-key',
      },
      {
        files: folder('{ "a": "{{n, sigend}}" }', '{ "a": "{{n, sigend}}" }'),
        code: 'unknown-format',
      },
      {
        files: folder('{ "a": "{{n, nubmer(style: unit)}}" }', '{ "a": "{{n, nubmer(style: unit)}}" }'),
        code: 'unknown-format',
      },
      {
        files: folder('{ "a": "{{n}} {{n, plural(other: days)}}" }', '{ "a": "{{n}}天" }'),
        code: 'missing-form',
      },
      {
        files: folder(
          '{ "a": "{{n}} {{n, plural(one: day; other: days)}}" }',
          '{ "a": "{{n}}{{n, plural(one: day; other: days)}}" }',
          '{ "a": "{{n}} วัน" }',
        ),
        code: 'placeholders',
      },
      { files: folder('{ "a": "x" }', '{ "a": "" }', '{ "a": "ก" }'), code: 'empty' },
    ],
  },
  codes: CODES,
  *check({ stringsFiles }) {
    const fileOf = (namespace: string, locale: Locale): StringsFile | undefined =>
      stringsFiles.find((one) => one.namespace === namespace && one.locale === locale)
    for (const { file, namespace, strings, at, problems } of stringsFiles) {
      yield* problems
      for (const [key, text] of strings) {
        const english = fileOf(namespace, SOURCE_LOCALE)?.strings.get(key)
        const malformed = MALFORMED.exec(text)
        if (malformed) yield { file, ...at(key), code: 'malformed', values: { key, got: malformed[0] } }
        if (text.trim() === '' && english !== '') yield { file, ...at(key), code: 'empty', values: { key } }
      }
    }
    for (const namespace of new Set(stringsFiles.map((one) => one.namespace))) {
      const english = fileOf(namespace, SOURCE_LOCALE)
      if (english) yield* inEnglish(english)
      for (const locale of LOCALES) {
        const translated = fileOf(namespace, locale)
        if (english && !translated) {
          const expected = `strings/${locale}/${namespace}.json`
          yield { file: english.file, ...START, code: 'missing-file', values: { locale, expected } }
        } else if (!english && translated) {
          const expected = `strings/${SOURCE_LOCALE}/${namespace}.json`
          yield { file: translated.file, ...START, code: 'extra-file', values: { got: translated.file, expected } }
        } else if (english && translated && locale !== SOURCE_LOCALE) yield* compare(english, translated)
      }
    }
  },
})
