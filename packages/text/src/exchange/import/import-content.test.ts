import { describe, expect, test } from 'vitest'
import {
  EN,
  exported,
  FILES,
  imported,
  objected,
  RECORD,
  SITE,
  SOURCE,
  swapped,
  TERMS,
  TRANSLATION,
  ZH,
} from '../../../test/exchange-fixture.ts'
import { type Files, rawFiles, translated } from '../../../test/fixture.ts'
import { readConfirmed } from '../../corpus/confirmed-file.ts'
import { EXCHANGE_FORMATS } from '../exchange.ts'
import { importTranslations } from './import-content.ts'

/** A text without its confirmation record. */
const bare = (text: string | undefined): string => (text ?? '').replace(/^translation: .*\n/m, '')

const statusIn = (text: string | undefined): string | undefined => /status: (\w+)/.exec(text ?? '')?.[1]

test.each(EXCHANGE_FORMATS)('importing an unchanged export writes nothing: %s', (format) => {
  const result = imported(exported(format))
  expect(result).toEqual({ writes: new Map(), findings: [], files: [], doubtful: 0 })
})

describe('writes only the changed text', () => {
  test.each([
    [
      'a title',
      'msgid "Wall"\nmsgstr "墙"\n\n#. summary',
      'msgid "Wall"\nmsgstr "墙壁"\n\n#. summary',
      'title: 墙',
      'title: 墙壁',
    ],
    ['a summary', '一句话。', '就一句话。', 'summary: 一句话。', 'summary: 就一句话。'],
    ['the end of a wrapped paragraph', '，参见', '；参见', '，参见', '；参见'],
    ['the start of a wrapped paragraph', '在墙后面你', '在一堵墙后面你', '在墙后面\n你', '在一堵墙后面\n你'],
    ['a heading', 'msgstr "屋顶"', 'msgstr "高屋顶"', '##  屋顶 {#roof}', '##  高屋顶 {#roof}'],
    ['a paragraph with bold spelled otherwise', '米拉掷', '米拉先掷', '__示例__：米拉掷', '__示例__：米拉先掷'],
    ['an item', '高，或更高', '高，或者更高', '* 高，\n  或更高', '* 高，\n  或者更高'],
    ['a cell with spaces around it', '哪里', '何处', '|   哪里    |', '|   何处    |'],
    ['a quote', '问GM。', '请问GM。', '> 问GM。', '> 请问GM。'],
    ['words that look like Markdown', '花园', '花|园', '|花园|', '|花\\|园|'],
  ])('%s', (_, from, to, then, now) => {
    const result = imported(swapped(exported('po'), from, to))
    expect(objected(result)).toEqual([])
    expect(bare(result.writes.get(ZH))).toBe(swapped(TRANSLATION, then, now))
    expect([...result.writes.keys()].sort()).toEqual([RECORD, ZH])
  })

  test('in each format', () => {
    for (const format of EXCHANGE_FORMATS.filter((one) => one !== 'tbx')) {
      const result = imported(swapped(exported(format), '问GM。', '请问GM。'))
      expect(bare(result.writes.get(ZH))).toBe(swapped(TRANSLATION, '问GM。', '请问GM。'))
    }
  })

  test('moved tags keep their Markdown', () => {
    const po = swapped(
      exported('po'),
      '在墙后面你在60尺以内得到<ph id=\\"1\\">+2</ph>，参见<g id=\\"2\\">屋顶</g>。',
      '参见<g id=\\"2\\">屋顶</g>：在墙后面你在60尺以内得到<ph id=\\"1\\">+2</ph>。',
    )
    expect(bare(imported(po).writes.get(ZH))).toContain(
      '\n参见[屋顶](rule:roof)：在墙后面你在60尺以内得到:value[half-cover-bonus]。\n',
    )
  })

  test('in strings', () => {
    const result = imported(swapped(exported('xliff'), '>{{page}}</ph>页', '>{{page}}</ph>面'))
    expect(result.writes).toEqual(new Map([[SITE, swapped(FILES[SITE] ?? '', '{{page}}页', '{{page}}面')]]))
  })

  test('a plural without its number, in a language with one plural form', () => {
    const result = imported(swapped(exported('po'), 'msgstr "<ph id=\\"1\\">{{count}}</ph>行"', 'msgstr "几行"'))
    expect(result.writes.get(SITE)).toBe(swapped(FILES[SITE] ?? '', '{{count}}行', '几行'))
  })

  test('next to English plural forms', () => {
    const files = {
      ...FILES,
      'strings/en/site.json': '{ "days": "{{n}} {{n, plural(one: day; other: days)}}" }\n',
      [SITE]: '{ "days": "{{n}}天" }\n',
    }
    const result = imported(swapped(exported('po', files), '</ph>天"', '</ph>日"'), files)
    expect(objected(result)).toEqual([])
    expect(result.writes.get(SITE)).toBe('{ "days": "{{n}}日" }\n')
  })

  test('with a byte order mark and Windows line ends', () => {
    const files = { ...FILES, [ZH]: `\ufeff${FILES[ZH] ?? ''}`.replaceAll('\n', '\r\n') }
    const result = imported(swapped(exported('po', files), '问GM。', '请问GM。'), files)
    expect(bare(result.writes.get(ZH)?.replaceAll('\r\n', '\n'))).toBe(
      `\ufeff${swapped(TRANSLATION, '问GM。', '请问GM。')}`,
    )
    expect(result.writes.get(ZH)?.match(/(?<!\r)\n/)).toBeNull()
  })

  test('extra whitespace is not a change', () => {
    const result = imported(swapped(exported('xliff'), '>问GM。<', '>\n  问GM。\n<'))
    expect(result.writes.size).toBe(0)
  })
})

