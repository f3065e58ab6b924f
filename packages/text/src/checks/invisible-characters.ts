import { type Problem, placeAt } from '../findings/index.ts'
import { LOCALES } from '../language/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { passagesIn } from './passages/corpus-passages.ts'
import { type Passage, type PassageKind, problemIn } from './passages/passage.ts'

type Code = 'bidi' | 'zero-width' | 'space' | 'private' | 'stacked' | 'control'

/** Forbidden characters, with their replacement if it is certain. */
const KINDS: readonly (readonly [code: Code, characters: string, instead?: string])[] = [
  ['bidi', '[\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]+'],
  [
    'zero-width',
    '[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200d\\u2060-\\u2064\\u206a-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0]+',
    '',
  ],
  ['space', '[\\u00a0\\u202f]', ' '],
  ['space', '[\\u0085\\u1680\\u2000-\\u200a\\u2028\\u2029\\u205f\\u3000]+'],
  [
    'private',
    '[\\u0080-\\u0084\\u0086-\\u009f\\ue000-\\uf8ff\\ufdd0-\\ufdef\\ufff0-\\ufffb\\ufffe\\uffff\\u{e0000}-\\u{10ffff}]+',
  ],
  ['stacked', '(?:(?!\\p{Script=Thai})\\p{M}){3,}'],
]

const PATTERNS = KINDS.map(([code, characters, instead]) => ({ code, instead, pattern: new RegExp(characters, 'gu') }))
const ANY = new RegExp(KINDS.map(([, characters]) => characters).join('|'), 'u')

/** Characters that only escapes can write: control characters, lone surrogates, and the replacement character. */
const CONTROL = /(?![\u0080-\u009f])[\p{Cc}\p{Cs}\ufffd]/gu
/** The same, without line breaks and tabs. */
const CONTROL_IN_LINES = /(?![\t\n\r\u0080-\u009f])[\p{Cc}\p{Cs}\ufffd]/gu

/** Passages that may have line breaks. */
const WITH_LINES: ReadonlySet<PassageKind> = new Set(['heading', 'paragraph', 'item', 'cell', 'string'])

/**
 * The code points of a text.
 *
 * @example
 * codePoints('\u200b\u202e') // => 'U+200B U+202E'
 *
 * @internal
 */
export const codePoints = (text: string): string =>
  Array.from(
    text,
    (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ')

function* inFile(file: string, text: string): Iterable<Problem<Code>> {
  if (!ANY.test(text)) return
  for (const { code, pattern, instead } of PATTERNS) {
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const fix = instead === undefined ? undefined : { start: index, end: index + match.length, text: instead }
      yield { file, ...placeAt(text, index), code, values: { got: codePoints(match) }, ...(fix && { fix }) }
    }
  }
}

function* controls(passage: Passage): Iterable<Problem<Code>> {
  for (const { 0: character, index } of passage.text.matchAll(
    WITH_LINES.has(passage.kind) ? CONTROL_IN_LINES : CONTROL,
  )) {
    yield problemIn(passage, { code: 'control', start: index, end: index + 1, values: { got: codePoints(character) } })
  }
}

/** No bidirectional overrides, zero-width characters, odd spaces or other invisible characters. */
export const invisibleCharacters: Check = defineCheck({
  id: 'invisible-characters',
  severity: 'error',
  byRule: true,
  description: 'no invisible characters: bidirectional overrides, zero-width characters, odd spaces, also as escapes',
  codes: ['bidi', 'zero-width', 'space', 'private', 'stacked', 'control'],
  examples: {
    good: [{ en: 'A naïve reader.' }, { th: 'ที่นี่ น้ำ' }, { zh: '护甲等级' }],
    bad: [
      { en: 'a \u202eb', code: 'bidi' },
      { en: 'a &#x202e;b', code: 'bidi' },
      { th: 'ตาบอด\u200bเสมอ', code: 'zero-width', fixed: { th: 'ตาบอดเสมอ' } },
      { files: { 'strings/th/site.json': '{ "a": "ก\\u200bข" }' }, code: 'zero-width' },
      { en: 'a\u00a0b', code: 'space', fixed: { en: 'a b' } },
      { zh: '甲\u3000乙', code: 'space' },
      { en: 'a \ue000 b', code: 'private' },
      { en: 'a\u0301\u0302\u0303\u0304', code: 'stacked' },
      { en: 'a &#0; b', code: 'control' },
      { files: { 'terms/a.yml': 'wall: { en: { name: "wall\\e[31m" } }' }, code: 'control' },
      { files: { 'terms/a.yml': 'wall: { en: { name: "one\\ntwo" } }' }, code: 'control' },
    ],
  },
  *check(corpus) {
    const { texts } = corpus
    for (const [file, text] of texts) yield* inFile(file, text)
    for (const one of LOCALES.flatMap((locale) => passagesIn(corpus, locale))) {
      yield* controls(one)
      if (!ANY.test(one.text)) continue
      const source = texts.get(one.file) ?? ''
      for (const { code, pattern } of PATTERNS) {
        for (const { 0: match, index } of one.text.matchAll(pattern)) {
          if (source.includes(match)) continue
          const values = { got: codePoints(match) }
          yield problemIn(one, { code, start: index, end: index + match.length, values })
        }
      }
    }
  },
})
