import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Corpus } from '../../../src/corpus/corpus.ts'
import { readSourceEntry } from '../../../src/corpus/source-entry.ts'
import { EXCHANGE_FORMATS, type ExchangeSegment } from '../../../src/exchange/exchange.ts'
import { exportContent } from '../../../src/exchange/export/export-content.ts'
import { readDocument } from '../../../src/exchange/formats/read-document.ts'
import { type Change, mergeEntry } from '../../../src/exchange/import/merge-entry.ts'
import type { Imported } from '../../../src/exchange/imported.ts'
import { type Inline, isPair, sameInline, tidy } from '../../../src/exchange/inline.ts'
import { type EntryToTranslate, entryToTranslate } from '../../../src/exchange/segments/entry-segments.ts'
import { codedTextAt, slotsOf } from '../../../src/exchange/segments/slots.ts'
import { corpusWithFiles, EN, ZH } from '../../exchange-fixture.ts'
import { english, translated } from '../../fixture.ts'

/** Words of both languages, some with characters that are special in Markdown, XML or PO and therefore escaped. */
const WORDS = {
  en: [
    'wall',
    'the “GM”',
    'it’s',
    'a \\< b',
    'x &amp; y',
    '3:30',
    'DC:15',
    '"so"',
    '\\*',
    'C:\\\\dice',
    'e\u0301',
    '60',
  ],
  zh: ['墙', '“主持人”', '掷。', '甲 \\< 乙', '与 &amp; 和', '3:30', 'DC:15', '"好"', '\\*', 'ทอย', '𠮷', '六十'],
} as const

type Language = keyof typeof WORDS

/** A sentence in both languages, with the same codes in another order. */
interface Both {
  readonly en: string
  readonly zh: string
}

const CODES = [
  (word: string) => `**${word}**`,
  (word: string) => `[${word}](rule:wall)`,
  (word: string) => `[**${word}**](rule:roof)`,
  () => ':value[half-cover-bonus]',
  () => ':dice[2d6+3]',
] as const

const code = fc.nat({ max: CODES.length - 1 })

const sentence = (wrap: string): fc.Arbitrary<Both> =>
  fc
    .record({
      codes: fc.array(code, { maxLength: 4 }),
      swap: fc.boolean(),
      words: fc.array(fc.nat({ max: 11 }), { minLength: 9, maxLength: 9 }),
      breaks: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
    })
    .map(({ codes, swap, words, breaks }) => {
      const spell = (language: Language, order: readonly number[]): string => {
        const word = (at: number): string => WORDS[language][words[at % 9] ?? 0] ?? ''
        const space = (at: number): string => (breaks[at % 9] ? wrap : ' ')
        const parts = order.map((index, at) => `${word(at)}${space(at)}${CODES[index]?.('word') ?? ''}`)
        return [...parts, word(8)].join(space(7))
      }
      return { en: `${spell('en', codes)} end`, zh: `${spell('zh', swap ? codes.toReversed() : codes)} 完` }
    })

const each = (arbitrary: fc.Arbitrary<Both>, spell: (text: string, other: string) => string): fc.Arbitrary<Both> =>
  arbitrary.map(({ en, zh }) => ({ en: spell(en, 'other'), zh: spell(zh, '别的') }))

const row = fc.tuple(sentence(' '), sentence(' '))

const block: fc.Arbitrary<Both> = fc.oneof(
  each(sentence('\n'), (text) => text),
  each(sentence('\n  '), (text, other) => `- ${text}\n- ${other}`),
  each(sentence('\n   '), (text, other) => `1. ${other}\n\n   ${text}`),
  each(sentence('\n> '), (text) => `> ${text}`),
  row.map(([a, b]) => {
    const table = (language: Language): string =>
      `| ${a[language]} | ${b[language]}|\n|-|:-:|\n|${language === 'en' ? 'x' : '叉'}|  ${b[language]}  |`
    return { en: table('en'), zh: table('zh') }
  }),
  fc.constant({ en: '::table{id="cover"}', zh: '::table{id="cover"}' }),
)

const body: fc.Arbitrary<Both> = fc.array(block, { minLength: 1, maxLength: 5 }).map((blocks) => {
  const join = (language: Language): string =>
    blocks.map((one, index) => `## ${index} ${language} {#h${index}}\n\n${one[language]}`).join('\n\n')
  return { en: join('en'), zh: join('zh') }
})

