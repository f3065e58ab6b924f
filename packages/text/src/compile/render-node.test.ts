import { describe, expect, it, test } from 'vitest'
import { english, type Files, rawFiles, translated } from '../../test/fixture.ts'
import type { Locale } from '../language/locale.ts'
import { buildLibrary } from '../library/build-library.ts'
import { type Block, blockHtml } from './block.ts'
import { siteLinks } from './link-builder.ts'

const folder = (source: string, chinese = '字。', thai = '字。'): Files => ({
  'rules/combat/rule.en.md': english('rule', source),
  'rules/combat/rule.zh.md': translated('rule', chinese),
  'rules/combat/rule.th.md': translated('rule', thai),
  'rules/combat/cover.en.md': english('cover', '## Half Cover {#half-cover}'),
  'terms/cover.yml':
    'half-cover: { en: { name: Half Cover }, zh: { name: 半身掩护 }, th: { name: กำบังครึ่งหนึ่ง } }\n' +
    'total-cover: { en: { name: Total Cover }, zh: { name: 全身掩护 } }\n' +
    'three-quarters-cover: { en: { name: Three-Quarters Cover } }\n',
  'strings/en/tables.json': JSON.stringify({
    cover: {
      caption: 'Cover',
      columns: { degree: 'Degree', benefit: 'Benefit', 'offered-by': 'From' },
      words: {
        bonus: '{{bonus, signed}} to AC',
        'cannot-be-targeted': 'No target',
        'offered-by-half': 'half <b>',
        'offered-by-three-quarters': 'most',
        'offered-by-total': 'all',
      },
    },
    'ability-modifiers': { caption: 'Modifiers', columns: { score: 'Score', modifier: 'Modifier' } },
    'typical-dcs': { caption: 'DCs', columns: { difficulty: 'Task', dc: 'DC' }, words: { easy: 'Easy' } },
  }),
  'strings/en/units.json':
    '{ "feet": { "noun_one": "{{value}} foot", "noun_other": "{{value}} feet", "adjective": "{{value}}-foot" } }',
  'strings/zh/units.json': '{ "feet": { "noun_other": "{{value}}尺", "adjective": "{{value}}尺" } }',
  'strings/zh/tables.json': '{ "cover": { "caption": "掩护", "words": { "bonus": "AC{{bonus, signed}}" } } }',
})

const blocksOf = (files: Files, locale: Locale = 'en'): readonly Block[] =>
  buildLibrary(rawFiles(files)).entries.get('rule')?.[locale]?.blocks ?? []

const html = (files: Files, locale: Locale = 'en'): string =>
  blocksOf(files, locale)
    .map((block) => blockHtml(block))
    .join('')

