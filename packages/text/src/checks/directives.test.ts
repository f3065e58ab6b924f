import { describe, expect, it, test } from 'vitest'
import { entryFiles, objections, objectionValues } from '../../test/fixture.ts'
import { directives } from './directives.ts'

describe('directives that hold', () => {
  it.each([
    '::table{id="cover"}',
    '::calculator{id="attack"}',
    '::calculator{id="attack" bonus="-1" ac="12" cover="half" damage="2d6+3" resistance="yes"}',
    '::calculator{id="dice" expr="2d20kh1+5" at-least="15"}',
    'Roll :dice[2d6+3]: :value[half-cover-bonus] or more.',
    '**:dice[1d20]** and [:dice[1d4]](rule:x)',
    '| a | b |\n|---|---|\n| :value[natural-hit] | c |',
  ])('%s', (body) => {
    expect(objections(directives, entryFiles(body))).toEqual([])
  })
})

describe('text that is none', () => {
  it.each([
    'Roll at 3:30, 2:1.',
    '难度等级:DC 15',
    'เกราะ:AC เท่ากับ 15',
    'a:b[c]{d}',
    '::: note',
    ':::warning\nWords.\n:::',
    '::foo',
    'The following value: table [1] and dice (2d6).',
    'The word \\:dice[2d6] as it is typed.',
    ':diced[1]',
    'a table, a value; dice: see below',
  ])('%s', (body) => {
    expect(objections(directives, entryFiles(body))).toEqual([])
  })
})

test.each([
  [':table{id="cover"}', '12:1 wrong-form'],
  [':::table{id="cover"}\n:::', '12:1 wrong-form'],
  ['::dice[2d6]', '12:1 wrong-form'],
  ['Words :calculator here.', '12:7 wrong-form'],
  ['- ::table{id="cover"}', '12:3 not-alone'],
  ['> ::table{id="cover"}', '12:3 not-alone'],
  ['Roll :dice.', '12:6 missing-label'],
  ['Roll :dice[ ].', '12:6 missing-label'],
  ['Roll :dice[2d6', '12:6 missing-label'],
  ['Roll ::dice[2d6].', '12:6 malformed'],
  ['掷：dice［2d6］', '12:2 malformed'],
  ['::table {id="cover"}', '12:1 malformed'],
  [':: table{id="cover"}', '12:1 malformed'],
  ['::table｛id="cover"｝', '12:1 malformed'],
  ['::table{id="cover"', '12:1 malformed'],
  ['Roll :dice[**2d6**].', '12:6 label-markup'],
  ['::table[Cover]{id="cover"}', '12:1 label-not-allowed'],
  ['::table', '12:1 missing-attribute'],
  ['::table{id=""}', '12:1 missing-attribute'],
  ['::table{id="cover" size="big"}', '12:1 unknown-attribute'],
  ['Roll :dice[2d6]{big}.', '12:6 unknown-attribute'],
  ['::table{id=“cover”}', '12:1 unknown-table'],
  ['::table{id="covers"}', '12:1 unknown-table'],
  ['::table{id="constructor"}', '12:1 unknown-table'],
  ['::calculator{id="damage"}', '12:1 unknown-calculator'],
  ['A :value[half-cover].', '12:3 unknown-figure'],
  ['A :value[toString].', '12:3 unknown-figure'],
  ['::calculator{id="attack" armor="12"}', '12:1 unknown-field'],
  ['::calculator{id="attack" ac="twelve"}', '12:1 not-an-integer'],
  ['::calculator{id="attack" ac="99"}', '12:1 out-of-bounds'],
  ['::calculator{id="attack" cover="some"}', '12:1 unknown-option'],
  ['::calculator{id="attack" resistance="true"}', '12:1 unknown-option'],
  ['::calculator{id="attack" damage="2d"}', '12:1 dice'],
  ['Roll :dice[2d6++].', '12:16 dice'],
  ['Roll :dice[２d6].', '12:6 dice-characters'],
])('%s', (body, expected) => {
  const places = expected.split('|').map((place) => `rules/combat/rule.en.md:${place}`)
  expect(objections(directives, entryFiles(body)).sort()).toEqual(places.sort())
})

test('names what is nearest, and what a field takes', () => {
  expect(objectionValues(directives, entryFiles('::table{id="covers"}'))).toEqual([
    { got: 'covers', expected: ['cover'] },
  ])
  expect(objectionValues(directives, entryFiles('::calculator{id="attack" ac="99"}'))).toEqual([
    { field: 'ac', got: '99', expected: [], minimum: 1, maximum: 40, at: 1 },
  ])
})