describe('refused with the segment, and the file is not written', () => {
  const PH = '<ph id="1" ctype="x-value">+2</ph>，'
  test.each([
    ['a missing figure', PH, '，', ['missing wall#p-1']],
    ['a doubled figure', PH, `${PH}${PH}`, ['doubled wall#p-1']],
    ['an unknown figure', PH, PH.replace('"1"', '"9"'), ['unknown wall#p-1', 'missing wall#p-1']],
    ['another figure', PH, PH.replace('+2', '+5'), ['figure wall#p-1']],
    ['a figure typed as words', PH, '+2，', ['missing wall#p-1']],
    ['a missing link', '<g id="2" ctype="link">屋顶</g>', '屋顶', ['missing wall#p-1']],
    ['a link instead of a figure', PH, '<g id="1">+2</g>，', ['unknown wall#p-1']],
    ['another digit in the text', '60尺', '90尺', ['figures differ p-1', 'quantities differ p-1']],
    ['a link with another name', 'ctype="link">屋顶<', 'ctype="link">地板<', ['links wrong-text']],
    ['a tag of another tool', '问GM。', '问<bx id="7"/>GM。', ['element wall#roof.quote-1.p-1']],
    ['bold without words', 'ctype="bold">示例<', 'ctype="bold"><', ['markdown wall#roof.p-1']],
    ['bold that Markdown would not parse as bold', '示例</g>：米拉', '示例：</g>米拉', ['markdown wall#roof.p-1']],
    ['a web address', '问GM。', '问https://example.org。', ['markup bare-url', 'untranslated word']],
    ['a very long paragraph', '问GM。', '问'.repeat(3_000), ['long wall#roof.quote-1.p-1']],
    ['a placeholder of a string', '>{{page}}</ph>页', '>{{pages}}</ph>页', ['figure strings/site#of.page']],
  ])('%s', (_, from, to, expected) => {
    const xliff = exported('xliff')
    const at = xliff.lastIndexOf(from)
    const result = imported(xliff.slice(0, at) + to + xliff.slice(at + from.length))
    expect(objected(result)).toEqual(expected)
    expect(result.writes.size).toBe(0)
    expect(result.files.map(({ outcome }) => outcome)).toEqual(['refused'])
  })

  test('at the line of the imported file', () => {
    const xliff = swapped(exported('xliff'), '<ph id="1" ctype="x-value">+2</ph>，', '，')
    const [finding] = imported(xliff).findings
    expect(finding).toMatchObject({
      file: 'back',
      line: xliff.split('\n').findIndex((line) => line.includes('得到，')) + 1,
      check: 'exchange',
      severity: 'error',
      code: 'missing',
      values: { unit: 'wall#p-1', got: 0, expected: '<ph id="1">+2</ph>' },
    })
  })

  test('reports all errors, and still writes the valid files', () => {
    let po = exported('po')
    po = swapped(po, 'msgstr "问GM。"', 'msgstr "问90次GM。"')
    po = swapped(po, '，参见<g id=\\"2\\">屋顶</g>', '')
    po = swapped(po, 'msgstr "规则"', 'msgstr "规矩"')
    const result = imported(po)
    expect(objected(result)).toEqual(['missing wall#p-1'])
    expect([...result.writes.keys()]).toEqual([SITE])
    const both = swapped(
      swapped(po, '<ph id=\\"3\\">1d4</ph>。', '。'),
      'msgstr "矮"\n\n#. item',
      'msgstr "<ph id=\\"1\\">"\n\n#. item',
    )
    expect(objected(imported(both))).toEqual([
      'missing wall#p-1',
      'missing wall#roof.p-1',
      'unclosed wall#roof.list-1.item-1',
    ])
  })

  test('the same segment twice, with different translations', () => {
    const [a, b] = [swapped(exported('po'), '问GM。', '请问GM。'), swapped(exported('po'), '问GM。', '去问GM。')]
    const result = importTranslations(
      rawFiles(FILES),
      [a, b].map((text, index) => ({ file: `${index}.po`, text })),
    )
    expect(objected(result)).toEqual(['twice wall#roof.quote-1.p-1'])
    expect(result.writes.size).toBe(0)
  })
})

