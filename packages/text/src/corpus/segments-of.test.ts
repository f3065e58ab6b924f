import { describe, expect, test } from 'vitest'
import { english } from '../../test/fixture.ts'
import { LIMITS } from './limits.ts'
import { segmentsOf } from './segments-of.ts'

const BODY = `Half of **you** is behind a
wall within 60 feet; see [cover](rule:cover) and roll :dice[2d6+3] for :value[half-cover-bonus].

::table{id="cover"}

## Half Cover {#half-cover}

- a low wall,
  or a crate
- a creature
  - a wolf

  It must stand.

| Degree | Offered by |
| ------ | ---------- |
| Half   | a wall     |
| Total  | a house    |

> **Note.** Ask the GM.
>
> 1. First.
> 2. Second.

::calculator{id="attack" bonus="5" cover="half"}
`
const TEXT = english('cover', BODY, 'Cover')

const hashes = (text: string): string[] => segmentsOf(text).map(({ hash }) => hash)
const keys = (text: string): string[] => segmentsOf(text).map(({ key }) => key)
const slices = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(segmentsOf(text).map(({ key, range }) => [key, text.slice(range.start, range.end)]))

/** The keys of the segments whose hashes differ; both texts must have the same keys. */
function changed(from: string, to: string): string[] {
  const [before, after] = [segmentsOf(from), segmentsOf(to)]
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key))
  return before.filter(({ hash }, index) => hash !== after[index]?.hash).map(({ key }) => key)
}

test('lists the segments of an entry with their source ranges', () => {
  expect(slices(TEXT)).toEqual({
    title: 'Cover',
    summary: 'One sentence.',
    'p-1':
      'Half of **you** is behind a\nwall within 60 feet; see [cover](rule:cover) and roll :dice[2d6+3] for :value[half-cover-bonus].',
    'table-1': '::table{id="cover"}',
    'half-cover': 'Half Cover',
    'half-cover.list-1.item-1': 'a low wall,\n  or a crate',
    'half-cover.list-1.item-2': 'a creature',
    'half-cover.list-1.item-2.list-1.item-1': 'a wolf',
    'half-cover.list-1.item-2.p-2': 'It must stand.',
    'half-cover.table-1.row-1': '| Degree | Offered by |',
    'half-cover.table-1.row-2': '| Half   | a wall     |',
    'half-cover.table-1.row-3': '| Total  | a house    |',
    'half-cover.quote-1.p-1': '**Note.** Ask the GM.',
    'half-cover.quote-1.list-1.item-1': 'First.',
    'half-cover.quote-1.list-1.item-2': 'Second.',
    'half-cover.calculator-1': '::calculator{id="attack" bonus="5" cover="half"}',
  })
})

test('gives the kind, block and position of each segment', () => {
  const rows = segmentsOf(TEXT).map(({ key, kind, block, line, column }) => [key, kind, block, `${line}:${column}`])
  expect(rows).toEqual([
    ['title', 'title', undefined, '3:8'],
    ['summary', 'summary', undefined, '5:10'],
    ['p-1', 'paragraph', 'p-1', '12:1'],
    ['table-1', 'directive', 'table-1', '15:1'],
    ['half-cover', 'heading', 'half-cover', '17:1'],
    ['half-cover.list-1.item-1', 'item', 'half-cover.list-1', '19:1'],
    ['half-cover.list-1.item-2', 'item', 'half-cover.list-1', '21:1'],
    ['half-cover.list-1.item-2.list-1.item-1', 'item', 'half-cover.list-1', '22:3'],
    ['half-cover.list-1.item-2.p-2', 'paragraph', 'half-cover.list-1', '24:3'],
    ['half-cover.table-1.row-1', 'row', 'half-cover.table-1', '26:1'],
    ['half-cover.table-1.row-2', 'row', 'half-cover.table-1', '28:1'],
    ['half-cover.table-1.row-3', 'row', 'half-cover.table-1', '29:1'],
    ['half-cover.quote-1.p-1', 'paragraph', 'half-cover.quote-1', '31:3'],
    ['half-cover.quote-1.list-1.item-1', 'item', 'half-cover.quote-1', '33:3'],
    ['half-cover.quote-1.list-1.item-2', 'item', 'half-cover.quote-1', '34:3'],
    ['half-cover.calculator-1', 'directive', 'half-cover.calculator-1', '36:1'],
  ])
})

