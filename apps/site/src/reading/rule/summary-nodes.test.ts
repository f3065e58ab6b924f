import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { summaryNodes } from './summary-nodes.ts'

test.each([
  [
    'en',
    'Falling deals <b> for every 10 feet.',
    'deals &#x3C;b> for every <data value="10" data-unit="feet">10 feet</data>.',
  ],
  ['en', 'A 15-foot Cone.', 'A <data value="15" data-unit="feet" data-form="adjective">15-foot</data> Cone.'],
  ['zh', '每坠落10尺。', '每坠落<data value="10" data-unit="feet">10尺</data>。'],
  ['th', 'ทุก 10 ฟุต', 'ทุก <data value="10" data-unit="feet">10 ฟุต</data>'],
  ['en', 'The space of a square is 5 feet.', 'The space of a square is 5 feet.'],
  [
    'th',
    'คืนชีพ (Revivify) ใน 10 ฟุต',
    '(<span lang="en">Revivify</span>) ใน <data value="10" data-unit="feet">10 ฟุต</data>',
  ],
  ['zh', '半身掩护（Half Cover）使你的AC+2（AC）', '（<span lang="en">Half Cover</span>）使你的AC+2（AC）'],
  ['en', 'A spell (Revivify) in 1 minute.', 'A spell (Revivify) in 1 minute.'],
] as const)('%s: %s', (locale, summary, html) => {
  expect(toHtml(summaryNodes('en', { locale, summary }))).toContain(html)
})

test('links dice next to a measure as rolls', () => {
  expect(toHtml(summaryNodes('en', { locale: 'en', summary: '1d6 for every 10 feet, up to 20d6.' }))).toMatch(
    /^<a class="dice" [^>]+>1d6<\/a> for every <data [^>]+>10 feet<\/data>, up to <a class="dice" [^>]+>20d6<\/a>\.$/,
  )
})
