import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutSpans } from '../../test/arbitrary-expression.ts'
import { parsed, refused } from '../../test/parsed.ts'
import { format } from './format.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import type { NotationError } from './notation-error.ts'
import { odds } from './odds.ts'
import { parse } from './parse.ts'
import type { Expression } from './syntax.ts'

describe('variables', () => {
  const variables = { dex: 3, 'proficiency-bonus': 2, 'a.b_1': -4, big: 1_000_000_001, none: 0, __proto__: 5 }

  test.each([
    ['1d20+@dex', '1d20+@dex', undefined],
    ['1d20 + @DEX', '1d20+@dex', undefined],
    ['@proficiency-bonus', '@proficiency-bonus', 2],
    ['@a.b_1', '@a.b_1', -4],
    // A hyphen that is not part of a name is a minus.
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
    expect(refused(text, { variables })).toEqual(expected)
  })

  test('without variables, every name is an error', () => {
    expect(refused('@dex')).toEqual({ code: 'unknown-variable', got: '@dex', known: [], at: 0, length: 4 })
  })

  test.each([0.5, Number.NaN])('throws on the value %d', (value) => {
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

  test('by default', () => {
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
    ['dice of all pools', '9999d6+d8', '9999d6+2d8', over('dice', 7, 1, '10001')],
    ['dice without a count', '9999d6+d8', '10000d6+d8', over('dice', 8, 1, '10001')],
    ['kept dice', '2d6kh10000', '2d6kh10001', over('dice', 5, 5, '10001')],
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
    ['computed dice', '(10000)d6', '(10001)d6', over('dice', 0, 7, '10001')],
    ['dice computed from dice', '(100d99)d6', '(100d100)d6', over('dice', 0, 11, '10100')],
    ['computed sides', 'd(1000000)', 'd(1000*1001)', over('sides', 1, 11, '1001000')],
    ['a face', 'd{-1000000000}', 'd{1,-1000000001}', over('constant', 5, 10, '1000000001')],
    ['a test', '1d6>=1000000000', '1d6>=1000000001', over('constant', 5, 10, '1000000001')],
    ['extra dice of each die', '1d6!{100}', '1d6!{101}', over('explosions', 5, 3, '101')],
    ['extra dice of the pool', '1d6x100=6', '1d6x101=6', over('explosions', 4, 3, '101')],
    [
      'a face to explode on is not a number of dice',
      '1d1000x500',
      '1d1000x1000000001',
      over('constant', 7, 10, '1000000001'),
    ],
    ['a total', '1000000*1000', '1000000*1001', over('constant', 0, 12, '1001000000')],
    ['a total of dice', '(1000)d1000*1000', '(1000)d1000*1001', over('constant', 0, 16, '1001000000')],
    ['constant before spaces', '5   +1', '9999999999   +1', over('constant', 0, 10, '9999999999')],
  ])('%s: largest accepted and smallest refused input', (_, passes, fails, expected) => {
    expect(parse(passes).ok).toBe(true)
    expect(refused(fails)).toEqual(expected)
  })

  test('a very long number is shortened in the error', () => {
    expect(refused('1'.repeat(40))).toEqual(over('constant', 0, 40, `${'1'.repeat(17)}…`))
  })

  test('parentheses next to each other are not nested', () => {
    expect(parse(`(1)${'+(1)'.repeat(60)}`).ok).toBe(true)
  })

  test.each([Number.MAX_VALUE, Number.POSITIVE_INFINITY])(
    'a number without an exact double is refused even with a limit of %d',
    (constant) => {
      const result = parse('9007199254740993', { limits: { constant } })
      expect(result).toMatchObject({
        ok: false,
        error: { code: 'over-limit', limit: 'constant', got: '9007199254740993' },
      })
    },
  )

  test('each limit can be overridden alone', () => {
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
    expect(refused(text, { limits })).toMatchObject({ code: 'over-limit', limit })
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
    ['a hundred ambiguous rerolls', `1d6r1${'+1d6r1'.repeat(100)}`, {}, 'ambiguous'],
    ['a hundred ambiguous drops', `1d6d1${'+1d6d1'.repeat(100)}`, {}, 'ambiguous'],
    ['forty-eight unclosed brackets', '({max('.repeat(16), {}, 'unexpected'],
    ['an unclosed parenthesis before a comment', '('.repeat(40) + '1 # )'.repeat(300), {}, 'unclosed'],
  ] as const

  test.each(ANSWERED)('%s', (_, text, limits, code) => {
    expect(refused(text, { limits })?.code).toBe(code)
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
  const tokens = (line: string): string[] => [...line.split(' '), ' ']
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'ddddkhl0123469+-()% ６๖−🎲\u200bİK') }),
    fc.string({ unit: fc.constantFrom(...'dddkhlrox!pmincsfav@{}[]()<>=,+-*/#0123469') }),
    fc
      .array(
        fc.constantFrom(
          ...tokens('1 2 10 d6 d% dF d{ kh kl dl ro rr ra r d ! !! !p x xo min max mi cs cf f adv dis'),
          ...tokens('{ } ( ) < >= = <> + - * / floor( ceil( max( abs( , [a] [ @n @a-b #'),
        ),
      )
      .map((parts) => parts.join('')),
  )

  test('any text gives a tree or an error that points into the text', () => {
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

  test('canonical notation has the same meaning', () => {
    const meaning = (text: string): Expression | undefined => {
      const result = parse(text)
      return result.ok ? withoutSpans(result.value) : undefined
    }
    fc.assert(
      fc.property(anyText, (text) => {
        const result = parse(text)
        if (!result.ok) return
        const canonical = format(result.value)
        // The separator that format can add is part of the tree.
        if (!canonical.includes('dl0')) expect(meaning(canonical)).toEqual(withoutSpans(result.value))
        expect(parse(canonical).ok && format(parsed(canonical))).toBe(canonical)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('wrong options throw an error that names them', () => {
  test.each<[options: object, message: string]>([
    [{ dialect: 'nope' }, "dialect is 'nope'; it must be one of strict, roll20, foundry, avrae."],
    [{ dialect: 'Roll20' }, "dialect is 'Roll20'; it must be one of"],
    [{ limits: { dice: Number.NaN } }, 'limits.dice is NaN; it must be a number from 0'],
    [{ limits: { dice: '5' } }, "limits.dice is '5'; it must be a number from 0"],
    [{ limits: { sides: -1 } }, 'limits.sides is -1; it must be a number from 0'],
    [{ limits: { dices: 5 } }, "limits is 'dices'; it must be one of length, terms,"],
  ])('%o', (options, message) => {
    expect(() => parse('1d6', options)).toThrow(RangeError)
    expect(() => parse('1d6', options)).toThrow(message)
  })
})
