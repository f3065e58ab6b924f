import { describe, expect, test } from 'vitest'
import { english, translated } from '../../test/fixture.ts'
import { readSourceEntry, type SourceEntry } from '../corpus/source-entry.ts'
import { type CodedText, codedString } from './coded-text.ts'
import { writeInline } from './formats/xml-inline.ts'
import { plain } from './inline.ts'
import { codedTextAt, hasWords, slotsOf } from './segments/slots.ts'

function read(text: string, locale: 'en' | 'zh'): SourceEntry {
  const source = readSourceEntry(
    { file: `rules/combat/rule.${locale}.md`, id: 'rule', chapter: 'combat', locale },
    text,
  )
  if (!('segments' in source)) throw new RangeError('text is nested too deep.')
  return source
}

/** The segments of a body, by the keys of their slots. */
function codedTexts(body: string, like?: ReadonlyMap<string, CodedText>): Map<string, CodedText> {
  const entry = like ? read(translated('rule', body), 'zh') : read(english('rule', body), 'en')
  return new Map(slotsOf(entry).map((slot) => [slot.key, codedTextAt(slot, entry, like?.get(slot.key))]))
}

const written = (body: string): string => {
  const coded = codedTexts(body).get('p-1')
  return coded ? writeInline(coded, false) : ''
}

describe('placeholders for markup, figures and dice', () => {
  test.each([
    ['a figure of core', 'Gives :value[half-cover-bonus].', 'Gives <ph id="1">+2</ph>.'],
    ['a figure with a unit', ':value[jump-run-up]', '<ph id="1">10 feet</ph>'],
    ['a figure that core lacks', ':value[none]', '<ph id="1">none</ph>'],
    ['dice', 'Roll :dice[2d6-1].', 'Roll <ph id="1">2d6-1</ph>.'],
    ['a link', 'See [Armor Class](rule:armor-class).', 'See <g id="1">Armor Class</g>.'],
    ['bold with a link in it', '**See [AC](rule:ac)** now', '<g id="1">See <g id="2">AC</g></g> now'],
    ['italics', '*a*', '<g id="1">a</g>'],
    ['a link without words', '[](rule:ac)', '<ph id="1">[](rule:ac)</ph>'],
    ['code and an image', '`a < b` ![c](d)', '<ph id="1">`a &lt; b`</ph> <ph id="2">![c](d)</ph>'],
    ['special characters of XML', 'a < b & "c"', 'a &lt; b &amp; &quot;c&quot;'],
    ['escaped characters', '\\*a\\* &amp; b', '*a* &amp; b'],
    ['colons that are only colons', 'At 3:30, DC:15.', 'At 3:30, DC:15.'],
    ['a wrapped line', 'half of\nyou', 'half of you'],
  ])('%s', (_, body, expected) => {
    expect(written(body)).toBe(expected)
  })
})

describe('a translation', () => {
  const source = codedTexts('Roll :dice[1d6], add :value[half-cover-bonus] to [AC](rule:ac), roll :dice[1d6].')
  const target = (body: string): string => {
    const coded = codedTexts(body, source).get('p-1')
    return coded ? writeInline(coded, false) : ''
  }

  test('reuses the tag numbers of the English in its own order', () => {
    expect(target('[护甲](rule:ac)加:value[half-cover-bonus]，掷:dice[1d6]和:dice[1d6]')).toBe(
      '<g id="3">护甲</g>加<ph id="2">+2</ph>，掷<ph id="1">1d6</ph>和<ph id="4">1d6</ph>',
    )
  })

  test('gets new numbers for tags that the English lacks', () => {
    expect(target(':dice[1d6] :dice[1d6] :dice[1d6] **b**')).toBe(
      '<ph id="1">1d6</ph> <ph id="4">1d6</ph> <ph id="5">1d6</ph> <g id="6">b</g>',
    )
  })
})

describe('segments', () => {
  test('of an entry, with their text', () => {
    const body = '## Half {#half}\n\n- a\n  - b\n\n  c\n\n| d | e |\n| - | - |\n| f | |\n\n> g\n\n::table{id="cover"}\n'
    const found = [...codedTexts(body)].map(([key, { content }]) => [key, plain(content)])
    expect(found).toEqual([
      ['title', 'rule'],
      ['summary', 'One sentence.'],
      ['half', 'Half'],
      ['half.list-1.item-1', 'a'],
      ['half.list-1.item-1.list-1.item-1', 'b'],
      ['half.list-1.item-1.p-2', 'c'],
      ['half.table-1.row-1.cell-1', 'd'],
      ['half.table-1.row-1.cell-2', 'e'],
      ['half.table-1.row-2.cell-1', 'f'],
      ['half.table-1.row-2.cell-2', ''],
      ['half.quote-1.p-1', 'g'],
    ])
  })

  test.each([
    ['words', 'a :dice[1d6]', true],
    ['Chinese words', '字', true],
    ['dice alone', ':dice[1d6]', false],
    ['figures', '60 + 12 %', false],
    ['words inside a link', '[a](rule:b)', true],
  ])('%s', (_, body, expected) => {
    const coded = codedTexts(body).get('p-1')
    expect(coded && hasWords(coded)).toBe(expected)
  })
})

describe('placeholders of strings', () => {
  test.each([
    ['a placeholder', 'of {{ total }}!', 'of <ph id="1">{{ total }}</ph>!'],
    ['a format', '{{count, integer}} rows', '<ph id="1">{{count, integer}}</ph> rows'],
    ['another string', '$t(dice.one) more', '<ph id="1">$t(dice.one)</ph> more'],
    ['tags', '<1>all</1>', '<ph id="1">&lt;1&gt;</ph>all<ph id="2">&lt;/1&gt;</ph>'],
    ['a plural word', '{{n}} {{n, plural(one: day; other: days)}} left', '<ph id="1">{{n}}</ph> days left'],
    ['spaces stay', ' × a die ', ' × a die '],
  ])('%s', (_, text, expected) => {
    expect(writeInline(codedString(text), false)).toBe(expected)
  })

  test('a translation has the placeholder numbers of the English, whatever the spacing', () => {
    const source = codedString('{{a}} of {{b, integer}}')
    expect(writeInline(codedString('{{ b, integer }}之{{a}}', source), false)).toBe(
      '<ph id="2">{{ b, integer }}</ph>之<ph id="1">{{a}}</ph>',
    )
  })
})
