import { describe, expect, test } from 'vitest'
import {
  corpusWithFiles,
  EN,
  exported,
  FILES,
  RECORD,
  SOURCE,
  swapped,
  TRANSLATION,
  ZH,
} from '../../../test/exchange-fixture.ts'
import type { Files } from '../../../test/fixture.ts'
import { exportContent } from '../export/export-content.ts'
import { omegatProject } from '../export/omegat-project.ts'
import { concepts } from '../segments/concepts.ts'
import { readOmegatTags, writeOmegatTags } from './omegat-tags.ts'
import { writeTbx } from './tbx.ts'

/** The English has changed in a paragraph; the earlier English is known. */
const STALE: Files = { ...FILES, [EN]: swapped(SOURCE, 'Ask the GM.', 'Tell **the** GM.') }
const previous = (): string => SOURCE

/** A string has no translation. */
const PARTIAL: Files = { ...FILES, 'strings/zh/site.json': '{}\n' }

/** The lines of a text from the first that contains some words to the next that contains others. */
const between = (text: string, from: string, to: string): string => {
  const start = text.lastIndexOf('\n', text.indexOf(from)) + 1
  return text.slice(start, text.indexOf(to, start) + to.length)
}

const masked = (text: string): string => text.replaceAll(/\b[0-9a-f]{8}\b/g, '…')

describe('XLIFF', () => {
  test('confirmed segments are approved', () => {
    expect(between(exported('xliff'), 'id="wall#roof.p-1"', '</trans-unit>')).toBe(
      `      <trans-unit id="wall#roof.p-1" restype="x-paragraph" extradata="9d353e87" approved="yes">
        <source><g id="1" ctype="bold">Example.</g> Mira rolls <ph id="2" ctype="x-dice">1d20</ph> and <ph id="3" ctype="x-dice">1d4</ph>.</source>
        <target state="final"><g id="1" ctype="bold">示例</g>：米拉掷<ph id="2" ctype="x-dice">1d20</ph>和<ph id="3" ctype="x-dice">1d4</ph>。</target>
      </trans-unit>`,
    )
  })

  test('missing segments contain the English', () => {
    expect(between(exported('xliff', PARTIAL), 'id="strings/site#rows_other"', '</trans-unit>')).toBe(
      `      <trans-unit id="strings/site#rows_other" restype="x-string" extradata="01155ae7">
        <source><ph id="1" ctype="x-placeholder">{{count}}</ph> rows</source>
        <target state="needs-translation"><ph id="1" ctype="x-placeholder">{{count}}</ph> rows</target>
      </trans-unit>`,
    )
  })

  test('stale segments have the previous English', () => {
    const { text } = exportContent('xliff', corpusWithFiles(STALE), 'zh', { previous })
    expect(masked(between(text, 'id="wall#roof.quote-1.p-1"', '</trans-unit>'))).toBe(
      `      <trans-unit id="wall#roof.quote-1.p-1" restype="x-paragraph" extradata="…">
        <source>Tell <g id="1" ctype="bold">the</g> GM.</source>
        <target state="needs-review-translation">问GM。</target>
        <alt-trans alttranstype="previous-version">
          <source>Ask the GM.</source>
          <target>问GM。</target>
        </alt-trans>
      </trans-unit>`,
    )
  })

  test('unconfirmed segments are translated but not approved', () => {
    const files = { ...FILES, [ZH]: TRANSLATION, [RECORD]: '{}\n' }
    expect(between(exported('xliff', files), 'id="wall#roof"', '</trans-unit>')).toContain('extradata="a61ebf28">')
    expect(between(exported('xliff', files), 'id="wall#roof"', '</trans-unit>')).toContain(
      '<target state="translated">',
    )
  })

  test('a summary has a maximum length', () => {
    expect(exported('xliff')).toContain(' maxwidth="160" size-unit="char"')
  })
})

describe('PO', () => {
  test('stale segments are fuzzy, with the previous English', () => {
    const { text } = exportContent('po', corpusWithFiles(STALE), 'zh', { previous })
    expect(masked(text.split('\n\n').find((segment) => segment.includes('问GM。')) ?? '')).toBe(
      `#. paragraph, English …
#: rules/combat/wall.en.md:29
#, fuzzy
#| msgctxt "wall#roof.quote-1.p-1"
#| msgid "Ask the GM."
msgctxt "wall#roof.quote-1.p-1"
msgid "Tell <g id=\\"1\\">the</g> GM."
msgstr "问GM。"`,
    )
  })

  test('without git history, stale segments are only fuzzy', () => {
    expect(exported('po', STALE)).toContain('#, fuzzy\nmsgctxt "wall#roof.quote-1.p-1"\n')
  })

  test('missing segments are empty', () => {
    expect(exported('po', PARTIAL)).toContain('msgid "Rules"\nmsgstr ""\n')
  })

  test('escapes special characters', () => {
    const files = {
      ...FILES,
      'strings/en/site.json': '{ "a": "a \\"b\\" \\\\ c\\n\\td" }',
      'strings/zh/site.json': '{}',
    }
    expect(exported('po', files)).toContain('msgid "a &quot;b&quot; \\\\ c\\n\\td"')
  })
})