function corpusOf({ en, zh }: Both): Corpus {
  return corpusWithFiles({ [EN]: english('wall', en), [ZH]: translated('wall', zh) })
}

function entryOf(corpus: Corpus): EntryToTranslate {
  const source = corpus.groups.get('wall')?.en
  if (!source) throw new RangeError('corpus has no entry wall.')
  return entryToTranslate(source, 'zh', corpus)
}

test('reading a written file returns the same segments', () => {
  fc.assert(
    fc.property(body, fc.constantFrom(...EXCHANGE_FORMATS.filter((format) => format !== 'tbx')), (both, format) => {
      const corpus = corpusOf(both)
      const segments = new Map(entryOf(corpus).segments.map((segment) => [segment.id, segment]))
      const read = readDocument({ file: 'back', text: exportContent(format, corpus, 'zh').text })
      expect(read.problems).toEqual([])
      const back: readonly Imported[] = 'segments' in read ? read.segments : []
      expect(back.map(({ id }) => id)).toEqual([...segments.keys()])
      for (const { id = '', hash, source, target } of back) {
        const segment: ExchangeSegment | undefined = segments.get(id)
        expect(hash).toBe(segment?.hash)
        expect(sameInline(source, segment?.source.content ?? [])).toBe(true)
        expect(sameInline(target, segment?.target?.content ?? segment?.source.content ?? [])).toBe(true)
      }
    }),
    { numRuns: 100 },
  )
})

/** Words that a translator may type, with all special characters of Markdown. */
const TYPED = [
  '字',
  ' ',
  '。',
  '*',
  '_',
  '`',
  '[',
  ']',
  '(',
  '<b>',
  '&amp;',
  '#',
  '- ',
  '1. ',
  '> ',
  '|',
  ':dice[',
  '{#x}',
  '~~',
  '\\',
  '!',
  '=',
  '::table{',
  '+',
  '“',
  '\n',
  'ก',
]

const typed = fc.array(fc.constantFrom(...TYPED), { maxLength: 6 }).map((pieces) => pieces.join(''))

/**
 * Content with other words and the same codes. Pairs keep words at their edges, without which they would not be pairs.
 */
function retyped(content: readonly Inline[], words: () => string): Inline[] {
  return content.map((piece) => {
    if (typeof piece === 'string') return words()
    return isPair(piece) ? { ...piece, content: ['字', ...retyped(piece.content, words), '字'] } : piece
  })
}

const spelledOutside = (
  text: string,
  ranges: readonly { readonly start: number; readonly end: number }[],
): string[] => {
  let at = 0
  const kept: string[] = []
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    kept.push(text.slice(at, start))
    at = end
  }
  return [...kept, text.slice(at)]
}

test('new text is written as typed, and no byte around it changes', () => {
  fc.assert(
    fc.property(body, fc.infiniteStream(fc.tuple(fc.boolean(), typed)), (both, stream) => {
      const entry = entryOf(corpusOf(both))
      const next = (): readonly [boolean, string] => stream.next().value ?? [false, '']
      const words = (): string => ` ${next()[1]} `
      const changes = entry.segments.flatMap((segment): Change[] => {
        const content = segment.target && tidy(['字', ...retyped(segment.target.content, words), '字'])
        return content && next()[0] ? [{ segment, content }] : []
      })
      if (changes.length === 0) return
      const result = mergeEntry(entry, changes, 'zh')
      if (!('text' in result)) throw new RangeError(`${JSON.stringify(result)} has no text.`)
      const merged = readSourceEntry({ file: ZH, id: 'wall', chapter: 'combat', locale: 'zh' }, result.text)
      const slots = new Map('segments' in merged ? slotsOf(merged).map((slot) => [slot.key, slot]) : [])
      for (const segment of entry.segments) {
        const slot = slots.get(segment.slot.key)
        const wanted = changes.find((change) => change.segment === segment)?.content ?? segment.target?.content ?? []
        const got = slot && 'segments' in merged ? codedTextAt(slot, merged, segment.source).content : []
        expect(sameInline(got, wanted)).toBe(true)
      }
      const before = changes.flatMap(({ segment }) => segment.targetSlot?.range ?? [])
      const after = changes.flatMap(({ segment }) => slots.get(segment.slot.key)?.range ?? [])
      expect(spelledOutside(result.text, after)).toEqual(spelledOutside(entry.translated?.text ?? '', before))
    }),
    { numRuns: 100 },
  )
})
