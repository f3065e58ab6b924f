import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutSpans } from '../../test/arbitrary-expression.ts'
import { parsed } from '../../test/parsed.ts'
import { format } from './format.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import type { NotationError } from './notation-error.ts'
import { odds } from './odds.ts'
import { type ParseOptions, parse } from './parse.ts'
import type { Expression } from './syntax.ts'

declare const console: { info(text: string): void }

const refusal = (text: string, options?: ParseOptions): NotationError | undefined => {
  const result = parse(text, options)
  return result.ok ? undefined : result.error
}

const [D4, D6] = [4, 6].map((sides) => ({ kind: 'numbered', sides }))

describe('what is understood', () => {
  test.each([
    ['20', '20'],
    ['007', '7'],
    ['d20', '1d20'],
    ['1d20', '1d20'],
    ['D20', '1d20'],
    ['d%', '1d100'],
    ['2D%', '2d100'],
    ['0d6', '0d6'],
    ['3d1', '3d1'],
    ['02d06', '2d6'],
    ['4d6kh3', '4d6kh3'],
    ['4D6KH3', '4d6kh3'],
    ['4d6kh', '4d6kh1'],
    ['4d6dl', '4d6dl1'],
    ['2d20kl', '2d20kl1'],
    ['2d6kh0', '2d6kh0'],
    ['5d20dl2dh2', '5d20dl2dh2'],
    ['5d20 dl 2 dh', '5d20dl2dh1'],
    ['4 d 6 kh 3', '4d6kh3'],
    ['2d6+3', '2d6+3'],
    [' 2d6  +  3 ', '2d6+3'],
    ['\t2d6\n+\r3\v\f', '2d6+3'],
    ['2d6-1', '2d6-1'],
    ['2d6-1-1d4+2', '2d6-1-1d4+2'],
    ['+2d6', '2d6'],
    ['-2d6', '-2d6'],
    ['-1', '-1'],
    ['(2d6)', '2d6'],
    ['((7))', '7'],
    ['(2d6+1)', '2d6+1'],
    ['(2d6+1)-3', '(2d6+1)-3'],
    ['10-(1d4+1)', '10-(1d4+1)'],
    ['-(-1)', '-(-1)'],
    ['( -1d4 )+2', '(-1d4)+2'],
    ['１ｄ２０＋５', '1d20+5'],
    ['２Ｄ６　ＫＨ１', '2d6kh1'],
    ['（１ｄ４）－１', '1d4-1'],
    ['ｄ％', '1d100'],
    ['๒d๖', '2d6'],
    ['๑๐d๖kh๓ + ๕', '10d6kh3+5'],
    ['2d6\u22121', '2d6-1'],
    ['2d6\u20131', '2d6-1'],
    ['2d6\u00a0+\u20093\u202f', '2d6+3'],
    ['dF', '1dF'],
    ['4df', '4dF'],
    ['2d{1,2,4,8}', '2d{1,2,4,8}'],
    ['d{ -1 , 0 , 1 }', '1dF'],
    ['D { 5 }', '1d{5}'],
    ['ｄ｛１，２｝', '1d{1,2}'],
    ['d\n20', '1d20'],
    ['d\v20\f', '1d20'],
    ['(1d4)d6', '(1d4)d6'],
    ['( 2 + 1 ) d 6', '(2+1)d6'],
    ['(3)d%', '(3)d100'],
    ['1d(2*3)', '1d(2*3)'],
    ['(1d4)d(1d6)kh1', '(1d4)d(1d6)kh1'],
    ['(2)dF', '(2)dF'],
    ['2*3', '2*3'],
    ['２＊３', '2*3'],
    ['2d6*3+1', '2d6*3+1'],
    ['(2d6+1)*3', '(2d6+1)*3'],
    ['1*2*3', '1*2*3'],
    ['2d6/2', '2d6/2'],
    ['12/3/2', '12/3/2'],
    ['12/(3/2)', '12/(3/2)'],
    ['-2*3', '-2*3'],
    ['(-2)*3', '(-2)*3'],
    ['floor(7/2)', 'floor(7/2)'],
    ['CEIL ( 7 / 2 )', 'ceil(7/2)'],
    ['round((2d6)/4)', 'round(2d6/4)'],
    ['floor((7/2))', 'floor(7/2)'],
    ['max(1d6, 1d8+1)', 'max(1d6,1d8+1)'],
    ['Min ( 1 , 2 , 3 )', 'min(1,2,3)'],
    ['max(7)', 'max(7)'],
    ['abs(-2d6)', 'abs(-2d6)'],
    ['（１ｄ２０＋５）＞＝１５', '(1d20+5)>=15'],
    ['(1d20+5) >= 15', '(1d20+5)>=15'],
    ['(1d20) == 1d20', '(1d20)=1d20'],
    ['(2)<>3', '(2)<>3'],
    ['(1)<(2)<(3)', '(1)<((2)<3)'],
    ['(1d20)>=15*2', '((1d20)>=15)*2'],
    ['{1d6,1d8}kh1', '{1d6,1d8}kh1'],
    ['{ 2d6 + 1d8 } k2', '{2d6+1d8}kh2'],
    ['{4d6}>=5f1', '{4d6}>=5f=1'],
    ['{{1}}', '{{1}}'],
    ['2d6[fire]', '2d6[fire]'],
    ['2d6 [ Cold  iron ] + 3', '2d6[Cold  iron]+3'],
    ['2d6kh1［火］', '2d6kh1[火]'],
    ['２ｄ６［ＡＢ１๒］', '2d6[ＡＢ１๒]'],
    ['(2d6+3)[slashing]*2', '(2d6+3)[slashing]*2'],
    ['(1d20)>=15[hit]', '(1d20)>=15[hit]'],
    ['((1d20)>=15)[hit]', '((1d20)>=15)[hit]'],
    ['2d6[]', '2d6[]'],
    ['2d6 # fire and brimstone', '2d6'],
    ['2d6#', '2d6'],
    ['2d6[#]#[', '2d6[#]'],
  ])('%j is %s', (text, expected) => {
    expect(format(parsed(text))).toBe(expected)
  })

  test('the tree of a pool, with the stretch of text it stands for', () => {
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

  test('the tree of a sum', () => {
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

  test('a lone negative term is a sum of one', () => {
    expect(parsed('-7')).toEqual({
      kind: 'sum',
      terms: [{ sign: -1, expression: { kind: 'constant', value: 7, span: { start: 1, end: 2 } } }],
      span: { start: 0, end: 2 },
    })
  })

  test('the trees of everything else, with the stretches of text they stand for', () => {
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

  test('spans count units of the typed text, whatever was typed', () => {
    expect(parsed('１ｄ２０　＋　５').span).toEqual({ start: 0, end: 8 })
  })
})

describe('what is refused', () => {
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
    // What is added would be part of the comment.
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
    ['(2d6+1)kl1', { code: 'without-dice', at: 7, length: 2, got: 'kl' }],
    ['(2d6) dl', { code: 'without-dice', at: 6, length: 2, got: 'dl' }],
  ])('%j', (text, expected) => {
    expect(refusal(text)).toEqual(expected)
  })

  test.each([
    ['a letter', '1d6é', character(3, 'é', 'U+00E9')],
    ['a capital letter, named as typed', 'É', character(0, 'É', 'U+00C9')],
    ['a capital letter that is two units in lower case', '1d6İ', character(3, 'İ', 'U+0130')],
    ['a sign that only looks like k', '2d6\u212ah1', character(3, '\u212a', 'U+212A')],
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
    expect(refusal(text)).toEqual(expected)
  })
})

describe('variables', () => {
  const variables = { dex: 3, 'proficiency-bonus': 2, 'a.b_1': -4, big: 1_000_000_001, none: 0, __proto__: 5 }

  test.each([
    ['1d20+@dex', '1d20+@dex', undefined],
    ['1d20 + @DEX', '1d20+@dex', undefined],
    ['@proficiency-bonus', '@proficiency-bonus', 2],
    ['@a.b_1', '@a.b_1', -4],
    // A hyphen that belongs to no name is a minus.
    ['@dex-1', '@dex-1', 2],
    ['@dex - 1', '@dex-1', 2],
    ['@dex-d4', '@dex-1d4', undefined],
    ['@dex-@dex', '@dex-@dex', 0],
    ['@proficiency-bonus-@dex', '@proficiency-bonus-@dex', -1],
    ['(@dex)d6', '(@dex)d6', undefined],
    ['@none[nothing]', '@none[nothing]', 0],
  ])('%s is %s', (text, canonical, total) => {
    const result = parse(text, { variables })
    expect(result.ok && format(result.value)).toBe(canonical)
    const exact = result.ok ? odds(result.value) : undefined
    if (total !== undefined)
      expect(exact?.ok && exact.value).toEqual({ minimum: total, weights: [1n], denominator: 1n })
  })

  const known = Object.keys(variables)

  test.each([
    ['1+@str', { code: 'unknown-variable', got: '@str', known, at: 2, length: 4 }],
    ['@dexterity', { code: 'unknown-variable', got: '@dexterity', known, at: 0, length: 10 }],
    ['@str-dex', { code: 'unknown-variable', got: '@str-dex', known, at: 0, length: 8 }],
    ['@__proto__', { code: 'unexpected', got: '_', expected: ['name'], at: 1, length: 1 }],
    ['@constructor', { code: 'unknown-variable', got: '@constructor', known, at: 0, length: 12 }],
    ['@tostring', { code: 'unknown-variable', got: '@tostring', known, at: 0, length: 9 }],
    ['@big', { code: 'over-limit', limit: 'constant', got: '1000000001', allowed: 1_000_000_000, at: 0, length: 4 }],
    ['1/@none', { code: 'zero-divisor', at: 2, length: 5 }],
    ['(@a.b_1)d6', { code: 'negative-dice', at: 0, length: 8 }],
    ['@火', { code: 'unexpected-character', got: '火', codePoint: 'U+706B', at: 1, length: 1 }],
  ])('%s', (text, expected) => {
    expect(refusal(text, { variables })).toEqual(expected)
  })

  test('without any, none is known', () => {
    expect(refusal('@dex')).toEqual({ code: 'unknown-variable', got: '@dex', known: [], at: 0, length: 4 })
  })

  test.each([0.5, Number.NaN])('the value %d is the caller’s mistake', (value) => {
    expect(() => parse('@x', { variables: { x: value } })).toThrow(RangeError)
    expect(() => parse('@x', { variables: { x: value } })).toThrow(/^variables\.x is .* Tip: /)
  })
})

describe('limits', () => {
  const over = (
    limit: keyof typeof DEFAULT_LIMITS,
    at: number,
    length: number,
    got: string,
  ): Record<string, unknown> => ({
    code: 'over-limit',
    limit,
    got,
    allowed: DEFAULT_LIMITS[limit],
    at,
    length,
  })

  test('the defaults', () => {
    expect(DEFAULT_LIMITS).toEqual({
      length: 2_000,
      terms: 200,
      depth: 50,
      dice: 10_000,
      sides: 1_000_000,
      constant: 1_000_000_000,
      explosions: 100,
      cut: 20,
      work: 10_000_000,
    })
  })

  test.each([
    ['length', `1d6${' '.repeat(1997)}`, `1d6${' '.repeat(1998)}`, over('length', 0, 2001, '2001')],
    ['terms', `1${'+1'.repeat(199)}`, `1${'+1'.repeat(200)}`, over('terms', 400, 1, '201')],
    ['depth', `${'('.repeat(50)}1${')'.repeat(50)}`, `${'('.repeat(51)}1${')'.repeat(51)}`, over('depth', 50, 1, '51')],
    ['dice', '10000d6', '10001d6', over('dice', 0, 5, '10001')],
    ['dice of all pools together', '9999d6+d8', '9999d6+2d8', over('dice', 7, 1, '10001')],
    ['dice with an implied one', '9999d6+d8', '10000d6+d8', over('dice', 8, 1, '10001')],
    ['dice kept', '2d6kh10000', '2d6kh10001', over('dice', 5, 5, '10001')],
    ['sides', 'd1000000', 'd1000001', over('sides', 1, 7, '1000001')],
    ['constant', '1000000000', '1000000001', over('constant', 0, 10, '1000000001')],
    ['constant with leading zeros', '0001000000000', '1+0001000000001', over('constant', 2, 13, '1000000001')],
    [
      'depth of braces and calls',
      `${'{'.repeat(50)}1${'}'.repeat(50)}`,
      `${'max('.repeat(51)}1${')'.repeat(51)}`,
      over('depth', 203, 1, '51'),
    ],
    ['depth of comparisons', `${'(1)<'.repeat(50)}1`, `${'(1)<'.repeat(51)}1`, over('depth', 200, 1, '51')],
    ['dice that are computed', '(10000)d6', '(10001)d6', over('dice', 0, 7, '10001')],
    ['dice that dice compute', '(100d99)d6', '(100d100)d6', over('dice', 0, 11, '10100')],
    ['sides that are computed', 'd(1000000)', 'd(1000*1001)', over('sides', 1, 11, '1001000')],
    ['a face', 'd{-1000000000}', 'd{1,-1000000001}', over('constant', 5, 10, '1000000001')],
    ['a test', '1d6>=1000000000', '1d6>=1000000001', over('constant', 5, 10, '1000000001')],
    ['extra dice for each', '1d6!{100}', '1d6!{101}', over('explosions', 5, 3, '101')],
    ['extra dice for the pool', '1d6x100=6', '1d6x101=6', over('explosions', 4, 3, '101')],
    [
      'a face to explode on is no number of dice',
      '1d1000x500',
      '1d1000x1000000001',
      over('constant', 7, 10, '1000000001'),
    ],
    ['a total', '1000000*1000', '1000000*1001', over('constant', 0, 12, '1001000000')],
    ['a total of dice', '(1000)d1000*1000', '(1000)d1000*1001', over('constant', 0, 16, '1001000000')],
    ['constant before spaces', '5   +1', '9999999999   +1', over('constant', 0, 10, '9999999999')],
  ])('%s: the last that passes and the first that does not', (_, passes, fails, expected) => {
    expect(parse(passes).ok).toBe(true)
    expect(refusal(fails)).toEqual(expected)
  })

  test('a very long number is shortened in the error', () => {
    expect(refusal('1'.repeat(40))).toEqual(over('constant', 0, 40, `${'1'.repeat(17)}…`))
  })

  test('parentheses beside each other are not inside each other', () => {
    expect(parse(`(1)${'+(1)'.repeat(60)}`).ok).toBe(true)
  })

  test.each([Number.MAX_VALUE, Number.POSITIVE_INFINITY])(
    'a number that a double cannot hold exactly is refused even with a limit of %d',
    (constant) => {
      const result = parse('9007199254740993', { limits: { constant } })
      expect(result).toMatchObject({
        ok: false,
        error: { code: 'over-limit', limit: 'constant', got: '9007199254740993' },
      })
    },
  )

  test('limits are replaced one by one', () => {
    expect(parse('11d6', { limits: { dice: 10 } }).ok).toBe(false)
    expect(parse('1d21', { limits: { dice: 10 } }).ok).toBe(true)
    expect(parse(`1${'+1'.repeat(5000)}`, { limits: { length: 20_000, terms: 5001 } }).ok).toBe(true)
    expect(parse(`${'('.repeat(500)}1${')'.repeat(500)}`, { limits: { depth: 500, terms: 501 } }).ok).toBe(true)
  })
})

describe('hostile input', () => {
  const roomy = { length: 10_000_000, terms: 100_000 }
  const HOSTILE = [
    ['huge dice and sides', '999999999d999999999', {}, 'dice'],
    ['huge sides', '1d999999999999999999999', {}, 'sides'],
    ['100,000 nested parentheses', `${'('.repeat(100_000)}1${')'.repeat(100_000)}`, {}, 'length'],
    ['100,000 nested parentheses, length allowed', `${'('.repeat(100_000)}1`, roomy, 'depth'],
    ['100,000 nested negations', '-('.repeat(100_000), roomy, 'depth'],
    ['a megabyte of digits', '9'.repeat(1_000_000), {}, 'length'],
    ['a megabyte of digits, length allowed', '9'.repeat(1_000_000), roomy, 'constant'],
    ['a megabyte of zeros and dice', `1d${'0'.repeat(1_000_000)}9999999`, roomy, 'sides'],
    ['25,000 terms', `1${'+1'.repeat(25_000)}`, {}, 'length'],
    ['25,000 terms, length allowed', `1${'+1'.repeat(25_000)}`, { length: roomy.length }, 'terms'],
    ['25,000 pools of dice', `9d6${'+9d6'.repeat(25_000)}`, roomy, 'dice'],
    ['100,000 nested braces', '{'.repeat(100_000), roomy, 'depth'],
    ['100,000 nested functions', 'max('.repeat(100_000), roomy, 'depth'],
    ['100,000 nested roundings', 'floor('.repeat(100_000), roomy, 'depth'],
    ['100,000 nested sides', '1d('.repeat(100_000), roomy, 'depth'],
    ['100,000 comparisons', '(1)<'.repeat(100_000), roomy, 'depth'],
    ['a megabyte of hyphens in a name', `@a${'-a'.repeat(500_000)}`, {}, 'length'],
  ] as const

  test.each(HOSTILE)('%s', (_, text, limits, limit) => {
    const result = parse(text, { limits })
    expect(result.ok).toBe(false)
    if (!result.ok) expect(result.error).toMatchObject({ code: 'over-limit', limit })
  })

  const ANSWERED = [
    ['100,000 keeps', `4d6${'kh1'.repeat(100_000)}`, roomy, undefined],
    ['100,000 clamps', `4d6${'min1'.repeat(100_000)}`, roomy, 'twice'],
    ['100,000 explosions', `4d6${'!'.repeat(100_000)}`, roomy, 'twice'],
    ['100,000 unclosed labels', `1${'[a'.repeat(100_000)}`, roomy, 'unclosed'],
    ['100,000 faces', `d{${'1,'.repeat(100_000)}2}`, roomy, undefined],
    ['a megabyte of commas', `{${','.repeat(1_000_000)}`, roomy, 'unexpected'],
    ['a megabyte of space', `1d6${' '.repeat(1_000_000)}`, roomy, undefined],
    ['a megabyte of comment', `1d6#${'x'.repeat(1_000_000)}`, roomy, undefined],
    ['a megabyte of label', `1d6[${'x'.repeat(1_000_000)}]`, roomy, undefined],
    ['a megabyte of name', `@${'x'.repeat(1_000_000)}`, roomy, 'unknown-variable'],
    ['a hundred times a sign of two meanings', `1d6r1${'+1d6r1'.repeat(100)}`, {}, 'ambiguous'],
    ['a hundred times another one', `1d6d1${'+1d6d1'.repeat(100)}`, {}, 'ambiguous'],
    ['fifty times everything unclosed', '({max('.repeat(16), {}, 'unexpected'],
    ['an unclosed parenthesis before a comment', '('.repeat(40) + '1 # )'.repeat(300), {}, 'unclosed'],
    ['a die that only shows 1', '1d1!', {}, 'never-ends'],
    ['an explosion on every face', '1d6!>=1', {}, 'never-ends'],
    ['a die without sides', '1d0', {}, 'zero-sides'],
  ] as const

  test.each(ANSWERED)('%s', (_, text, limits, code) => {
    const result = parse(text, { limits })
    expect(result.ok ? undefined : result.error.code).toBe(code)
  })

  test('how long the slowest took is printed, not judged', () => {
    const times = [...HOSTILE, ...ANSWERED].map(([name, text, limits]) => {
      const start = Date.now()
      parse(text, { limits })
      return { name, milliseconds: Date.now() - start }
    })
    const slowest = times.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a))
    console.info(`Hostile notation: slowest of ${times.length} was ${slowest.name}, ${slowest.milliseconds} ms`)
    expect(times).toHaveLength(HOSTILE.length + ANSWERED.length)
  })
})

describe('laws', () => {
  const CODES: readonly NotationError['code'][] = [
    'empty',
    'unexpected-character',
    'unexpected',
    'unclosed',
    'zero-sides',
    'zero-divisor',
    'negative-dice',
    'never-ends',
    'without-dice',
    'without-division',
    'not-one-die',
    'twice',
    'wrong-order',
    'ambiguous',
    'compare-total',
    'unknown-variable',
    'over-limit',
  ]
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'ddddkhl0123469+-()% ６๖−🎲\u200bİK') }),
    fc.string({ unit: fc.constantFrom(...'dddkhlrox!pmincsfav@{}[]()<>=,+-*/#0123469') }),
    fc
      .array(
        fc.constantFrom(
          ...[
            '1',
            '2',
            '10',
            'd6',
            'd%',
            'dF',
            'd{',
            'kh',
            'kl',
            'dl',
            'ro',
            'rr',
            'ra',
            'r',
            'd',
            '!',
            '!!',
            '!p',
            'x',
            'xo',
          ],
          ...[
            '{',
            '}',
            '(',
            ')',
            'min',
            'max',
            'mi',
            'cs',
            'cf',
            'f',
            '<',
            '>=',
            '=',
            '<>',
            'adv',
            'dis',
            '+',
            '-',
            '*',
            '/',
          ],
          ...['floor(', 'ceil(', 'max(', 'abs(', ',', '[a]', '[', '@n', '@a-b', '#', ' '],
        ),
      )
      .map((parts) => parts.join('')),
  )

  test('any text gives a tree or a typed error that points into it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const result = parse(text)
        if (result.ok) {
          const { start, end } = result.value.span
          expect(0 <= start && start < end && end <= text.length).toBe(true)
          return
        }
        const { code, at, length } = result.error
        expect(CODES).toContain(code)
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at + length).toBeLessThanOrEqual(text.length)
        expect(length > 0 || at === text.length || code === 'empty').toBe(true)
        for (const suggestion of result.error.suggestions ?? []) expect(parse(suggestion).ok).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('what is understood is understood the same in canonical form', () => {
    const meaning = (text: string): Expression | undefined => {
      const result = parse(text)
      return result.ok ? withoutSpans(result.value) : undefined
    }
    fc.assert(
      fc.property(anyText, (text) => {
        const result = parse(text)
        if (!result.ok) return
        const canonical = format(result.value)
        // But for a part that is written where it would be read as another one's.
        if (!canonical.includes('dl0')) expect(meaning(canonical)).toEqual(withoutSpans(result.value))
        expect(parse(canonical).ok && format(parsed(canonical))).toBe(canonical)
      }),
      { numRuns: 2000 },
    )
  })

  test('odds of what is understood never throw', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const result = parse(text)
        if (result.ok) expect(odds(result.value, { limits: { work: 100_000 } })).toHaveProperty('ok')
      }),
    )
  })
})
