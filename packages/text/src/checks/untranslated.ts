import type { Corpus } from '../corpus/index.ts'
import type { Problem } from '../findings/index.ts'
import { SOURCE_LOCALE } from '../language/index.ts'
import { allSegmentPairs } from '../translation/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { stringPassages } from './passages/corpus-passages.ts'
import { segmentPassages } from './passages/entry-passages.ts'
import { type Passage, problemIn } from './passages/passage.ts'

type Code = 'empty' | 'copied' | 'sentence' | 'word'

/** At least five Latin words in a row: a sentence if one is in lower case. */
const ENGLISH_RUN = /(?:[A-Za-z][A-Za-z’'-]*(?:[ ,;]+|[.:!?](?= )\s*)){4,}[A-Za-z][A-Za-z’'-]*/g
const SMALL_WORD =
  /\b(?:the|an?|of|to|and|or|if|you|your|is|are|it|its|that|with|from|for|by|on|at|in|when|each|can|not|any|as)\b/

/** A word in lower case or with an initial capital, not an abbreviation or dice. */
const ENGLISH_WORD = /(?<![\w\ufffc-])[A-Za-z]?[a-z]{3,}(?![\w-])/

/**
 * A word of a string that must be translated: not quoted notation such as “adv”, a key (Ctrl+K, Esc), or a name such as
 * GitHub.
 */
const UNQUOTED_WORD = /(?<![“+A-Za-z])(?!(?:Rulestone|Markdown|Esc)\b|[A-Za-z]*[a-z][A-Z])[A-Za-z][a-z]{2,}(?![a-z]*\+)/

const OWN_SCRIPT = /[\p{Script=Han}\p{Script=Thai}]/u
const IN_BRACKETS = /[(（][^()（）]*[)）]/g

const words = (text: string): string => text.replace(/[\s\ufffc]+/g, ' ').trim()

/** The objection to a translated text: it is empty, is the English, or has English in it. */
function objection(source: string | undefined, passage: Passage): Problem<Code> | undefined {
  const text = words(passage.text)
  if (text === '' && source !== undefined && words(source) !== '') {
    return problemIn(passage, { code: 'empty', start: 0, end: 0, values: { expected: source } })
  }
  const hasWords = passage.kind === 'string' ? UNQUOTED_WORD.test(text) : /[a-z]{3,}/.test(text)
  if (hasWords && !OWN_SCRIPT.test(text) && source !== undefined && words(source) === text) {
    return problemIn(passage, { code: 'copied', start: 0, end: passage.text.length })
  }
  const covered = passage.text.replace(IN_BRACKETS, (match) => '\ufffc'.repeat(match.length))
  for (const { 0: match, index } of covered.matchAll(ENGLISH_RUN)) {
    if (SMALL_WORD.test(match)) return problemIn(passage, { code: 'sentence', start: index, end: index + match.length })
  }
  const word = passage.kind === 'string' ? null : ENGLISH_WORD.exec(covered)
  return word ? problemIn(passage, { code: 'word', start: word.index, end: word.index + word[0].length }) : undefined
}

function* inEntries(corpus: Corpus): Iterable<Problem<Code>> {
  for (const { english, translated, source, target } of allSegmentPairs(corpus)) {
    const theirs = segmentPassages(english, source)
    for (const [index, passage] of segmentPassages(translated, target).entries()) {
      const problem = objection(theirs[index]?.text, passage)
      if (problem) yield problem
    }
  }
}

function* inStrings({ stringsFiles }: Corpus): Iterable<Problem<Code>> {
  for (const file of stringsFiles) {
    if (file.locale === SOURCE_LOCALE) continue
    const english = stringsFiles.find(
      ({ locale, namespace }) => locale === SOURCE_LOCALE && namespace === file.namespace,
    )
    const sources = new Map(english ? Array.from(stringPassages(english), ({ key, text }) => [key, text]) : [])
    for (const passage of stringPassages(file)) {
      const problem = objection(sources.get(passage.key), passage)
      if (problem && problem.code !== 'empty') yield problem
    }
  }
}

/** Objects to names of terms without letters of their language. */
function* inTerms({ termFiles }: Corpus): Iterable<Problem<Code>> {
  for (const { id, file, forms, document } of termFiles.flatMap(({ terms }) => terms)) {
    for (const locale of ['zh', 'th'] as const) {
      const { name = '' } = forms[locale] ?? {}
      if (name === '' || OWN_SCRIPT.test(name)) continue
      yield { file, ...document.at([id, locale, 'name']), code: 'copied', values: { got: name } }
    }
  }
}

/** No segment or string is empty or still English, and none has an English sentence in it. */
export const untranslated: Check = defineCheck({
  id: 'untranslated',
  severity: 'error',
  byRule: true,
  description: 'no segment or string left empty or in English, and no English sentence inside one',
  excusable: true,
  codes: ['empty', 'copied', 'sentence', 'word'],
  examples: {
    good: [
      { en: 'Half Cover helps.', zh: '半身掩护（Half Cover）有用。' },
      { en: 'AC', zh: 'AC', th: 'AC' },
      { en: '::table{id="cover"}', zh: '::table{id="cover"}' },
      { en: '| a | |\n|---|---|\n| b | c |', zh: '|甲||\n|---|---|\n|乙|丙|' },
      { files: { 'strings/en/site.json': '{ "a": "“adv”" }', 'strings/zh/site.json': '{ "a": "“adv”" }' } },
      { files: { 'strings/en/site.json': '{ "a": "Ctrl+K" }', 'strings/zh/site.json': '{ "a": "Ctrl+K" }' } },
      { files: { 'strings/en/site.json': '{ "a": "Alt+Enter" }', 'strings/th/site.json': '{ "a": "Alt+Enter" }' } },
      { files: { 'strings/en/site.json': '{ "a": "Esc" }', 'strings/zh/site.json': '{ "a": "Esc" }' } },
      { files: { 'strings/en/site.json': '{ "a": "GitHub" }', 'strings/th/site.json': '{ "a": "GitHub" }' } },
      { files: { 'strings/en/site.json': '{ "a": "Markdown" }', 'strings/zh/site.json': '{ "a": "Markdown" }' } },
      { en: 'A long gloss.', th: 'ยาว (the gloss of a term that is long)' },
    ],
    bad: [
      { en: '| a | b |\n|---|---|\n| b | c |', zh: '|甲|乙|\n|---|---|\n|乙||', code: 'empty' },
      { en: 'Roll the dice.', zh: 'Roll the dice.', code: 'copied' },
      { en: 'The target.', zh: '你的target。', code: 'word' },
      { en: 'Roll. You then add it.', th: 'ทอย If you hit the target, roll again.', code: 'sentence' },
      {
        files: { 'strings/en/site.json': '{ "a": "Skip to text" }', 'strings/zh/site.json': '{ "a": "Skip to text" }' },
        code: 'copied',
      },
      {
        files: { 'strings/en/site.json': '{ "a": "Open GitHub" }', 'strings/zh/site.json': '{ "a": "Open GitHub" }' },
        code: 'copied',
      },
      {
        files: { 'strings/en/site.json': '{ "a": "Escape" }', 'strings/th/site.json': '{ "a": "Escape" }' },
        code: 'copied',
      },
      {
        files: { 'strings/en/site.json': '{ "a": "Press Ctrl+K" }', 'strings/zh/site.json': '{ "a": "Press Ctrl+K" }' },
        code: 'copied',
      },
      {
        files: { 'strings/en/site.json': '{ "a": "minus {{n}}" }', 'strings/th/site.json': '{ "a": "minus {{n}}" }' },
        code: 'copied',
      },
      { files: { 'terms/a.yml': 'charmed: { en: { name: Charmed }, zh: { name: Charmed } }' }, code: 'copied' },
    ],
  },
  *check(corpus) {
    yield* inEntries(corpus)
    yield* inStrings(corpus)
    yield* inTerms(corpus)
  },
})
