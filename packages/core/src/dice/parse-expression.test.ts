import { describe, expect, test } from 'vitest'
import { parsed, refused } from '../../test/parsed.ts'
import { format } from './format.ts'

const [D4, D6] = [4, 6].map((sides) => ({ kind: 'numbered', sides }))

describe('accepted', () => {
  // Trees of canonical notation are compared in format.test.ts, modifiers in parse-modifiers.test.ts.
  test.each([
    // Numbers and dice.
    ['007', '7'],
    ['02d06', '2d6'],
    ['d20', '1d20'],
    ['D20', '1d20'],
    ['2D%', '2d100'],
    ['dF', '1dF'],
    ['4df', '4dF'],
    ['d{ -1 , 0 , 1 }', '1dF'],
    ['D { 5 }', '1d{5}'],
    ['(3)d%', '(3)d100'],
    ['(2)dF', '(2)dF'],
    // Spaces.
    ['4 d 6 kh 3', '4d6kh3'],
    ['5d20 dl 2 dh', '5d20dl2dh1'],
    [' 2d6  +  3 ', '2d6+3'],
    ['\t2d6\n+\r3\v\f', '2d6+3'],
    ['2d6\u00a0+\u20093\u202f', '2d6+3'],
    ['( 2 + 1 ) d 6', '(2+1)d6'],
    // Other scripts.
    ['１ｄ２０＋５', '1d20+5'],
    ['２Ｄ６　ＫＨ１', '2d6kh1'],
    ['（１ｄ４）－１', '1d4-1'],
    ['ｄ％', '1d100'],
    ['ｄ｛１，２｝', '1d{1,2}'],
    ['２＊３', '2*3'],
    ['（１ｄ２０＋５）＞＝１５', '(1d20+5)>=15'],
    ['๒d๖', '2d6'],
    ['๑๐d๖kh๓ + ๕', '10d6kh3+5'],
    ['2d6\u22121', '2d6-1'],
    ['2d6\u20131', '2d6-1'],
    // Sums and parentheses.
    ['+2d6', '2d6'],
    ['2d6-1-1d4+2', '2d6-1-1d4+2'],
    ['((7))', '7'],
    ['(2d6+1)', '2d6+1'],
    ['( -1d4 )+2', '(-1d4)+2'],
    // Functions and comparisons.
    ['CEIL ( 7 / 2 )', 'ceil(7/2)'],
    ['round((2d6)/4)', 'round(2d6/4)'],
    ['floor((7/2))', 'floor(7/2)'],
    ['Min ( 1 , 2 , 3 )', 'min(1,2,3)'],
    ['(1d20+5) >= 15', '(1d20+5)>=15'],
    ['(1d20) == 1d20', '(1d20)=1d20'],
    ['(1)<(2)<(3)', '(1)<((2)<3)'],
    ['(1d20)>=15*2', '((1d20)>=15)*2'],
    // Groups.
    ['{ 2d6 + 1d8 } k2', '{2d6+1d8}kh2'],
    ['{4d6}>=5f1', '{4d6}>=5f=1'],
    // Labels and comments.
    ['2d6 [ Cold  iron ] + 3', '2d6[Cold  iron]+3'],
    ['2d6kh1［火］', '2d6kh1[火]'],
    ['２ｄ６［ＡＢ１๒］', '2d6[ＡＢ１๒]'],
    ['(1d20)>=15[hit]', '(1d20)>=15[hit]'],
    ['((1d20)>=15)[hit]', '((1d20)>=15)[hit]'],
    ['2d6 # fire and brimstone', '2d6'],
    ['2d6#', '2d6'],
    ['2d6[#]#[', '2d6[#]'],
  ])('%j is %s', (text, expected) => {
    expect(format(parsed(text))).toBe(expected)
  })

  test('the tree of a pool with its span', () => {
    expect(parsed(' 4d6 kh3 dl1 ')).toEqual({
      kind: 'pool',
      count: 4,
      die: { kind: 'numbered', sides: 6 },
      keeps: [
        { kind: 'keep', end: 'highest', count: 3 },
        { kind: 'drop', end: 'lowest', count: 1 },
      ],
      span: { start: 1, end: 12 },
    })
  })

  test('the tree of a sum with its spans', () => {
    expect(parsed(' 2d6 - ( 3 + d4 ) ')).toEqual({
      kind: 'sum',
      terms: [
        { sign: 1, expression: { kind: 'pool', count: 2, die: D6, keeps: [], span: { start: 1, end: 4 } } },
        {
          sign: -1,
          expression: {
            kind: 'sum',
            terms: [
              { sign: 1, expression: { kind: 'constant', value: 3, span: { start: 9, end: 10 } } },
              { sign: 1, expression: { kind: 'pool', count: 1, die: D4, keeps: [], span: { start: 13, end: 15 } } },
            ],
            span: { start: 9, end: 15 },
          },
        },
      ],
      span: { start: 1, end: 17 },
    })
  })

  test('a single negative term is a sum of one term', () => {
    expect(parsed('-7')).toEqual({
      kind: 'sum',
      terms: [{ sign: -1, expression: { kind: 'constant', value: 7, span: { start: 1, end: 2 } } }],
      span: { start: 0, end: 2 },
    })
  })

  test('the spans of other trees', () => {
    const one = { kind: 'constant', value: 1, span: { start: 1, end: 2 } }
    expect(parsed('(1)d6')).toMatchObject({ kind: 'pool', count: one, die: D6, span: { start: 0, end: 5 } })
    expect(parsed('d(1)').kind === 'pool' && parsed('d(1)')).toMatchObject({
      die: { kind: 'numbered', sides: { kind: 'constant', value: 1, span: { start: 2, end: 3 } } },
    })
    expect(parsed('(1)>=d6')).toMatchObject({
      kind: 'compared',
      left: one,
      comparison: '>=',
      span: { start: 0, end: 7 },
    })
    expect(parsed('{1 , d6 } kh2')).toMatchObject({
      kind: 'group',
      members: [one, { span: { start: 5, end: 7 } }],
      span: { start: 0, end: 13 },
    })
    expect(parsed('ceil( 7/2 )')).toMatchObject({
      kind: 'quotient',
      rounding: 'ceil',
      written: true,
      span: { start: 0, end: 11 },
    })
    expect(parsed('7/2')).toMatchObject({
      kind: 'quotient',
      rounding: 'floor',
      written: false,
      span: { start: 0, end: 3 },
    })
    expect(parsed('max(1 ,2)')).toMatchObject({ kind: 'call', name: 'max', span: { start: 0, end: 9 } })
    expect(parsed('2*d6 [a] ')).toMatchObject({
      kind: 'product',
      right: { kind: 'labelled', label: 'a', expression: { span: { start: 2, end: 4 } }, span: { start: 2, end: 8 } },
      span: { start: 0, end: 8 },
    })
    expect(parsed('1*2/3')).toMatchObject({ kind: 'quotient', left: { kind: 'product', span: { start: 0, end: 3 } } })
  })

  test('spans count UTF-16 units of the text as typed', () => {
    expect(parsed('１ｄ２０　＋　５').span).toEqual({ start: 0, end: 8 })
  })
})

