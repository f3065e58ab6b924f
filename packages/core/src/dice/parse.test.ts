import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutSpans } from '../../test/arbitrary-expression.ts'
import { parsed } from '../../test/parsed.ts'
import { format } from './format.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import type { NotationError } from './notation-error.ts'
import { odds } from './odds.ts'
import { parse } from './parse.ts'
import type { Expression } from './syntax.ts'

declare const console: { info(text: string): void }

const refusal = (text: string): NotationError | undefined => {
  const result = parse(text)
  return result.ok ? undefined : result.error
}

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
  ])('%j is %s', (text, expected) => {
    expect(format(parsed(text))).toBe(expected)
  })

  test('the tree of a pool, with the stretch of text it stands for', () => {
    expect(parsed(' 4d6 kh3 dl1 ')).toEqual({
      kind: 'pool',
      count: 4,
      sides: 6,
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
        { sign: 1, expression: { kind: 'pool', count: 2, sides: 6, keeps: [], span: { start: 1, end: 4 } } },
        {
          sign: -1,
          expression: {
            kind: 'sum',
            terms: [
              { sign: 1, expression: { kind: 'constant', value: 3, span: { start: 9, end: 10 } } },
              { sign: 1, expression: { kind: 'pool', count: 1, sides: 4, keeps: [], span: { start: 13, end: 15 } } },
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
    ['d', unexpected(1, '', 'sides')],
    ['2d', unexpected(2, '', 'sides')],
    ['2d ', unexpected(3, '', 'sides')],
    ['2d-6', unexpected(2, '-', 'sides')],
    ['2dx', unexpected(2, 'x', 'sides')],
    ['2d(6)', unexpected(2, '(', 'sides')],
    ['2dl1', unexpected(2, 'l', 'sides')],
    ['dd6', unexpected(1, 'd', 'sides')],
    ['1d6)', unexpected(3, ')', 'operator', 'end')],
    ['1d6 2', unexpected(4, '2', 'operator', 'end')],
    ['1 2', unexpected(2, '2', 'operator', 'end')],
    ['2x6', unexpected(1, 'x', 'operator', 'end')],
    ['2X6', unexpected(1, 'X', 'operator', 'end')],
    ['２＊３', unexpected(1, '＊', 'operator', 'end')],
    ['๒ ๓', unexpected(2, '๓', 'operator', 'end')],
    ['2d6k1', unexpected(3, 'k', 'operator', 'end')],
    ['2d6*3', unexpected(3, '*', 'operator', 'end')],
    ['2d6/2', unexpected(3, '/', 'operator', 'end')],
    ['2d6!', unexpected(3, '!', 'operator', 'end')],
    ['2d6r1', unexpected(3, 'r', 'operator', 'end')],
    ['4d6d1', unexpected(3, 'd', 'operator', 'end')],
    ['2d6d8', unexpected(3, 'd', 'operator', 'end')],
    ['1.5', unexpected(1, '.', 'operator', 'end')],
    ['1e3', unexpected(1, 'e', 'operator', 'end')],
    ['0x10', unexpected(1, 'x', 'operator', 'end')],
    ['2d6kh1.5', unexpected(6, '.', 'operator', 'end')],
    ['d%0', unexpected(2, '0', 'operator', 'end')],
    ['(1d6)d6', unexpected(5, 'd', 'operator', 'end')],
    ['(1d6 2)', unexpected(5, '2', 'operator', ')')],
    ['(1d6', { code: 'unclosed-parenthesis', at: 0, length: 1 }],
    ['2+(1d6 ', { code: 'unclosed-parenthesis', at: 2, length: 1 }],
    ['((1d6)', { code: 'unclosed-parenthesis', at: 0, length: 1 }],
    ['(1+(2', { code: 'unclosed-parenthesis', at: 3, length: 1 }],
    ['1d0', { code: 'zero-sides', at: 2, length: 1 }],
    ['d 0+1', { code: 'zero-sides', at: 2, length: 1 }],
    ['1d000', { code: 'zero-sides', at: 2, length: 3 }],
    ['2kh1', { code: 'keep-without-dice', at: 1, length: 2, got: 'kh' }],
    ['2 dh1', unexpected(3, 'h', 'sides')],
    ['(2d6+1)kl1', { code: 'keep-without-dice', at: 7, length: 2, got: 'kl' }],
    ['(2d6) dl', { code: 'keep-without-dice', at: 6, length: 2, got: 'dl' }],
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
      work: 20_000_000,
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
  ] as const

  test.each(HOSTILE)('%s', (_, text, limits, limit) => {
    const result = parse(text, { limits })
    expect(result.ok).toBe(false)
    if (!result.ok) expect(result.error).toMatchObject({ code: 'over-limit', limit })
  })

  test('how long the slowest took is printed, not judged', () => {
    const times = HOSTILE.map(([name, text, limits]) => {
      const start = Date.now()
      parse(text, { limits })
      return { name, milliseconds: Date.now() - start }
    })
    const slowest = times.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a))
    console.info(`Hostile notation: slowest of ${times.length} was ${slowest.name}, ${slowest.milliseconds} ms`)
    expect(times).toHaveLength(HOSTILE.length)
  })
})

describe('laws', () => {
  const CODES: readonly NotationError['code'][] = [
    'empty',
    'unexpected-character',
    'unexpected',
    'unclosed-parenthesis',
    'zero-sides',
    'keep-without-dice',
    'over-limit',
  ]
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'ddddkhl0123469+-()% ６๖−🎲\u200bİK') }),
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
      }),
      { numRuns: 1000 },
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
        if (result.ok) expect(meaning(format(result.value))).toEqual(withoutSpans(result.value))
      }),
      { numRuns: 1000 },
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