test('hashes are 8 hex digits and do not change', () => {
  for (const hash of hashes(TEXT)) expect(hash).toMatch(/^[0-9a-f]{8}$/)
  expect(hashes('Half of you.')).toEqual(['2c580ec8'])
})

describe('spacing and layout do not change hashes', () => {
  test.each<[string, (text: string) => string]>([
    ['a wrapped line', (text) => text.replace('is behind a\nwall', 'is\nbehind a wall')],
    ['no wrapped line', (text) => text.replace('a\nwall', 'a wall')],
    ['a wrapped item', (text) => text.replace('wall,\n  or', 'wall, or')],
    ['two spaces', (text) => text.replace('Half of', 'Half  of')],
    ['blank lines', (text) => text.replaceAll('\n\n', '\n\n\n')],
    ['a blank line between items', (text) => text.replace('crate\n- a', 'crate\n\n- a')],
    [
      'the alignment of a table',
      (text) => text.replace('| ------ | ---------- |', '|:---:| -: |').replace('| Half   |', '|Half|'),
    ],
    ['another list marker', (text) => text.replaceAll('- a', '* a')],
    ['Windows line ends', (text) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text) => `\ufeff${text}`],
    ['space after a line', (text) => text.replace('item.\n', 'item. \n')],
    ['another way to write bold', (text) => text.replace('**you**', '__you__')],
    ['the order of attributes', (text) => text.replace('bonus="5" cover="half"', 'cover="half" bonus=5')],
    ['space around the id of a heading', (text) => text.replace('Cover {#half', 'Cover   {#half')],
    ['quotation marks in the front matter', (text) => text.replace('One sentence.', "'One sentence.'")],
    ['a folded summary', (text) => text.replace('summary: One sentence.', 'summary: >-\n  One\n  sentence.')],
    [
      'other fields of the front matter',
      (text) => text.replace('aliases: []', 'aliases: [a]').replace('page: 5', 'page: 6'),
    ],
    ['a wrapped quote without its marker', (text) => text.replace('Ask the', 'Ask\nthe')],
  ])('%s', (_, edit) => {
    expect(hashes(edit(TEXT))).toEqual(hashes(TEXT))
  })

  test('composed or decomposed accents', () => {
    expect(hashes('Caf\u00e9.')).toEqual(hashes('Cafe\u0301.'))
  })

  test('line breaks inside Chinese', () => {
    expect(hashes('半身\n掩护，\n加值。')).toEqual(hashes('半身掩护，加值。'))
    expect(hashes('AC\n12')).toEqual(hashes('AC 12'))
  })
})

describe('one change changes one hash', () => {
  test.each([
    ['a figure', '60 feet', '90 feet', 'p-1'],
    ['dice', '2d6+3', '2d8+3', 'p-1'],
    ['a figure of core', 'half-cover-bonus', 'three-quarters-cover-bonus', 'p-1'],
    ['where a link leads', '(rule:cover)', '(rule:half-cover)', 'p-1'],
    ['what a link says', '[cover]', '[covers]', 'p-1'],
    ['bold', '**you**', 'you', 'p-1'],
    ['italics for bold', '**you**', '*you*', 'p-1'],
    ['a table of core', '::table{id="cover"}', '::table{id="skills"}', 'table-1'],
    ['a field of a calculator', 'bonus="5"', 'bonus="6"', 'half-cover.calculator-1'],
    ['a heading', '## Half Cover', '## Half a Cover', 'half-cover'],
    ['the depth of a heading', '## Half', '### Half', 'half-cover'],
    ['an item', 'a crate', 'a barrel', 'half-cover.list-1.item-1'],
    ['the first line of an item with a list', 'a creature', 'creatures', 'half-cover.list-1.item-2'],
    ['an item inside an item', 'a wolf', 'a bear', 'half-cover.list-1.item-2.list-1.item-1'],
    ['a paragraph inside an item', 'must', 'may', 'half-cover.list-1.item-2.p-2'],
    ['a cell', 'a house', 'a tower', 'half-cover.table-1.row-3'],
    ['a paragraph of a quote', 'Ask the', 'Tell the', 'half-cover.quote-1.p-1'],
    ['an item of a quote', 'Second', 'Then', 'half-cover.quote-1.list-1.item-2'],
    ['a full stop', 'Ask the GM.', 'Ask the GM', 'half-cover.quote-1.p-1'],
    ['a capital', 'Second', 'second', 'half-cover.quote-1.list-1.item-2'],
    ['the title', 'title: Cover', 'title: Covers', 'title'],
    ['the summary', 'One sentence', 'A sentence', 'summary'],
  ])('%s', (_, from, to, key) => {
    expect(TEXT.split(from)).toHaveLength(2)
    expect(changed(TEXT, TEXT.replace(from, to))).toEqual([key])
  })

  test('the start number of a list changes the hash of its first item', () => {
    expect(changed('1. a\n2. b', '3. a\n4. b')).toEqual(['list-1.item-1'])
  })

  test('changing bullets to numbers changes the hash of every item', () => {
    expect(changed('- a\n- b', '1. a\n2. b')).toEqual(['list-1.item-1', 'list-1.item-2'])
  })
})