describe('refused', () => {
  const unexpected = (at: number, got: string, ...expected: string[]): Record<string, unknown> => ({
    code: 'unexpected',
    at,
    length: got.length,
    got,
    expected,
  })
  const character = (at: number, got: string, codePoint: string): Record<string, unknown> => ({
    code: 'unexpected-character',
    at,
    length: got.length,
    got,
    codePoint,
  })
  const unclosed = (at: number, got: string): Record<string, unknown> => ({
    code: 'unclosed',
    at,
    length: 1,
    got,
    expected: { '(': ')', '{': '}', '[': ']' }[got],
  })
  const operand = ['dice', 'number']

  test.each([
    ['', { code: 'empty', at: 0, length: 0 }],
    ['   ', { code: 'empty', at: 0, length: 0 }],
    ['\u3000\t', { code: 'empty', at: 0, length: 0 }],
    ['abc', unexpected(0, 'a', ...operand)],
    ['+', unexpected(1, '', ...operand)],
    ['-', unexpected(1, '', ...operand)],
    ['--1', unexpected(1, '-', ...operand)],
    ['1d6+', unexpected(4, '', ...operand)],
    ['1d6+ ', unexpected(5, '', ...operand)],
    ['1d6++2', unexpected(4, '+', ...operand)],
    ['1d6+-2', unexpected(4, '-', ...operand)],
    [')(', unexpected(0, ')', ...operand)],
    ['()', unexpected(1, ')', ...operand)],
    ['(', unexpected(1, '', ...operand)],
    ['(+)', unexpected(2, ')', ...operand)],
    ['%', unexpected(0, '%', ...operand)],
    ['kh1', unexpected(0, 'k', ...operand)],
    ['dis', unexpected(0, 'd', ...operand)],
    ['adv', unexpected(0, 'a', ...operand)],
    ['!', unexpected(0, '!', ...operand)],
    ['2!', unexpected(1, '!', 'operator', 'end')],
    ['2ro1', unexpected(1, 'r', 'operator', 'end')],
    ['d', unexpected(1, '', 'sides')],
    ['2d', unexpected(2, '', 'sides')],
    ['2d ', unexpected(3, '', 'sides')],
    ['2d-6', unexpected(2, '-', 'sides')],
    ['2dx', unexpected(2, 'x', 'sides')],
    ['2dl1', { code: 'without-dice', at: 1, length: 2, got: 'dl' }],
    ['dd6', unexpected(1, 'd', 'sides')],
    ['1d6)', unexpected(3, ')', 'operator', 'end')],
    ['1d6 2', unexpected(4, '2', 'operator', 'end')],
    ['1 2', unexpected(2, '2', 'operator', 'end')],
    ['2x6', unexpected(1, 'x', 'operator', 'end')],
    ['2X6', unexpected(1, 'X', 'operator', 'end')],
    ['๒ ๓', unexpected(2, '๓', 'operator', 'end')],
    ['1.5', unexpected(1, '.', 'operator', 'end')],
    ['1e3', unexpected(1, 'e', 'operator', 'end')],
    ['0x10', unexpected(1, 'x', 'operator', 'end')],
    ['2d6kh1.5', unexpected(6, '.', 'operator', 'end')],
    ['d%0', unexpected(2, '0', 'operator', 'end')],
    ['(1d6 2)', unexpected(5, '2', 'operator', ')')],
    ['(1d6', { ...unclosed(0, '('), suggestions: ['(1d6)'] }],
    ['2+(1d6 ', { ...unclosed(2, '('), suggestions: ['2+(1d6 )'] }],
    ['((1d6)', { ...unclosed(0, '('), suggestions: ['((1d6))'] }],
    ['(1+(2', { ...unclosed(3, '('), suggestions: ['(1+(2))'] }],
    ['((({1d6', { ...unclosed(3, '{'), suggestions: ['((({1d6})))'] }],
    ['max(1,2', { ...unclosed(3, '('), suggestions: ['max(1,2)'] }],
    ['floor( 7/2', { ...unclosed(5, '('), suggestions: ['floor( 7/2)'] }],
    ['abs (2', { ...unclosed(4, '('), suggestions: ['abs (2)'] }],
    ['d(6', { ...unclosed(1, '('), suggestions: ['d(6)'] }],
    ['d{1,2', { ...unclosed(1, '{'), suggestions: ['d{1,2}'] }],
    ['{1d6,1d8', { ...unclosed(0, '{'), suggestions: ['{1d6,1d8}'] }],
    ['2d6[fire', { ...unclosed(3, '['), suggestions: ['2d6[fire]'] }],
    ['(2d6[fire', { ...unclosed(4, '['), suggestions: ['(2d6[fire])'] }],
    // A closing bracket at the end would be part of the comment.
    ['(2d6 # fire', unclosed(0, '(')],
    ['((2d6 #', unclosed(1, '(')],
    ['(2d6+', unexpected(5, '', ...operand)],
    ['{2d6,', unexpected(5, '', ...operand)],
    ['{}', unexpected(1, '}', ...operand)],
    ['max()', unexpected(4, ')', ...operand)],
    ['max', unexpected(3, '', '(')],
    ['max 3', unexpected(4, '3', '(')],
    ['floor 7/2', unexpected(6, '7', '(')],
    ['abs(1,2)', unexpected(5, ',', 'operator', ')')],
    ['maxi(1)', unexpected(3, 'i', '(')],
    ['{1d6', { ...unclosed(0, '{'), suggestions: ['{1d6}'] }],
    ['{1d6)', unexpected(4, ')', 'operator', '}')],
    ['(1d6}', unexpected(4, '}', 'operator', ')')],
    ['d{}', unexpected(2, '}', 'number')],
    ['d{1,}', unexpected(4, '}', 'number')],
    ['d{1;2}', unexpected(3, ';', ',', '}')],
    ['d{1d2}', unexpected(3, 'd', ',', '}')],
    ['2*', unexpected(2, '', ...operand)],
    ['*2', unexpected(0, '*', ...operand)],
    ['2**3', unexpected(2, '*', ...operand)],
    ['2*-3', unexpected(2, '-', ...operand)],
    ['2//3', unexpected(2, '/', ...operand)],
    ['2d6[a][b]', unexpected(6, '[', 'operator', 'end')],
    ['[fire]', unexpected(0, '[', ...operand)],
    ['@', unexpected(1, '', 'name')],
    ['@1', unexpected(1, '1', 'name')],
    ['@-x', unexpected(1, '-', 'name')],
    ['#', { code: 'empty', at: 0, length: 0 }],
    [' # 2d6', { code: 'empty', at: 0, length: 0 }],
    ['1d20+5>=15', { code: 'compare-total', got: '>=', at: 6, length: 2, suggestions: ['(1d20+5)>=15'] }],
    ['2d6+1 < 7', { code: 'compare-total', got: '<', at: 6, length: 1, suggestions: ['(2d6+1)< 7'] }],
    ['max(1,2)=2', { code: 'compare-total', got: '=', at: 8, length: 1, suggestions: ['(max(1,2))=2'] }],
    ['5<>6', { code: 'compare-total', got: '!=', at: 1, length: 2, suggestions: ['(5)<>6'] }],
    ['5==6', { code: 'compare-total', got: '=', at: 1, length: 1, suggestions: ['(5)==6'] }],
    ['1+2>3>4', { code: 'compare-total', got: '>', at: 3, length: 1, suggestions: ['((1+2)>3)>4'] }],
    ['1+2>', { code: 'compare-total', got: '>', at: 3, length: 1 }],
    ['(1)>=', unexpected(5, '', ...operand)],
    ['ceil(2d6)', { code: 'without-division', got: 'ceil', at: 0, length: 4 }],
    ['1+floor(2*3)', { code: 'without-division', got: 'floor', at: 2, length: 5 }],
    ['round(7/2+1)', { code: 'without-division', got: 'round', at: 0, length: 5 }],
    // The inner rounding would be lost.
    ['ceil(floor(7/2))', { code: 'without-division', got: 'ceil', at: 0, length: 4 }],
    ['2/0', { code: 'zero-divisor', at: 2, length: 1 }],
    ['2d6/(1d4-1)', { code: 'zero-divisor', at: 4, length: 7 }],
    ['10/(10/20)', { code: 'zero-divisor', at: 3, length: 7 }],
    ['1+2/dF*3', { code: 'zero-divisor', at: 4, length: 2 }],
    ['d(0)', { code: 'zero-sides', at: 1, length: 3 }],
    ['1d(1d4-1)', { code: 'zero-sides', at: 2, length: 7 }],
    ['1d(5/10)', { code: 'zero-sides', at: 2, length: 6 }],
    ['1d(10/(0-2))', { code: 'zero-sides', at: 2, length: 10 }],
    ['(1d4-2)d6', { code: 'negative-dice', at: 0, length: 7 }],
    ['1+(0-1)d6', { code: 'negative-dice', at: 2, length: 5 }],
    ['1d0', { code: 'zero-sides', at: 2, length: 1 }],
    ['d 0+1', { code: 'zero-sides', at: 2, length: 1 }],
    ['1d000', { code: 'zero-sides', at: 2, length: 3 }],
    ['2kh1', { code: 'without-dice', at: 1, length: 2, got: 'kh' }],
    ['2 dh1', { code: 'without-dice', at: 2, length: 2, got: 'dh' }],
    ['(2d6) dl', { code: 'without-dice', at: 6, length: 2, got: 'dl' }],
  ])('%j', (text, expected) => {
    expect(refused(text)).toEqual(expected)
  })

  test.each([
    ['a letter', '1d6é', character(3, 'é', 'U+00E9')],
    ['a capital letter, named as typed', 'É', character(0, 'É', 'U+00C9')],
    ['a capital letter that has two units in lower case', '1d6İ', character(3, 'İ', 'U+0130')],
    ['a character that only looks like k', '2d6\u212ah1', character(3, '\u212a', 'U+212A')],
    ['an emoji', '1d6 🎲', character(4, '🎲', 'U+1F3B2')],
    ['a lone high surrogate', '\ud83c', character(0, '\ud83c', 'U+D83C')],
    ['a lone low surrogate', '1d6\udfb2', character(3, '\udfb2', 'U+DFB2')],
    ['NUL', '\u00001d6', character(0, '\u0000', 'U+0000')],
    ['NUL after dice', '1d6\u0000', character(3, '\u0000', 'U+0000')],
    ['DEL', '1\u007fd6', character(1, '\u007f', 'U+007F')],
    ['a zero-width space', '1d6\u200b', character(3, '\u200b', 'U+200B')],
    ['a right-to-left mark', '\u200f1d6', character(0, '\u200f', 'U+200F')],
    ['a right-to-left override', '1d\u202e6', character(2, '\u202e', 'U+202E')],
    ['a byte order mark', '\ufeff1d6', character(0, '\ufeff', 'U+FEFF')],
    ['a Chinese numeral', '2d六', character(2, '六', 'U+516D')],
    ['a Chinese letter for dice', '2骰6', character(1, '骰', 'U+9AB0')],
    ['Thai letters', 'ทอย', character(0, 'ท', 'U+0E17')],
    ['Arabic-Indic digits', '٢d6', character(0, '٢', 'U+0662')],
    ['a superscript digit', '²d6', character(0, '²', 'U+00B2')],
    ['an em dash', '2d6—1', character(3, '—', 'U+2014')],
    ['a multiplication sign', '2×6', character(1, '×', 'U+00D7')],
  ])('%s', (_, text, expected) => {
    expect(refused(text)).toEqual(expected)
  })
})
