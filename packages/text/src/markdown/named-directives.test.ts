import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it, test } from 'vitest'
import { isDirective, showDirective } from './directive.ts'
import { namedDirectives } from './named-directives.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { plainText } from './plain-text.ts'
import { sourceBlocks } from './source-block.ts'

/** Every directive in a text. */
const found = (text: string): string[] =>
  sourceBlocks(parseMarkdown(text)).blocks.flatMap(({ nodes }) => nodes.filter(isDirective).map(showDirective))

describe('leaves everything but our directives as text', () => {
  it.each([
    'Roll at 3:30.',
    'The ratio is 2:1, or 1:many.',
    '难度等级:DC 15',
    '难度等级:DC[15]',
    'เกราะ:AC เท่ากับ 15',
    'ตัวอย่าง:ทอย 1d20',
    'a:b[c]{d}',
    'a:b{#c .d e="f"}',
    'a:b[]',
    '::foo',
    '::foo[bar]{baz}',
    '::: note',
    ':::warning',
    '::::warning{a=b}',
    ':a:b:c:',
    ':smile: :+1:',
    'http:80',
    'x:dicey[1] :tables :value-x[a] :dice_x[b] :dice2[c] :diceก[d] :valueé[e]',
    ':Dice[2d6] :DICE[2d6]',
  ])('%s', (text) => {
    expect(found(text)).toEqual([])
    expect(plainText(parseMarkdown(text))).toBe(text)
  })

  it('over several lines', () => {
    const text = ':::warning\nWords.\n:::'
    expect(found(text)).toEqual([])
    expect(plainText(parseMarkdown(text))).toBe(':::warning Words. :::')
  })
})

describe('Markdown around and inside such text is still parsed', () => {
  it.each([
    ['a:b[**c**]', 'strong'],
    ['a:b[c](rule:d)', 'link'],
    ['เช่น:ดู[ความได้เปรียบ](rule:advantage)', 'link'],
    ['a:b[*c* d]{e}', 'emphasis'],
    ['**难度等级:DC 15**', 'strong'],
    ['**3:30** a:b[c', 'strong'],
  ])('%s', (text, type) => {
    const [block] = sourceBlocks(parseMarkdown(text)).blocks
    expect(block?.nodes.map((node) => node.type)).toContain(type)
  })

  it('a list below `:::` is a list', () => {
    expect(sourceBlocks(parseMarkdown('::: note\n\n- a')).blocks.map(({ key }) => key)).toEqual(['p-1', 'list-1'])
  })
})

test.each([
  [':dice[2d6+3]', [':dice[2d6+3]']],
  ['(:dice[1d20]: :value[death-save-dc] or higher)', [':dice[1d20]', ':value[death-save-dc]']],
  ['掷:dice[2d6]。', [':dice[2d6]']],
  ['ทอย:dice[2d6]แล้ว', [':dice[2d6]']],
  ['a:b :dice[1d4] c:d', [':dice[1d4]']],
  ['::table{id="cover"}', ['::table{id="cover"}']],
  ['a\n::table{id="cover"}\nb', ['::table{id="cover"}']],
  [':::table\n:::', [':::table']],
  ['\\:dice[2d6]', []],
])('directives of ours: %s', (text, expected) => {
  expect(found(text)).toEqual(expected)
})

test('throws unless remark-directive is registered first', () => {
  const processor = unified().use(remarkParse).use(namedDirectives, ['dice'])
  expect(() => processor.parse('a')).toThrow(RangeError)
})
