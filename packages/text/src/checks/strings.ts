import { isUnread, STRINGS_FILE_CODES, type StringsFile } from '../corpus/index.ts'
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
import { type Check, defineCheck, type Example } from './framework/check.ts'

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

/** A key that a language needs, with the English string. */
interface Needed {
  readonly key: string
  readonly source: string
  readonly isPlural: boolean
}

/** The keys that a language needs: those of the English, with its own plural forms. */
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

/** How often a placeholder is in a text, with any spacing. */
const occurrences = (text: string, placeholder: string): number =>
  text.replace(/\s/g, '').split(placeholder.replace(/\s/g, '')).length - 1

/** Whether a format is known; its options, as in `number(minimumFractionDigits: 1)`, are not checked. */
const isKnown = (format: string): boolean => NUMBER_FORMATS.includes(format.replace(/\s*\(.*/s, ''))

/** Malformed braces of a placeholder. */
const MALFORMED = /[｛｝]|\{ \{|\} \}|\{\{(?![^{}]*\}\})|(?<!\{\{[^{}]*)\}\}/

/** The problems of the English on its own: missing plural forms and unknown formats. */
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

/** A file of strings in three languages, for examples. By default the Thai is the English without `a_one`. */
const folder = (english: string, chinese: string, thai = english.replace('"a_one": "x", ', '')): Example => ({
  files: { 'strings/en/site.json': english, 'strings/zh/site.json': chinese, 'strings/th/site.json': thai },
})
const DAYS = '{ "a": "{{n}} {{n, plural(one: day; other: days)}}" }'

/** Every language has all keys, plural forms and placeholders of the English, in known formats. */
export const strings: Check = defineCheck({
  id: 'strings',
  severity: 'error',
  besideRules: true,
  description: 'every key, plural form and placeholder of the English, and known formats',
  examples: {
    good: [
      folder('{ "a": { "b": "x" } }', '{ "a": { "b": "甲" } }'),
      folder('{ "a": "to {{n}}" }', '{ "a": "{{ n }}以上" }'),
      folder('{ "a": "{{n, signed}}" }', '{ "a": "{{n,signed}}" }'),
      folder(
        '{ "a": "{{n, number(minimumFractionDigits: 1)}}" }',
        '{ "a": "{{n, number(minimumFractionDigits: 1)}}" }',
      ),
      folder('{ "a": "" }', '{ "a": "" }'),
      // Each language has its own plural forms; `plural(…)` of the English need not be in a translation.
      folder('{ "a_one": "one", "a_other": "{{count}}" }', '{ "a_other": "{{count}}" }', '{ "a_other": "{{count}}" }'),
      folder('{ "square_one": "x" }', '{ "square_one": "甲" }'),
      folder(DAYS, '{ "a": "{{n}}天" }', '{ "a": "{{n}} วัน" }'),
      // A string may contain text that looks like a key.
      folder('{ "a": "\\"a\\": x" }', '{ "a": "\\"a\\": 甲" }'),
    ],
    bad: [
      { ...folder('{ "a": "x" }', '{ "a": "甲", }'), code: 'json', at: '1:13', values: { got: '}' } },
      { ...folder('{ "a": "x }', '{ "a": "甲" }', '{ "a": "ก" }'), code: 'json', at: '1:12' },
      {
        ...folder('{ "a": "x" }', '{ "a": "甲",\n"a": "乙" }'),
        code: 'duplicate-key',
        at: '2:1',
        values: { got: 'a' },
      },
      {
        ...folder('{ "a": "x" }', '{ "a": "\\"b\\": 甲",\n"a": "乙" }'),
        code: 'duplicate-key',
        at: '2:1',
        values: { got: 'a' },
      },
      { ...folder('{ "a": "x" }', '{ "a": 1 }'), code: ['not-a-string', 'missing-key'], at: ['1:3', '1:3'] },
      { files: { 'strings/en/site.json': '{}', 'strings/zh/site.json': '{}' }, code: 'missing-file', at: '1:1' },
      { files: { 'strings/zh/site.json': '{}' }, code: 'extra-file', at: '1:1' },
      {
        ...folder('{ "a": { "b": "x", "c": "y" } }', '{\n  "a": { "b": "甲" }\n}'),
        code: 'missing-key',
        at: '2:8',
        values: { key: 'a.c', expected: 'y' },
      },
      { ...folder('{ "a_one": "x", "a_other": "y" }', '{}'), code: 'missing-key', at: '1:1' },
      { ...folder('{ "a_other": "{{count}}" }', '{ "a_other": "{{count}}" }'), code: 'missing-key' },
      { ...folder('{ "a": "x" }', '{\n  "a": "甲",\n  "b": "乙"\n}'), code: 'extra-key', at: '3:3' },
      {
        ...folder('{ "a_one": "x", "a_other": "y" }', '{ "a_one": "甲", "a_other": "乙" }'),
        code: 'extra-key',
        at: '1:3',
      },
      { ...folder('{ "a": "{{n}}" }', '{ "a": "甲" }'), code: 'placeholders', at: '1:3' },
      { ...folder('{ "a": "{{name}}" }', '{ "a": "{{nmae}}" }'), code: 'placeholders' },
      { ...folder('{ "a": "{{n, signed}}" }', '{ "a": "{{n}}" }'), code: 'placeholders' },
      { ...folder('{ "a": "{{n}}" }', '{ "a": "{{n}}{{n}}" }'), code: 'placeholders' },
      { ...folder('{ "a": "<1>x</1>" }', '{ "a": "<1>甲" }'), code: 'placeholders' },
      {
        ...folder(DAYS, '{ "a": "{{n}}{{n, plural(one: day; other: days)}}" }', '{ "a": "{{n}} วัน" }'),
        code: 'placeholders',
      },
      { ...folder('{ "a_one": "x", "a_other": "{{count}}" }', '{ "a_other": "｛｛count｝｝" }'), code: 'malformed' },
      { ...folder('{ "a": "{{n, sigend}}" }', '{ "a": "{{n, sigend}}" }'), code: 'unknown-format' },
      {
        ...folder('{ "a": "{{n, nubmer(style: unit)}}" }', '{ "a": "{{n, nubmer(style: unit)}}" }'),
        code: 'unknown-format',
      },
      {
        ...folder('{\n"a": "{{n}} {{n, plural(one: day)}}" }', '{ "a": "{{n}}天" }', '{ "a": "{{n}} วัน" }'),
        code: 'missing-form',
        at: '2:1',
        values: { key: 'a', got: 'plural(one: day)', expected: ['other'] },
      },
      { ...folder('{ "a": "x" }', '{ "a": " " }'), code: 'empty', at: '1:3' },
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
        } else if (english && translated && locale !== SOURCE_LOCALE && ![english, translated].some(isUnread)) {
          yield* compare(english, translated)
        }
      }
    }
  },
})
