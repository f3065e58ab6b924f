import { expect, test } from 'vitest'
import { measuresIn } from '../src/compile/measures.ts'
import { blockHtml } from '../src/index.ts'
import { formatMixed } from '../src/language/format-mixed.ts'
import { LOCALES, type Locale } from '../src/language/locale.ts'
import { library } from './real-library.ts'
import { unitWords } from './real-unit-words.ts'

const { entries } = library

const plain = (html: string): string => html.replace(/<[^>]*>/g, '')
const UNMARKED: Readonly<Record<Locale, RegExp>> = {
  en: /\d[\s-]?(?:feet|foot|miles?|pounds?|ft|lbs?)\b/,
  zh: /\d\s?(?:英?尺|英?里|磅)/,
  th: /\d\s?(?:ฟุต|ไมล์|ปอนด์)/,
}

/** Why a paragraph of the rules stays in feet, miles and pounds. */
const KEPT: Readonly<Record<string, string>> = {
  'crawling p-2': 'counts single feet',
  'hazard thin-ice.p-1': 'dice roll the pounds',
  'long-jump p-4': 'a score is a length in feet, and its half is rounded',
  'playing-on-a-grid p-7': 'counts squares',
  'prone p-3': 'rounds half of a length',
  'srd51-traps srd51-sample-traps.list-1': 'names squares',
  'srd51-travel p-5': 'two lengths share one unit in Chinese',
  'travel-pace special-movement.p-3': 'miles per hour come out of feet, and miles are rounded',
}

/** Every block of the rules in every language. */
const blocks = [...entries].flatMap(([id, languages]) =>
  LOCALES.flatMap((locale) =>
    (languages[locale]?.blocks ?? []).flatMap((block) =>
      block.kind === 'calculator' ? [] : [{ name: `${id} ${block.key}`, locale, html: blockHtml(block) }],
    ),
  ),
)

test('every length and weight is marked, except those listed', () => {
  const unmarked = blocks.filter(({ locale, html }) =>
    UNMARKED[locale].test(plain(html.replace(/<data[^>]*>[^<]*<\/data>/g, '\ufffc'))),
  )
  expect([...new Set(unmarked.map(({ name }) => name))].sort()).toEqual(Object.keys(KEPT))
})

/** A unit without a marked number. */
const BARE: Readonly<Record<Locale, RegExp>> = {
  en: /(?<!on )\b(?:feet|foot|miles?|pounds?)\b/i,
  zh: /尺|英里|磅/,
  th: /ฟุต|ไมล์|ปอนด์/,
}
const MEASURED = /<data[^>]* data-unit=[^>]*>[^<]*<\/data>/g

/** The parts of a block that are converted as a whole. */
const paragraphsOf = (html: string): string[] => html.split(/<\/?(?:p|li|td|th|caption)\b[^>]*>/)

test('no paragraph or summary is converted partially', () => {
  const paragraphs = blocks.flatMap(({ name, locale, html }) =>
    paragraphsOf(html).map((paragraph) => ({ name, locale, paragraph })),
  )
  const isHalf = ({ locale, paragraph }: (typeof paragraphs)[number]): boolean =>
    paragraph.search(MEASURED) >= 0 && BARE[locale].test(plain(paragraph.replaceAll(MEASURED, '')))
  expect(paragraphs.filter(isHalf)).toEqual([])
  const summaries = [...entries.values()].flatMap((languages) =>
    LOCALES.flatMap((locale) => ({ locale, summary: languages[locale]?.summary ?? '' })),
  )
  for (const { locale, summary } of summaries) {
    const measures = measuresIn(summary, locale, unitWords(locale)) ?? []
    const rest = measures.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), summary)
    if (measures.length > 0) expect(rest).not.toMatch(BARE[locale])
  }
})

test('no plural verb follows 5 feet, which become 1 square', () => {
  const plural =
    /(?<!within )<data[^>]*\bvalue="5" data-unit="feet"[^>]*>[^<]*<\/data>(?: of \w+)? (?:are|were|lie|don’t)\b/
  expect(blocks.filter(({ locale, html }) => locale === 'en' && plural.test(html))).toEqual([])
})

test('the text of each measure matches its value, unit and form', () => {
  const marked = blocks.flatMap(({ name, locale, html }) =>
    Array.from(
      html.matchAll(/<data value="([\d.]+)" data-unit="(feet|miles|pounds)"(?: data-form="(\w+)")?>([^<]*)</g),
      ([, value, unit, form = 'noun', text = '']) => ({ name, locale, value: Number(value), unit, form, text }),
    ),
  )
  expect(marked.length).toBeGreaterThan(600)
  for (const { name, locale, value, unit, form, text } of marked) {
    const number = formatMixed(locale, value)
    const count = value <= 1 ? 1 : 2
    const written = form === 'bare' ? number : unitWords(locale)(`${unit}.${form}`, { count, value: number })
    expect(text.replace(/\s/g, ' '), name).toBe(written)
  }
})