describe('TMX', () => {
  test('contains translated segments that are not stale', () => {
    expect(exported('tmx').match(/<tu /g)).toHaveLength(15)
    expect(exported('tmx', STALE)).not.toContain('quote-1.p-1')
    expect(exported('tmx', PARTIAL)).not.toContain('strings/site')
  })
})

describe('OmegaT', () => {
  const { files, folders } = omegatProject(corpusWithFiles(FILES), 'zh')

  test('writes a complete project', () => {
    expect([...Object.keys(files), ...folders]).toEqual([
      'omegat.project',
      'omegat/filters.xml',
      'source/rulestone-zh.xlf',
      'tm/auto/rulestone-zh.tmx',
      'glossary/rulestone-zh.tbx',
      'dictionary',
      'target',
    ])
    expect(files['omegat.project']).toContain('<target_lang>zh-Hans</target_lang>')
  })

  test('targets contain the English; the memory contains the translation with OmegaT tags', () => {
    expect(files['source/rulestone-zh.xlf']).not.toContain('问GM。')
    expect(files['tm/auto/rulestone-zh.tmx']).toContain('&lt;g0&gt;示例&lt;/g0&gt;：米拉掷&lt;d1/&gt;和&lt;d2/&gt;。')
  })

  test('the memory omits English with several Chinese translations', () => {
    const other = omegatProject(corpusWithFiles({ ...FILES, [ZH]: swapped(FILES[ZH] ?? '', '|墙|', '|墙体|') }), 'zh')
    expect(files['tm/auto/rulestone-zh.tmx']).toContain('<seg>Wall</seg>')
    expect(other.files['tm/auto/rulestone-zh.tmx']).not.toContain('<seg>Wall</seg>')
  })

  test('the glossary omits forms to avoid', () => {
    expect(files['glossary/rulestone-zh.tbx']).not.toContain('牆')
  })

  test.each([
    ['tags', '<f0/> to <g1>AC <d2/></g1>'],
    ['an unpaired tag', 'a <g1>b'],
    ['crossing tags', '<g0>a<g1>b</g0>c</g1>'],
    ['text that is not a tag', 'a < b <G1> <g/> <1>'],
  ])('%s are read', (_, text) => {
    const read = readOmegatTags(text)
    expect(writeOmegatTags(read).replaceAll('<f', '<d')).toBe(text.replaceAll('<f', '<d'))
  })
})

test('writes a TBX file', () => {
  const [first] = concepts('zh', corpusWithFiles(FILES))
  expect(writeTbx('zh', first ? [first] : [])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd">
<martif type="TBX" xml:lang="en">
  <martifHeader>
    <fileDesc><sourceDesc><p>Rulestone</p></sourceDesc></fileDesc>
    <encodingDesc><p type="XCSURI">TBXXCSV02.xcs</p></encodingDesc>
  </martifHeader>
  <text>
    <body>
      <termEntry id="term.wall">
        <langSet xml:lang="en">
          <tig>
            <term>wall</term>
            <termNote type="administrativeStatus">preferredTerm-admn-sts</termNote>
          </tig>
        </langSet>
        <langSet xml:lang="zh-Hans">
          <tig>
            <term>墙</term>
            <termNote type="administrativeStatus">preferredTerm-admn-sts</termNote>
          </tig>
          <tig>
            <term>墙壁</term>
            <termNote type="administrativeStatus">admittedTerm-admn-sts</termNote>
          </tig>
          <tig>
            <term>牆</term>
            <termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote>
          </tig>
        </langSet>
      </termEntry>
    </body>
  </text>
</martif>
`)
})

describe('exports only wanted files', () => {
  const wanted = (file: string): boolean => file.startsWith('rules/')
  test.each([
    ['xliff', 12],
    ['po', 12],
    ['tmx', 12],
    ['tbx', 1],
  ] as const)('%s', (format, count) => {
    expect(exportContent(format, corpusWithFiles(FILES), 'zh', { wanted }).count).toBe(count)
  })
})