describe('running text', () => {
  it.each([
    ['Words & <3.', '<p id="p-1">Words &#x26; &#x3C;3.</p>'],
    ['**Bold.** Words.', '<p id="p-1"><strong>Bold.</strong> Words.</p>'],
    ['- a\n- b', '<ul id="list-1">\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['3. a', '<ol start="3" id="list-1">\n<li>a</li>\n</ol>'],
    ['> a', '<blockquote id="quote-1">\n<p>a</p>\n</blockquote>'],
    ['## A {#a}\n\nb', '<h2 id="a">A</h2><p id="a.p-1">b</p>'],
    [
      '| a |\n|--:|\n| b |',
      '<table id="table-1"><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    ['[cover](rule:cover)', '<p id="p-1"><a class="rule" data-rule="cover" href="/en/rules/cover/">cover</a></p>'],
    [
      '[half](rule:half-cover)',
      '<p id="p-1"><a class="rule" data-rule="half-cover" href="/en/rules/cover/#half-cover">half</a></p>',
    ],
    ['[**a**](rule:nothing)', '<p id="p-1"><strong>a</strong></p>'],
    ['[a](https://example.org)', '<p id="p-1">a</p>'],
    [
      'Roll :dice[2d6-3].',
      '<p id="p-1">Roll <a class="dice" data-dice="2d6-3" href="/en/calculators/dice/?expr=2d6-3">2d6−3</a>.</p>',
    ],
    [':value[half-cover-bonus]', '<p id="p-1"><data class="value" value="2">+2</data></p>'],
    [':value[base-armor-class]', '<p id="p-1"><data class="value" value="10">10</data></p>'],
    [
      ':value[stable-hours]',
      '<p id="p-1"><a class="dice" data-dice="1d4" href="/en/calculators/dice/?expr=1d4">1d4</a></p>',
    ],
    ['a:b[c]{d} at 3:30', '<p id="p-1">a:b[c]{d} at 3:30</p>'],
  ])('%s', (source, expected) => {
    expect(html(folder(source)).replace(/(?<=>)\n(?=<)/g, source.startsWith('|') ? '' : '\n')).toBe(expected)
  })
})

describe('a figure with a unit', () => {
  const data = (value: number, shown: string, form = ''): string =>
    `<p id="p-1"><data class="value" value="${value}" data-unit="feet"${form}>${shown}</data></p>`
  const adjective = ' data-form="adjective"'

  it.each<[string, Locale, string]>([
    [':value[falling-distance-per-die]', 'en', data(10, '10 feet')],
    [':value[falling-distance-per-die]{form="adjective"}', 'en', data(10, '10-foot', adjective)],
    [':value[climbing-extra-cost]', 'en', data(1, '1 foot')],
    [':value[high-altitude]', 'en', data(10000, '10,000 feet')],
    [':value[falling-distance-per-die]', 'zh', data(10, '10尺')],
    [':value[falling-distance-per-die]{form="adjective"}', 'zh', data(10, '10尺', adjective)],
    [':value[falling-distance-per-die]', 'th', data(10, '10 feet')],
  ])('%s in %s', (source, locale, expected) => {
    expect(html(folder(source, source, source), locale)).toBe(expected)
  })

  it('falls back to the id of its unit', () => {
    const { 'rules/combat/rule.en.md': rule = '' } = folder(':value[falling-distance-per-die]')
    expect(html({ 'rules/combat/rule.en.md': rule })).toBe(data(10, '10 feet'))
  })
})

describe('a length in words', () => {
  const data = (value: number, shown: string, form = ''): string =>
    `<data value="${value}" data-unit="feet"${form}>${shown}</data>`

  it.each<[string, string]>([
    ['**30 feet** and [a 5-foot](rule:cover) step', `<strong>${data(30, '30 feet')}</strong> and `],
    ['30\nfeet', data(30, '30\nfeet')],
    ['20/60 feet', `${data(20, '20', ' data-form="bare"')}/${data(60, '60 feet')}`],
    ['30 feet :dice[2d6] damage', `${data(30, '30 feet')} <a class="dice"`],
    // A number of feet that dice determine cannot be converted, so the paragraph stays in feet.
    ['30 feet :dice[2d6] feet', '<p id="p-1">30 feet <a class="dice"'],
    ['`5 feet`', '<code>5 feet</code>'],
    [':value[falling-distance-per-die] or 5 feet', `>10 feet</data> or ${data(5, '5 feet')}`],
    ['| a |\n|--|\n| 5 feet |', `<td>${data(5, '5 feet')}</td>`],
    ['- 5 feet\n  - 10 feet', `<li>${data(5, '5 feet')}\n<ul>\n<li>${data(10, '10 feet')}</li>`],
  ])('%s', (source, expected) => {
    expect(html(folder(source))).toContain(expected)
  })
})

describe('sanitises HTML', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['a <b onclick="x">b</b>', '<p id="p-1">a b</p>'],
    ['<div style="color:red">\n\na\n\n</div>', '<p id="p-1">a</p>'],
    ['[a](javascript:alert(1))', '<p id="p-1">a</p>'],
    ['![a](x.png)', '<p id="p-1"></p>'],
    [
      ':dice["onload=x]',
      '<p id="p-1"><a class="dice" data-dice="&#x22;onload=x" href="/en/calculators/dice/?expr=%22onload%3Dx">"onload=x</a></p>',
    ],
    [':value[constructor]', '<p id="p-1">constructor</p>'],
    ['::table{id="constructor"}', ''],
    [
      ':dice[1d6]{onclick="x" .y #z}',
      '<p id="p-1"><a class="dice" data-dice="1d6" href="/en/calculators/dice/?expr=1d6">1d6</a></p>',
    ],
  ])('%s', (source, expected) => {
    expect(html(folder(source))).toBe(expected)
  })
})