describe('invalid files', () => {
  const xliff = exported('xliff')
  test.each([
    ['text that is not an export', 'Dear translator,', ['no-format']],
    ['other XML', '<a/>', ['no-format']],
    ['broken XML', swapped(xliff, '</xliff>', ''), ['broken']],
    ['XLIFF without the end of a tag', swapped(xliff, '屋顶</g>', '屋顶'), ['unclosed']],
    ['a PO file without the end of a tag', swapped(exported('po'), '屋顶</g>', '屋顶'), ['unclosed']],
    ['a PO file without the start of a tag', swapped(exported('po'), '<g id=\\"2\\">屋顶', '屋顶'), ['element']],
    ['a declared entity', swapped(xliff, '<xliff', '<!DOCTYPE xliff [<!ENTITY x "y">]><xliff'), ['doctype']],
    ['XLIFF 2.0', swapped(xliff, 'xliff version="1.2"', 'xliff version="2.0"'), ['version']],
    ['an unsupported language', xliff.replaceAll('zh-Hans', 'zh-TW'), ['language']],
    ['two languages', xliff.replace('zh-Hans', 'th'), ['language']],
    ['the English', xliff.replaceAll('zh-Hans', 'en'), ['language']],
    ['a PO file without its header', exported('po').replace(/^"Language.*\n/m, ''), ['language']],
    ['a PO file cut off', `${exported('po')}msgid "a`, ['broken']],
    [
      'a PO file with a segment twice',
      `${exported('po')}\nmsgctxt "wall#title"\nmsgid "Wall"\nmsgstr "甲"\n`,
      ['broken'],
    ],
  ])('%s', (_, text, expected) => {
    const result = imported(text)
    expect(result.findings.map(({ code }) => code)).toEqual(expected)
    expect(result.writes.size).toBe(0)
  })

  test('a Chinese file marked as Thai', () => {
    const units = Array.from({ length: 3_000 }, (_, index) => {
      return `<trans-unit id="wall#p-${index}"><source>Words.</source><target>在墙后面${index}。</target></trans-unit>`
    })
    const thai = xliff.replaceAll('zh-Hans', 'th').replace(/<trans-unit[\s\S]*<\/trans-unit>/, units.join('\n'))
    const { findings, writes } = imported(thai)
    expect(findings.map(({ code, values }) => [code, values])).toEqual([
      ['other-language', { got: 'zh-Hans', expected: 'th', sample: 100, strange: 100, count: 3_000 }],
    ])
    expect(writes.size).toBe(0)
  })

  test('a file with very many unknown segments has a finding for each', () => {
    const units = Array.from({ length: 130_000 }, (_, index) => {
      return `<trans-unit id="none#p-${index}"><source>Words.</source><target>字。</target></trans-unit>`
    })
    const { findings } = imported(xliff.replace(/<trans-unit[\s\S]*<\/trans-unit>/, units.join('\n')))
    expect(findings).toHaveLength(130_000)
  })

  test.each(['zh', 'zh-CN', 'zh_Hans', 'ZH-HANS'])('the tag %s is Chinese', (tag) => {
    const result = imported(swapped(xliff, '问GM。', '请问GM。').replaceAll('zh-Hans', tag))
    expect(result.writes.has(ZH)).toBe(true)
  })
})

describe('the English has changed since the export', () => {
  const now = (from: string, to: string): Files => ({ ...FILES, [EN]: swapped(SOURCE, from, to) })
  const edited = swapped(exported('po'), '问GM。', '请问GM。')

  test('in a translated segment: a conflict, and the file is not written', () => {
    const result = imported(edited, now('Ask the GM.', 'Tell the GM.'))
    expect(objected(result)).toEqual(['changed wall#roof.quote-1.p-1'])
    expect(result.findings[0]?.values).toMatchObject({ got: 'Ask the GM.', expected: 'Tell the GM.' })
    expect(result.files).toEqual([{ file: ZH, outcome: 'refused', count: 0 }])
  })

  test('in an untranslated segment: no conflict', () => {
    const result = imported(edited, now('garden', 'yard'))
    expect(objected(result)).toEqual([])
    expect(bare(result.writes.get(ZH))).toBe(swapped(TRANSLATION, '问GM。', '请问GM。'))
  })

  test('the segment was deleted', () => {
    expect(objected(imported(edited, now('\n> Ask the GM.\n', '')))).toEqual(['gone wall#roof.quote-1.p-1'])
  })

  test('the segment moved: its translation moves too', () => {
    const files = {
      ...now('\n> Ask the GM.\n', '\n> Roll.\n\n> Ask the GM.\n'),
      [ZH]: swapped(FILES[ZH] ?? '', '\n> 问GM。\n', '\n> 掷骰。\n\n> 问GM。\n'),
    }
    const result = imported(edited, files)
    expect(objected(result)).toEqual([])
    expect(bare(result.writes.get(ZH))).toContain('\n> 掷骰。\n\n> 请问GM。\n')
  })

  test('a changed figure of core is not a conflict', () => {
    const po = swapped(
      edited,
      'msgid "Behind a wall you get <ph id=\\"1\\">+2</ph>',
      'msgid "Behind a wall you get <ph id=\\"1\\">+1</ph>',
    )
    expect(imported(po).writes.has(ZH)).toBe(true)
  })

  test('without the hash, the English text is compared', () => {
    const po = edited.replaceAll(/^#\. .*\n/gm, '')
    expect(objected(imported(po))).toEqual([])
    expect(objected(imported(po, now('Ask the GM.', 'Tell the GM.')))).toEqual(['changed wall#roof.quote-1.p-1'])
  })

  test('a tool that has lost the ids: segments are found by their English', () => {
    const tmx = swapped(exported('tmx'), '问GM。', '请问GM。').replaceAll(/ tuid="[^"]*"/g, '')
    expect(bare(imported(tmx).writes.get(ZH))).toBe(swapped(TRANSLATION, '问GM。', '请问GM。'))
  })
})

describe('finished and unfinished translations', () => {
  test('fuzzy translations are skipped and counted', () => {
    const po = swapped(exported('po'), 'msgctxt "wall#roof.quote-1.p-1"', '#, fuzzy\nmsgctxt "wall#roof.quote-1.p-1"')
    const result = imported(swapped(po, '问GM。', '请问GM。'))
    expect(result).toMatchObject({ writes: new Map(), findings: [], doubtful: 1 })
  })

  test.each([
    ['an empty translation', 'msgstr "问GM。"', 'msgstr ""'],
    ['spaces', 'msgstr "问GM。"', 'msgstr "  "'],
  ])('%s is not a translation', (_, from, to) => {
    expect(imported(swapped(exported('po'), from, to)).writes.size).toBe(0)
  })

  test('an English target is skipped, or refused if it is marked as translated', () => {
    const files = { ...FILES, [SITE]: '{ "name": "规则" }\n' }
    const xliff = exported('xliff', files)
    expect(imported(xliff, files).writes.size).toBe(0)
    const state = '<target state="needs-translation"><ph id="1" ctype="x-placeholder">{{count}}</ph> rows'
    const done = imported(swapped(xliff, state, state.replace('needs-translation', 'translated')), files)
    expect(done.writes.size).toBe(0)
    expect(done.findings).toMatchObject([{ check: 'untranslated' }])
    expect(done.files).toMatchObject([{ file: SITE, outcome: 'refused' }])
  })

  test('a target whose state was not updated is imported', () => {
    const files = { ...FILES, [SITE]: '{ "name": "规则" }\n' }
    const result = imported(
      swapped(exported('xliff', files), '{{count}}</ph> rows</target>', '{{count}}</ph>行</target>'),
      files,
    )
    expect(result.writes.get(SITE)).toBe('{ "name": "规则", "rows_other": "{{count}}行" }\n')
  })
})

describe('new text counts as unconfirmed', () => {
  const edited = swapped(exported('po'), '问GM。', '请问GM。')
  const segments = (text: string | undefined): readonly string[] =>
    readConfirmed(RECORD, text ?? '').records.get('wall')?.segments ?? []
  const before = segments(FILES[RECORD])

  test('only the changed segment', () => {
    const { writes, files } = imported(edited)
    expect(segments(writes.get(RECORD))).toEqual(before.slice(0, -1))
    expect(statusIn(writes.get(ZH))).toBe('draft')
    expect(files).toEqual([{ file: ZH, outcome: 'written', count: 1, isConfirmed: false }])
  })

  test('unless it is imported with `confirm`', () => {
    const { writes, files } = imported(edited, FILES, { confirm: true })
    expect(writes.has(RECORD)).toBe(false)
    expect(writes.get(ZH)).toBe(swapped(FILES[ZH] ?? '', '问GM。', '请问GM。'))
    expect(files).toEqual([{ file: ZH, outcome: 'written', count: 1, isConfirmed: false }])
  })

  test('a stale segment stays stale without `confirm`', () => {
    const files = { ...FILES, [EN]: swapped(SOURCE, 'Ask the GM.', 'Tell the GM.') }
    const po = exported('po', files)
    expect(po).toContain('#, fuzzy\nmsgctxt "wall#roof.quote-1.p-1"')
    const told = swapped(po, '#, fuzzy\nmsgctxt "wall#roof.quote-1.p-1"', 'msgctxt "wall#roof.quote-1.p-1"').replace(
      '"问GM。"',
      '"告诉GM。"',
    )
    const draft = imported(told, files)
    expect([...draft.writes.keys()]).toEqual([ZH])
    expect(draft.writes.get(ZH)).toBe(swapped(FILES[ZH] ?? '', '问GM。', '告诉GM。'))
    const { writes, files: outcomes } = imported(told, files, { confirm: true })
    expect(segments(writes.get(RECORD)).slice(0, -1)).toEqual(before.slice(0, -1))
    expect(segments(writes.get(RECORD)).at(-1)).not.toBe(before.at(-1))
    expect(statusIn(writes.get(ZH))).toBe('reviewed')
    expect(outcomes).toEqual([{ file: ZH, outcome: 'written', count: 1, isConfirmed: true }])
  })

  test('`confirm` also confirms unchanged translations', () => {
    const files: Files = { ...FILES, [ZH]: TRANSLATION, [RECORD]: '{}\n' }
    const { writes, files: outcomes } = imported(
      exported('xliff', files).replaceAll('state="translated"', 'state="final"'),
      files,
      { confirm: true },
    )
    expect(writes.get(RECORD)).toBe(FILES[RECORD])
    expect(writes.get(ZH)).toBe(FILES[ZH])
    expect(outcomes).toEqual([{ file: ZH, outcome: 'written', count: 0, isConfirmed: true }])
  })
})

describe('a missing translation', () => {
  const { [ZH]: _, ...rest } = FILES
  const without: Files = { ...rest, [RECORD]: '{}\n' }

  test('is created once every segment is translated', () => {
    const { writes, findings } = imported(exported('po'), without)
    expect(findings).toEqual([])
    expect(writes.get(ZH)).toBe(`---
id: wall
title: 墙
aliases: []
summary: 一句话。
---

在墙后面你在60尺以内得到:value[half-cover-bonus]，参见[屋顶](rule:roof)。

::table{id="cover"}

## 屋顶 {#roof}

**示例**：米拉掷:dice[1d20]和:dice[1d4]。

- 矮
- 高，或更高

| 墙 | 哪里 |
| ---- | ----- |
| 矮  | 花园 |

> 问GM。
`)
  })

  test('with its aliases if the terms are imported too', () => {
    const documents = [exported('po'), exported('tbx')].map((text, index) => ({ file: String(index), text }))
    const { writes } = importTranslations(rawFiles(without), documents, { confirm: true })
    expect(writes.get(ZH)).toContain('\naliases: [墙壁]\n')
    expect(statusIn(writes.get(ZH))).toBe('reviewed')
    expect(writes.get(RECORD)).toBe(FILES[RECORD])
  })

  test('is not created before that', () => {
    const result = imported(swapped(exported('po'), 'msgstr "问GM。"', 'msgstr ""'), without)
    expect(result).toMatchObject({
      writes: new Map(),
      findings: [],
      files: [{ file: ZH, outcome: 'waiting', count: 1 }],
    })
  })

  test('a copy of the English does not count as translated', () => {
    const copy = translated('wall', SOURCE.slice(SOURCE.indexOf('Behind')).trimEnd())
    const files = { ...without, [ZH]: copy }
    expect(exported('po', files)).toContain('msgid "Ask the GM."\nmsgstr ""\n')
    const { writes, findings } = imported(exported('po'), files)
    expect(findings).toEqual([])
    expect(writes.get(ZH)).toContain('\n> 问GM。\n')
  })
})

describe('the structure of the English changed since it was confirmed', () => {
  const built = swapped(SOURCE, '- low\n', '- low\n- middle\n')
  const files = { ...FILES, [EN]: built }

  test('the export marks the missing segments and keeps the rest', () => {
    const po = exported('po', files)
    expect(po).toContain('msgid "middle"\nmsgstr ""\n')
    expect(po).toContain('msgctxt "wall#roof.list-1.item-3"\nmsgid "high, or higher"\nmsgstr "高，或更高"\n')
    expect(imported(po, files).writes.size).toBe(0)
  })

  test('a complete translation takes the new structure', () => {
    const { writes, findings } = imported(
      swapped(exported('po', files), 'msgid "middle"\nmsgstr ""', 'msgid "middle"\nmsgstr "中"'),
      files,
    )
    expect(findings).toEqual([])
    expect(bare(writes.get(ZH))).toContain('\n- 矮\n- 中\n- 高，或更高\n')
    expect(bare(writes.get(ZH))).toContain('\naliases: [墙壁] # more\n')
  })

  test('an ambiguous mapping is refused', () => {
    const unknown: Files = { ...files, [ZH]: TRANSLATION, [RECORD]: '{}\n' }
    const po = exported('po', unknown).replaceAll('#, fuzzy\n', '')
    const result = imported(swapped(po, 'msgstr "问GM。"', 'msgstr "请问GM。"'), unknown)
    expect(objected(result)).toEqual(['misplaced wall#roof.quote-1.p-1'])
  })
})

describe('terms', () => {
  const tbx = exported('tbx')

  test('writes only the new forms', () => {
    const edited = swapped(tbx, '<term>牆</term>', '<term>墻</term>').replace('<term>墙壁</term>', '<term>围墙</term>')
    const { writes, findings } = imported(edited)
    expect(findings).toEqual([])
    expect(writes).toEqual(
      new Map([
        [
          TERMS,
          swapped(
            FILES[TERMS] ?? '',
            '{ name: 墙, aliases: [墙壁], avoid: [牆] }',
            '{ name: 墙, aliases: [围墙], avoid: [墻] }',
          ),
        ],
      ]),
    )
  })

  test('new names of a rule', () => {
    const at = tbx.lastIndexOf('<term>墙壁</term>')
    const { writes } = imported(`${tbx.slice(0, at)}<term>围墙</term>${tbx.slice(at + '<term>墙壁</term>'.length)}`)
    expect(writes).toEqual(new Map([[ZH, swapped(FILES[ZH] ?? '', '[墙壁] # more', '[围墙] # more')]]))
  })

  test('a term in a language that has none yet', () => {
    const files = { ...FILES, [TERMS]: 'roof: { en: { name: roof } }\nwall:\n  en: { name: wall }\n' }
    const { writes } = imported(tbx, files)
    expect(writes.get(TERMS)).toBe(
      'roof: { en: { name: roof }, zh: { name: 屋顶 } }\nwall:\n  en: { name: wall }\n  zh: { name: 墙, aliases: [墙壁], avoid: [牆] }\n',
    )
  })

  test.each([
    [
      'the English name has changed',
      { ...FILES, [TERMS]: (FILES[TERMS] ?? '').replace('name: wall', 'name: walls') },
      ['changed term.wall'],
    ],
    [
      'the term was deleted',
      { ...FILES, [TERMS]: 'roof: { en: { name: roof }, zh: { name: 屋顶 } }\n' },
      ['gone term.wall'],
    ],
  ])('%s', (_, files, expected) => {
    const result = imported(swapped(tbx, '<term>牆</term>', '<term>墻</term>'), files)
    expect(objected(result)).toEqual(expected)
    expect(result.writes.size).toBe(0)
  })

  test('a name used as link text cannot be removed', () => {
    const gate = { 'rules/combat/gate.zh.md': translated('gate', '见[墙壁](rule:wall)。', '门') }
    const files: Files = { ...FILES, ...gate, [TERMS]: 'roof: { en: { name: roof }, zh: { name: 屋顶 } }\n' }
    const result = imported(swapped(exported('tbx', files), '<term>墙壁</term>', '<term>围墙</term>'), files)
    expect(result.writes.size).toBe(0)
    expect(result.findings.map(({ file, check, code }) => [file, check, code])).toEqual([
      ['rules/combat/gate.zh.md', 'links', 'wrong-text'],
    ])
    expect(result.files).toEqual([{ file: ZH, outcome: 'refused', count: 0 }])
  })
})

test('an equivalent edit of the English is not a conflict', () => {
  const files = { ...FILES, [EN]: swapped(SOURCE, 'Ask the GM.', 'Ask your GM.') }
  const [old, now] = [FILES, files].map(
    (one) => /quote-1.p-1" restype="x-paragraph" extradata="(\w+)"/.exec(exported('xliff', one))?.[1],
  )
  const equal = { ...files, 'equal.yml': `- { entry: wall, old: '${old}', new: '${now}', reason: "same" }\n` }
  const edited = swapped(exported('po'), '问GM。', '请问GM。')
  expect(objected(imported(edited, files))).toEqual(['changed wall#roof.quote-1.p-1'])
  const { writes } = imported(edited, equal)
  expect(writes.has(ZH)).toBe(true)
})