test('inserting or deleting a segment keeps the other hashes', () => {
  const less = TEXT.replace('- a low wall,\n  or a crate\n', '').replace('| Half   | a wall     |\n', '')
  const rest = hashes(TEXT).filter(
    (_, index) => !['half-cover.list-1.item-1', 'half-cover.table-1.row-2'].includes(keys(TEXT)[index] ?? ''),
  )
  expect(hashes(less)).toEqual(rest)
})

test('the same text as another kind of segment has another hash', () => {
  const sorts = ['Half', '## Half {#half}', '- Half', '1. Half', '> Half', '| Half |\n| - |', '- - Half', '**Half**']
  expect(new Set(sorts.flatMap(hashes)).size).toBe(sorts.length)
})

describe('unusual input', () => {
  test.each([
    ['nothing', '', []],
    ['only front matter', '---\ntitle: A\n---\n', ['title']],
    ['front matter that is not YAML', '---\ntitle: [\n---\n\nWords.', ['p-1']],
    ['a title that is not a string', '---\ntitle: 12\nsummary: [a]\n---\n', []],
    ['an empty item', '- \n- b', ['list-1.item-1', 'list-1.item-2']],
    ['an empty heading', '##', ['heading-1']],
    ['a heading without id', '## A\n\nb', ['heading-1', 'heading-1.p-1']],
    ['a list as the first thing of an item', '- - a', ['list-1.item-1.list-1.item-1']],
    ['code, rules and HTML', '`a`\n\n---\n\n    b\n\n<br>', ['p-1', 'break-1', 'code-1', 'html-1']],
    ['times and ratios', '- 3:30\n- DC:15', ['list-1.item-1', 'list-1.item-2']],
  ])('%s', (_, text, expected) => {
    expect(keys(text)).toEqual(expected)
  })

  test.each([
    ['too deep', '> '.repeat(LIMITS.nesting + 1)],
    ['too large', 'a b\n\n'.repeat(LIMITS.fileBytes)],
  ])('%s: no segments', (_, text) => {
    expect(segmentsOf(text)).toEqual([])
  })
})

describe('ranges', () => {
  test.each([
    ['a heading with its id after marks', '##  **Half** Cover  {#half-cover}  ', 'half-cover', '**Half** Cover'],
    ['a heading without id', '## Half', 'heading-1', 'Half'],
    ['an empty heading', '## {#half}', 'half', ''],
    ['an empty item', '-\n', 'list-1.item-1', ''],
    ['a title in quotation marks', "---\ntitle: 'A: b' # c\n---\n", 'title', "'A: b'"],
    ['a title with space after it', '---\ntitle: A b  \n---\n', 'title', 'A b'],
    ['Windows line ends', '---\r\nid: a\r\ntitle: A\r\n---\r\n\r\nWords\r\nwrap.', 'title', 'A'],
    ['a paragraph with Windows line ends', '---\r\nid: a\r\n---\r\n\r\nWords\r\nwrap.\r\n', 'p-1', 'Words\r\nwrap.'],
  ])('%s', (_, text, key, expected) => {
    expect(slices(text)[key]).toBe(expected)
  })

  test('a byte order mark does not count', () => {
    expect(segmentsOf(`\ufeff${TEXT}`).map(({ range }) => range)).toEqual(segmentsOf(TEXT).map(({ range }) => range))
  })
})
