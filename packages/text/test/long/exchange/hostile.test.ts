import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXCHANGE_FORMATS } from '../../../src/exchange/exchange.ts'
import { readDocument } from '../../../src/exchange/formats/read-document.ts'
import { importTranslations } from '../../../src/exchange/import/import-content.ts'
import { exported, FILES, imported, objected, swapped } from '../../exchange-fixture.ts'
import { rawFiles } from '../../fixture.ts'

const PIECES = [
  '<',
  '>',
  '&',
  '"',
  '</target>',
  '<g id="1">',
  '</g>',
  '<ph id="1"/>',
  ']]>',
  '<![CDATA[',
  '<!--',
  '\\',
  '\n',
  'msgid "',
  '__proto__',
  '字',
  '\ud800',
  '\u202e',
  '{#x}',
  '`',
  ':dice[',
]

/** An export with some parts removed or replaced. */
const broken = fc
  .record({
    format: fc.constantFrom(...EXCHANGE_FORMATS),
    cuts: fc.array(fc.tuple(fc.nat(10_000), fc.nat(40), fc.constantFrom(...PIECES)), { minLength: 1, maxLength: 6 }),
  })
  .map(({ format, cuts }) =>
    cuts.reduce((text, [at, length, piece]) => {
      const start = at % text.length
      return text.slice(0, start) + piece + text.slice(start + length)
    }, exported(format)),
  )

test('import never throws and writes only known files', () => {
  fc.assert(
    fc.property(broken, (text) => {
      const { writes } = importTranslations(rawFiles(FILES), [{ file: 'back', text }])
      for (const file of writes.keys()) expect(FILES).toHaveProperty([file])
    }),
    { numRuns: 150 },
  )
})

describe('malicious ids', () => {
  test.each(['../../../etc/passwd#p-1', '__proto__#p-1', 'constructor#title', 'strings/../x#a', '#', ''])(
    '%s',
    (id) => {
      const text = swapped(exported('xliff'), 'id="wall#roof.quote-1.p-1"', `id="${id}"`).replace('问GM。', '坏')
      const { writes, findings } = imported(text)
      expect(writes.size).toBe(0)
      expect(findings.map(({ code }) => code)).toEqual(['gone'])
    },
  )
})

describe('malicious text is escaped or refused', () => {
  test.each([
    ['a script', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['a link', '[x](javascript:alert(1))'],
    ['a heading', '## x {#x}'],
    ['front matter', '---&#10;id: x&#10;---'],
    ['a table', '| x | y |&#10;| - | - |'],
    ['a directive', '::calculator{id="attack"}'],
    ['code', '```&#10;x'],
    ['text that runs from right to left', '\u202ex'],
  ])('%s', (_, words) => {
    const result = imported(swapped(exported('xliff'), '>问GM。<', `>${words}问GM。<`))
    const text = [...result.writes.values()].join('')
    if (result.writes.size > 0) expect(text).toMatch(/\n> [^\n]*问GM。\n/)
    expect(result.writes.size > 0 || objected(result).length > 0).toBe(true)
    expect(text).not.toMatch(/(?<!\\)<script|(?<!\\)\[x\]\(|^(?<!> )(?:##|::calculator|```) ?x/m)
  })
})

describe('large and deep files are read in 20 CPU seconds', () => {
  const segment = (index: number): string =>
    `<trans-unit id="x#${index}"><source>a</source><target>${'<g id="1">'.repeat(40)}b${'</g>'.repeat(40)}</target></trans-unit>`
  test.each([
    [
      'many segments',
      `<xliff version="1.2"><file target-language="zh">${Array.from({ length: 5_000 }, (_, index) => segment(index)).join('')}</file></xliff>`,
    ],
    ['deep tags', `<xliff version="1.2">${'<g>'.repeat(200_000)}`],
    [
      'one long text',
      `<xliff version="1.2"><file target-language="zh"><trans-unit id="wall#p-1"><source>a</source><target>${'*_['.repeat(500_000)}</target></trans-unit></file></xliff>`,
    ],
    [
      'one long line of PO',
      `msgid ""\nmsgstr "Language: zh\\n"\n\nmsgctxt "wall#p-1"\nmsgid "a"\nmsgstr "${'*_['.repeat(300_000)}"\n`,
    ],
    [
      'nested pairs of TMX',
      `<tmx version="1.4"><body><tu tuid="wall#p-1"><tuv xml:lang="en"><seg>a</seg></tuv><tuv xml:lang="zh"><seg>${Array.from({ length: 50_000 }, (_, index) => `<bpt i="${index}" x="1"/>`).join('')}</seg></tuv></tu></body></tmx>`,
    ],
    [
      'nested OmegaT tags',
      `<tmx version="1.4"><header creationtool="OmegaT"/><body><tu tuid="wall#p-1"><tuv xml:lang="en"><seg>a</seg></tuv><tuv xml:lang="zh"><seg>${'&lt;g0&gt;'.repeat(50_000)}${'&lt;/g0&gt;'.repeat(50_000)}</seg></tuv></tu></body></tmx>`,
    ],
    [
      'unclosed OmegaT tags',
      `<tmx version="1.4"><header creationtool="OmegaT"/><body><tu><tuv xml:lang="en"><seg>${'&lt;g0&gt;'.repeat(50_000)}</seg></tuv><tuv xml:lang="zh"><seg>b</seg></tuv></tu></body></tmx>`,
    ],
  ])(
    '%s',
    (_, text) => {
      const before = process.cpuUsage()
      readDocument({ file: 'back', text })
      expect(imported(text).writes.size).toBe(0)
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1_000_000, 'seconds of CPU').toBeLessThan(20)
    },
    240_000,
  )
})
