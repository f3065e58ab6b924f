import type { Cell } from '@rulestone/core'
import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import type { Locale } from '../language/locale.ts'
import { createTranslator } from '../language/translator.ts'
import { siteLinks } from './link-builder.ts'
import { tableElement } from './table.ts'

const translator = createTranslator({
  en: { tables: {}, units: { feet: { noun_one: '{{value}} foot', noun_other: '{{value}} feet' } } },
  zh: { tables: {}, units: { feet: { noun_other: '{{value}}尺' } } },
  th: { tables: {}, units: { feet: { noun_other: '{{value}} ฟุต' } } },
})

/** Renders a cell as the second of a row. */
function shown(cell: Cell, locale: Locale): string {
  const table = {
    id: 'a',
    source: { document: 'SRD 5.2.1' as const, heading: 'A', page: 5 },
    columns: ['b', 'c'],
    rows: [[{ kind: 'integer' as const, value: 1 }, cell]],
  }
  const html = toHtml(
    tableElement(table, {
      locale,
      targets: new Map(),
      terms: new Map(),
      links: siteLinks({ base: '/' }),
      tableWords: translator(locale, 'tables'),
      unitWords: translator(locale, 'units'),
    }),
  )
  return /<td[^>]*>.*<\/td>/.exec(html)?.[0].replace(/<\/?(?:span|a)[^>]*>/g, '') ?? ''
}

test.each([
  ['en', { kind: 'mixed', value: 2.5 }, '<td class="figure">2½</td>'],
  ['en', { kind: 'fraction', numerator: 1, denominator: 8 }, '<td class="figure">1/8</td>'],
  ['en', { kind: 'none' }, '<td>—</td>'],
  ['en', { kind: 'dice', value: '2d8*10' }, '<td class="figure">2d8 × 10</td>'],
  ['en', { kind: 'dice', value: '1d4', average: 2 }, '<td class="figure">2 (1d4)</td>'],
  ['zh', { kind: 'dice', value: '1d4', average: 2 }, '<td class="figure">2（1d4）</td>'],
  [
    'en',
    { kind: 'quantity', value: 1, unit: 'feet' },
    '<td class="figure"><data class="value" value="1" data-unit="feet">1 foot</data></td>',
  ],
  [
    'zh',
    { kind: 'quantity', value: 2.5, unit: 'feet' },
    '<td class="figure"><data class="value" value="2.5" data-unit="feet">2½尺</data></td>',
  ],
  [
    'th',
    { kind: 'quantity', value: -5, unit: 'feet' },
    '<td class="figure"><data class="value" value="-5" data-unit="feet">−5 ฟุต</data></td>',
  ],
  ['en', { kind: 'terms', joined: 'disjunction', ids: ['a', 'b'] }, '<td>A or B</td>'],
  ['en', { kind: 'terms', joined: 'conjunction', ids: ['a', 'b'] }, '<td>A and B</td>'],
  ['en', { kind: 'terms', joined: 'list', ids: ['a', 'b', 'c'] }, '<td>A, B, C</td>'],
  ['zh', { kind: 'terms', joined: 'conjunction', ids: ['a', 'b'] }, '<td>A和B</td>'],
  ['zh', { kind: 'terms', joined: 'list', ids: ['a', 'b', 'c'] }, '<td>A、B、C</td>'],
  ['th', { kind: 'terms', joined: 'list', ids: ['a', 'b', 'c'] }, '<td>A B C</td>'],
] as const satisfies readonly (readonly [Locale, Cell, string])[])('%s: %j', (locale, cell, expected) => {
  expect(shown(cell, locale)).toBe(expected)
})