describe('tables from core', () => {
  const cover = html(folder('::table{id="cover"}', '::table{id="cover"}', '::table{id="cover"}'))

  it('has a caption, scopes, links to rules, and figures with their sign', () => {
    expect(cover).toBe(
      '<table class="core-table" data-table="cover" id="table-1"><caption>Cover</caption>' +
        '<thead><tr><th scope="col">Degree</th><th scope="col">Benefit</th><th scope="col">From</th></tr></thead><tbody>' +
        '<tr><th scope="row"><a class="rule" data-rule="half-cover" href="/en/rules/cover/#half-cover">Half Cover</a></th>' +
        '<td>+2 to AC</td><td>half &#x3C;b></td></tr>' +
        '<tr><th scope="row"><span class="term" data-term="three-quarters-cover">Three-Quarters Cover</span></th>' +
        '<td>+5 to AC</td><td>most</td></tr>' +
        '<tr><th scope="row"><span class="term" data-term="total-cover">Total Cover</span></th>' +
        '<td>No target</td><td>all</td></tr></tbody></table>',
    )
  })

  it('marks figures, with ranges and true minus signs', () => {
    const table = html(folder('::table{id="ability-modifiers"}'))
    expect(table).toContain('<th scope="col" class="figure">Modifier</th>')
    expect(table).toContain('<tr><th scope="row" class="figure">1</th><td class="figure">−5</td></tr>')
    expect(table).toContain('<tr><th scope="row" class="figure">10–11</th><td class="figure">+0</td></tr>')
    expect(table).toContain('<tr><th scope="row" class="figure">30</th><td class="figure">+10</td></tr>')
  })

  it('marks only figures', () => {
    const table = html(folder('::table{id="typical-dcs"}'))
    expect(table).toContain('<thead><tr><th scope="col">Task</th><th scope="col" class="figure">DC</th></tr></thead>')
    expect(table).toContain('<th scope="row" class="phrase">Easy</th><td class="figure">10</td>')
  })

  it('marks untranslated table text with lang="en"', () => {
    const chinese = html(folder('::table{id="cover"}', '::table{id="cover"}'), 'zh')
    expect(chinese).toContain('<caption>掩护</caption>')
    expect(chinese).toContain('<th scope="col"><span lang="en">Degree</span></th>')
    expect(chinese).toContain('<td>AC+2</td><td><span lang="en">half &#x3C;b></span></td>')
    expect(chinese).toContain('<a class="rule" data-rule="half-cover" href="/zh/rules/cover/#half-cover">半身掩护</a>')
    expect(chinese).toContain(
      '<span class="term" data-term="three-quarters-cover"><span lang="en">Three-Quarters Cover</span></span>',
    )
  })
})

test('a calculator directive is compiled to data', () => {
  expect(blocksOf(folder('::calculator{id="attack" ac="12" cover="half"}\n\n::calculator{id="none"}'))).toEqual([
    { key: 'calculator-1', kind: 'calculator', calculator: 'attack', state: { ac: '12', cover: 'half' } },
  ])
})

test('uses the link builder for URLs', () => {
  const links = siteLinks({ base: '/base' })
  const library = buildLibrary(rawFiles(folder('[cover](rule:cover) :dice[1d6]')), { links })
  expect(library.entries.get('rule')?.en?.blocks.map(blockHtml)).toEqual([
    '<p id="p-1"><a class="rule" data-rule="cover" href="/base/en/rules/cover/">cover</a> ' +
      '<a class="dice" data-dice="1d6" href="/base/en/calculators/dice/?expr=1d6">1d6</a></p>',
  ])
})

describe('English terms in brackets', () => {
  it.each([
    ['坠落（Falling）结束时', '坠落（<span lang="en">Falling</span>）结束时'],
    [
      '力竭 (exhaustion) และ (Hit Points)',
      '力竭 (<span lang="en">exhaustion</span>) และ (<span lang="en">Hit Points</span>)',
    ],
    ['检定（D20 Test）', '检定（<span lang="en">D20 Test</span>）'],
    ['生命值（Hit Points，HP）', '生命值（<span lang="en">Hit Points</span>，HP）'],
    ['(Hit Points หรือ HP) (AC หรือ Hit)', '(<span lang="en">Hit Points</span> หรือ HP) (AC หรือ Hit)'],
    ['（Player’s Shape-Shifting）', '（<span lang="en">Player’s Shape-Shifting</span>）'],
    ['**状态（Condition）**', '<strong>状态（<span lang="en">Condition</span>）</strong>'],
    ['等级（AC）（DC 10）（d100）（XP）（GM）', '等级（AC）（DC 10）（d100）（XP）（GM）'],
    ['（DC为10或伤害的一半，取较高者）', '（DC为10或伤害的一半，取较高者）'],
    ['`字（Falling）`', '<code>字（Falling）</code>'],
  ])('%s', (source, expected) => {
    for (const locale of ['zh', 'th'] as const)
      expect(html(folder('Words.', source, source), locale)).toBe(`<p id="p-1">${expected}</p>`)
  })

  it('are not marked in English text', () => {
    expect(html(folder('Words (Falling).'))).toBe('<p id="p-1">Words (Falling).</p>')
  })
})
