import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyExpression, anySum } from '../../test/arbitrary-expression.ts'
import { tally, tallyOf, totals } from '../../test/brute-force.ts'
import { countExpression, differences } from '../../test/every-outcome.ts'
import { oddsOf, parsed } from '../../test/parsed.ts'
import { compareFractions, fraction, toNumber } from '../fraction.ts'
import { isDistribution, reachesAtLeastAsOften, weightsAddUp } from './distribution.laws.ts'
import { maximum, probability } from './distribution.ts'
import { explain } from './explain.ts'
import { format } from './format.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { mean } from './moments.ts'
import { type OddsError, odds } from './odds.ts'
import { parse } from './parse.ts'
import { seededRandom } from './random.ts'
import { roll } from './roll.ts'
import type { Expression } from './syntax.ts'
import { total } from './total.ts'

/** How the odds of notation differ from a count over every roll of its dice. */
function wrongOdds(notation: string, most?: number): string[] {
  const expression = parsed(notation)
  const counts = countExpression(expression, most)
  const exact = odds(expression)
  if (!exact.ok) return [`${notation}: ${exact.error.code}`]
  if (counts === undefined) return [`${notation}: too many rolls`]
  return differences(exact.value, counts).map((text) => `${notation} ${text}`)
}

describe('sums match brute force over every possible roll', () => {
  test.each([
    '2d6+1d4',
    '1d4-1d4',
    '2d6-1d8+3',
    '10-2d4',
    '-2d4',
    '-(1d4-1d6)',
    '4d4kh3+1d6',
    '4d4dl1dh1-2d3kl1',
    '(1d4+1)-(2d3kh1-2)',
    '3d3dl2dh2+1d2',
    '0d6+2',
    '2d1-1d2',
  ])('%s', (notation) => {
    expect(tallyOf(oddsOf(notation))).toBe(tally(totals(parsed(notation))))
  })

  test('any small sum; the denominator is the number of possible rolls', () => {
    const small = anySum({ count: 3, sides: 4, keeps: 2, constant: 9, terms: 3, depth: 2 })
    const ways = (expression: Expression): number => {
      if (expression.kind === 'sum') return expression.terms.reduce((all, term) => all * ways(term.expression), 1)
      if (expression.kind !== 'pool' || expression.die.kind !== 'numbered') return 1
      return Number(expression.die.sides) ** Number(expression.count)
    }
    fc.assert(
      fc.property(
        small.filter((expression) => ways(expression) <= 2000),
        (expression) => {
          const result = odds(expression)
          if (!result.ok) throw new Error(result.error.code)
          expect(tallyOf(result.value)).toBe(tally(totals(expression)))
          expect(result.value.denominator).toBe(BigInt(ways(expression)))
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('other expressions match brute force over every possible roll', () => {
  const OPERANDS = ['3', '0', '1d3', '2d2', 'dF', '(1d2-3)', 'd{-2,1}', '(0-2)', '2d3kh1', '-1']

  /** Operands that cannot be 0. */
  const DIVISORS = ['1', '2', '3', '1d3', '(1d2+1)', '(1d2-3)', '(0-2)', 'd{2,5}', '2d2kh1', '(1d2*2)', '3/1d2']

  const enclosed = (operand: string): string => (operand.startsWith('-') ? `(${operand})` : operand)

  const pairs = (of: (left: string, right: string) => readonly string[], rights: readonly string[]): string[] =>
    OPERANDS.flatMap((left) => rights.flatMap((right) => of(enclosed(left), enclosed(right))))

  test.each([
    ['sums and differences', (a: string, b: string) => [`${a}+${b}`, `${a}-${b}`, `-${a}+${b}`], OPERANDS],
    ['products', (a: string, b: string) => [`${a}*${b}`, `${a}*${b}*2`, `1-${a}*${b}`], OPERANDS],
    ['max and min', (a: string, b: string) => [`max(${a},${b})`, `min(${a},${b},1)`, `max(1d2,${a},${b})`], OPERANDS],
    ['absolute differences', (a: string, b: string) => [`abs(${a}-${b})`], OPERANDS],
    [
      'comparisons',
      (a: string, b: string) => ['<', '<=', '=', '<>', '>=', '>'].map((comparison) => `(${a})${comparison}${b}`),
      OPERANDS,
    ],
    [
      'quotients with every rounding',
      (a: string, b: string) => [
        ...['floor', 'ceil', 'round'].map((rounding) => `${rounding}(${a}/(${b}))`),
        `${a}/(${b})+1`,
      ],
      DIVISORS,
    ],
  ] as const)('%s', (_, of, rights) => {
    expect(pairs(of, rights).flatMap((notation) => wrongOdds(notation))).toEqual([])
  })

  test.each([
    ['counts', '(1d4)d6 (1d3-1)d4 (2d2)d3kh2 (1d3)d4>=3 (1d2+1)dFkl1 (1d3)d2dl1 ((1d2)d2)d2 (3)d3 (0)d3'],
    ['sides', '1d(1d6) 2d(1d3+1) 2d(2*3) 3d(1d2)kh2 1d(2d3)>=3 2d(1d4)ro1 1d(1d3+1)rr1 1d(1d(1d4))'],
    ['both', '(1d3)d(1d3) (1d2)d(1d2+1)!{1} (1d3)d(1d2+2)kh1 (1d2)d(1d2+1)ra1 (1d3)d(1d3)min2 (1d2)d(2)'],
    ['counts with modifiers', '(1d3)d3!{1} (1d3)d3!!{2}kh1 (1d3)d3!p{1} (1d3)d2x1=2 (1d3)d3ra1kl2 (1d4)d3dl1dh1'],
  ])('computed %s', (_, notations) => {
    expect(notations.split(' ').flatMap((notation) => wrongOdds(notation, 50_000))).toEqual([])
  })

  const SELECTIONS = ['', ...'kh1 kl1 kh2 dl1 dh1 dl1dh1 kh2kl2 kh0 kl9 >=2 kh2>=3 kl2=2f1 <>1f<>1'.split(' ')]

  test.each([
    ['dice of one pool', '{3d3} {2d4} {1d6} {0d6} {3dF} {2d{-3,1}}'],
    ['dice of several pools', '{2d3+1d2} {1d4+1d6+1d2} {2d2+3} {1d4+0d6+2} {2d3+2dF} {(1d3+1d2)+1d4}'],
    [
      'dice that are rerolled, compounded and clamped',
      '{2d3ro1+1d2} {2d2!!{1}+1d3} {2d4min2+1d3max2} {2d3rr1+1d4!!<2{1}max3}',
    ],
    ['dice with labels', '{2d3[fire]+1d4[cold]} {(2d3+1)[fire]} {{1d3,1d4}[fire]+1d2}'],
    ['totals', '{1d4,1d6} {2d3,1d4,3} {1d3,1d3,1d3,1d3} {4d2kh2,1d6!{1}} {1d4-2,1d2*2,abs(1d3-2)} {2d2>=2,(1d3)d2}'],
    [
      'a total that is not a sum of dice',
      '{1d4-1} {10-2d4} {2d3*2} {3d3>=2} {max(1d3,1d4)} {(1d4)>=2} {1d6/2} {2d2*2+1d3} {3d2>=2+1d3}',
    ],
    [
      'groups',
      '{{1d4,1d3}kh1} {{1d4,1d3}kh1+1d2} {{2d2,3}kl1,1d4} {{1d2+1d3}kh1,1d4} {{1d3+1d2}>=2,1} {{1d3+1d2}>=2+1d2}',
    ],
  ])('groups of %s', (_, groups) => {
    const notations = groups.split(' ').flatMap((group) => SELECTIONS.map((selection) => group + selection))
    expect(notations.flatMap((notation) => wrongOdds(notation, 20_000))).toEqual([])
  })

  test('labels do not change odds', () => {
    expect(oddsOf('2d6[fire]+1d4[cold]')).toEqual(oddsOf('2d6+1d4'))
    expect(oddsOf('((1d6+1)[a])[b]')).toEqual(oddsOf('1d6+1'))
  })

  test('any small expression; nearly all have odds', () => {
    const small = anyExpression({ count: 2, sides: 3, keeps: 2, constant: 4, terms: 3, depth: 2 })
    let [counted, answered, dependent] = [0, 0, 0]
    fc.assert(
      fc.property(small, (expression) => {
        const exact = odds(expression)
        if (!exact.ok) {
          expect(exact.error.code).toBe('dependent-dice')
          dependent += 1
          return
        }
        weightsAddUp(exact.value)
        answered += 1
        const counts = countExpression(expression, 1_500)
        if (counts === undefined) return
        counted += 1
        expect(differences(exact.value, counts)).toEqual([])
      }),
      { numRuns: 1_000 },
    )
    expect(answered).toBeGreaterThan(dependent * 10)
    expect(counted).toBeGreaterThan(answered / 2)
  })
})

describe('known values', () => {
  test.each([
    ['-1d6', fraction(-7, 2), -6, -1],
    ['d%', fraction(101, 2), 1, 100],
    ['1000000000-1', fraction(999_999_999), 999_999_999, 999_999_999],
    ['4dF', fraction(0), -4, 4],
    // 2 of 6 throws are replaced by one with a mean of 3.5; 3 to 6 are kept.
    ['2d6ro<3', fraction(25, 3), 2, 12],
    ['1d6rr<=2', fraction(9, 2), 3, 6],
    ['10d10>=8', fraction(3), 0, 10],
    ['10d10>=8f1', fraction(2), -10, 10],
    // 3.5, and 3.5 more in one of 6 throws.
    ['1d6!{1}', fraction(49, 12), 1, 12],
    ['(1d20+5)>=15', fraction(11, 20), 0, 1],
    // 1 to 4 dice of 3.5.
    ['(1d4)d6', fraction(35, 4), 1, 24],
  ])('%s', (notation, average, lowest, highest) => {
    const distribution = oddsOf(notation)
    expect(mean(distribution)).toEqual(average)
    expect([distribution.minimum, maximum(distribution)]).toEqual([lowest, highest])
  })

  test.each([
    ['4d6kh3', 15, fraction(25, 108)],
    ['4d6kh3', 18, fraction(7, 432)],
    ['2d20kh1+5', 15, fraction(319, 400)],
    ['2d20kl1+5', 15, fraction(121, 400)],
    ['1d4-1d4', 1, fraction(3, 8)],
    ['1d20adv', 11, fraction(3, 4)],
    ['1d20dis', 11, fraction(1, 4)],
  ])('%s reaches %i', (notation, number, expected) => {
    expect(probability(oddsOf(notation), '>=', number)).toEqual(expected)
  })

  test.each('-0 -0d6 -4d6kh0 0-0d6 -(1d4-4) 0dF! 0d{-2} 0*(0-1d6) 1d6max-0 d{-0} (0-1)/2*0'.split(' '))(
    'the minimum of %s is not -0',
    (notation) => {
      expect(Object.is(oddsOf(notation).minimum, -0)).toBe(false)
    },
  )
})

describe('explosions without a limit', () => {
  test.each([
    // A chain is cut if the die and all of its extra dice match.
    ['1d6!', 1, fraction(1, 36)],
    ['1d6!', 2, fraction(1, 216)],
    ['1d6!', 20, fraction(1n, 6n ** 21n)],
    ['1d6!>=5', 1, fraction(1, 9)],
    ['1d6!!', 0, fraction(1, 6)],
    ['1d6!p', 1, fraction(1, 36)],
    // Two dice: 1 − (35/36)².
    ['2d6!', 1, fraction(71, 1296)],
    ['1d6!+1d6!', 1, fraction(71, 1296)],
    ['2d6!kh1', 1, fraction(71, 1296)],
    ['{2d6!!}kh1', 1, fraction(71, 1296)],
    ['{1d6!!+1d6!!}kl1', 1, fraction(71, 1296)],
    ['max(1d6!,1d6!)', 1, fraction(71, 1296)],
    ['(2d6![a])*2', 1, fraction(71, 1296)],
    // A 6 comes up with 1/6 + 1/36 if a 1 is rerolled once, and with 1/5 if it is rerolled until it is gone.
    ['1d6ro1!', 1, fraction(49, 1296)],
    ['1d6rr1!', 1, fraction(1, 25)],
    // One or two dice: 1/2 · 1/36 + 1/2 · 71/1296.
    ['(1d2)d6!', 1, fraction(107, 2592)],
    // A d2, d3 or d4: 1/3 each of 1/4, 1/9, 1/16.
    ['1d(1d3+1)!', 1, fraction(61, 432)],
    ['0d6!', 1, fraction(0)],
  ])('%s that is cut after %i extra dice', (notation, cut, expected) => {
    const result = odds(parsed(notation), { limits: { cut } })
    expect(result.ok && result.value.cut).toEqual(expected)
  })

  test.each(['1d6', '1d6!{3}', '4d6x2=6', '1d6xo', '2d6ro1', '{1d6!!{2}}kh1'])('%s is not cut', (text) => {
    expect(oddsOf(text)).not.toHaveProperty('cut')
  })

  test.each(['!', '!kh2', '!!', '!!kl1', '!p', '!pkh1'])('2d4%s is the same as with its limit written', (modifiers) => {
    const written = modifiers.replace(/^(![!p]?)/, '$1{3}')
    const result = odds(parsed(`2d4${modifiers}`), { limits: { cut: 3 } })
    expect(result.ok && tallyOf(result.value)).toBe(tallyOf(oddsOf(`2d4${written}`)))
  })

  test.each([
    ['1d6!', 1e-16],
    ['10d10!', 1e-19],
  ])('%s is cut with a probability below %d by default', (notation, most) => {
    const result = odds(parsed(notation))
    expect(result.ok && result.value.cut && toNumber(result.value.cut)).toBeLessThan(most)
  })

  test('1d2! is cut after 20 extra dice by default', () => {
    expect(oddsOf('1d2!')).toHaveProperty('cut', fraction(1, 2 ** 21))
  })

  test.each([
    ['1d6!{}', fraction(21, 5)],
    ['1d6!!{}', fraction(21, 5)],
    ['2d4!{}', fraction(20, 3)],
    ['1d6!p{}', fraction(4)],
    // 1/10 of the dice explode, and 3/10 of all dice are successes.
    ['3d10!{}>=8', fraction(1)],
  ])('law: the mean of %s rises with the depth of its chains and stays below %o', (notation, limit) => {
    const means = [0, 1, 2, 3, 4].map((depth) => mean(oddsOf(notation.replace('{}', `{${depth}}`))))
    for (const [depth, average] of means.entries()) {
      const before = means[depth - 1]
      if (before) expect(compareFractions(average, before)).toBe(1)
      expect(compareFractions(average, limit)).toBe(-1)
    }
  })
})

describe('limits', () => {
  const HEAVY = [
    '10000d1000000 10000d6kl1 100d6dl1dh1 9999d20kh5000 1d2*500000000 (1d2>1)*1000000000 d{0,1000000000}',
    '10000d6! 10000d1000000! 1d1000000! 1d1000000ro1 1000d6!kh1 20d6!kh5 8d6!pkh4 10000d6x100=6',
    '10000d1000000!!>=2{100} (1d1000)d(1d1000)kh0 1d1000*1d1000 max(1d30000,1d30000) {1000d6+1000d8}kh500',
    `{${Array.from({ length: 30 }, (_, index) => `1d${index + 2}`).join(',')}}kh1`,
    `{${Array.from({ length: 30 }, (_, index) => `1d${index + 2}`).join('+')}}kh15`,
  ].flatMap((notations) => notations.split(' '))

  const WITHIN = ['100d20kh50', '100d100', '1000d6', '1d20!+10d6!', '10d10!!{9}kh5', '1d1000!', '2d(1d300)']

  test.each(HEAVY)('%s is refused', (notation) => {
    expect(odds(parsed(notation))).toEqual({
      ok: false,
      error: {
        code: 'over-limit',
        limit: 'work',
        got: `> ${DEFAULT_LIMITS.work}`,
        allowed: DEFAULT_LIMITS.work,
        at: 0,
        length: notation.length,
      },
    })
  })

  test.each(WITHIN)('%s is answered', (notation) => {
    expect(odds(parsed(notation)).ok).toBe(true)
  })

  test('the limit of work can be set; the error points at the expression', () => {
    expect(odds(parsed('  2d6 + 1  '), { limits: { work: 5 } })).toMatchObject({
      ok: false,
      error: { limit: 'work', allowed: 5, at: 2, length: 7 },
    })
    expect(odds(parsed('2d6+1'), { limits: { work: 1000 } }).ok).toBe(true)
    expect(odds(parsed('20d6!kh5'), { limits: { work: 1 } }).ok).toBe(false)
  })

  test('dice with one side cost no work', () => {
    expect(tallyOf(oddsOf('3000d1kh1500'))).toBe('1500×1')
    expect(tallyOf(oddsOf('3000d1dl1000dh1000'))).toBe('1000×1')
    for (const notation of ['3000d1kh1500', '3000d1dl1000dh1000'])
      expect(odds(parsed(notation), { limits: { work: 100 } }).ok).toBe(true)
  })

  const dependent = (got: 'group' | 'reroll-add', at: number, length: number): OddsError => ({
    code: 'dependent-dice',
    got,
    at,
    length,
  })

  test.each([
    ['{4d6kh3+1d6}kh2', dependent('group', 0, 15)],
    ['1+{2d6!+1d8}kh1', dependent('group', 2, 13)],
    ['{(1d4)d6}kh1', dependent('group', 0, 12)],
    ['{1d(1d4)}kh1', dependent('group', 0, 12)],
    ['{2d6ra1}kh1', dependent('group', 0, 11)],
    ['{{1d6+1d8}kh1+1d4}kh1', dependent('group', 0, 21)],
    ['2d6ra1!{1}', dependent('reroll-add', 0, 10)],
  ])('the dice of %s are not independent', (notation, error) => {
    expect(odds(parsed(notation))).toEqual({ ok: false, error })
  })
})

describe('laws', () => {
  test.each([
    ...'2d6+3 1d8-1d6 3d4dl1dh1+2 -2d4 12 4d6ro<3kh3 3d6!{2} 3d6!p{2}kh2 5d10>=8f1 {2d6+1d8}kh2 (1d4)d6'.split(' '),
    ...'1d6*1d4 (1d20+5)>=15 max(1d6,1d8)-1d4'.split(' '),
  ])('%s is a distribution', (notation) => {
    isDistribution(oddsOf(notation))
  })

  test.each([
    ['2d20kh1+5', '1d20+5'],
    ['1d20+5', '2d20kl1+5'],
    ['1d20adv', '1d20'],
    ['1d20', '1d20dis'],
    ['1d20adv-1d4', '1d20-1d4'],
    ['1d20min10', '1d20'],
    ['1d20', '1d20max10'],
    ['1d20ro1', '1d20'],
    ['1d20rr1', '1d20ro1'],
    ['3d6ra<2', '3d6'],
    ['2d6!{1}', '2d6'],
    ['2d6!!{2}', '2d6!!{1}'],
    ['2d6!{1}', '2d6!p{1}'],
    ['2d6!{1}', '2d6x1=6'],
    ['5d10>=8', '5d10>=8f1'],
    ['5d10>=8', '5d10>8'],
    ['2d6+1', '2d6'],
    ['2d6', '2d6-1d4'],
    ['2d8', '2d6'],
    ['max(1d6,1d6)', '1d6'],
    ['{1d8,1d6}kh1', '1d8'],
    ['ceil(1d6/2)', 'floor(1d6/2)'],
    ['1d6', '1d6/1d2'],
  ])('%s is never worse than %s', (better, worse) => {
    reachesAtLeastAsOften(oddsOf(better), oddsOf(worse))
  })

  test.each([
    ['4d6kh3', '4d6kl1', '4d6'],
    ['5d8dl2', '5d8kl2', '5d8'],
    ['3d6!{1}kh2', '3d6!{1}dh2', '3d6!{1}'],
    ['4d6ro1kh1', '4d6ro1dh1', '4d6ro1'],
    ['4d6!!{2}kl2', '4d6!!{2}dl2', '4d6!!{2}'],
    ['3d6ra1kh1', '3d6ra1dh1', '3d6ra1'],
    ['5d10kh2>=8', '5d10kl3>=8', '5d10>=8'],
    ['{2d6+3d4}kh2', '{2d6+3d4}kl3', '2d6+3d4'],
    ['{1d8,2d4,5}kh1', '{1d8,2d4,5}kl2', '1d8+2d4+5'],
    ['2d6', '3d8-1', '2d6+3d8-1'],
    ['5d10>=8', '-5d10=1', '5d10>=8f=1'],
  ])('the means of %s and %s add up to the mean of %s', (one, other, whole) => {
    expect(mean(oddsOf(`${one}+0+(${other})`))).toEqual(mean(oddsOf(whole)))
  })

  test.each([
    ['4d6min1max6', '4d6'],
    ['4d6min2', '4d{2,2,3,4,5,6}'],
    ['3d6max4kh2', '3d{1,2,3,4,4,4}kh2'],
    ['3d6min3max3', '9'],
    ['2d6min9', '18'],
    ['1d6rr<3', '1d4+2'],
    ['4d6kh9', '4d6'],
    ['4d6kh3', '4d6dl1'],
    ['2d20kh1', 'max(1d20,1d20)'],
    ['2d20kl1', '{1d20,1d20}kl1'],
    ['4d6kh3', '{4d6}kh3'],
    ['4d6kh3', '{2d6+2d6}kh3'],
    ['3d6!{0}', '3d6'],
    ['3d6!!{2}', '1d6!{2}+1d6!{2}+1d6!{2}'],
    ['5d10>=8', '5d{0,0,0,0,0,0,0,1,1,1}'],
    ['4d6x0=6', '4d6'],
    ['1d6x2=6', '1d6!{2}'],
    ['4d6ra7', '4d6'],
    ['4d6ra<=6', '5d6'],
    ['(1)d6', '1d6'],
    ['1d(2*3)', '1d6'],
    ['abs(0-2d6)', '2d6'],
    ['floor(2d6/1)', '2d6'],
  ])('%s has the odds of %s', (notation, same) => {
    const [a, b] = [oddsOf(notation), oddsOf(same)]
    expect([a.minimum, a.weights.length]).toEqual([b.minimum, b.weights.length])
    for (const [index, weight] of a.weights.entries())
      expect(weight * b.denominator).toBe((b.weights[index] ?? 0n) * a.denominator)
  })

  test('odds never throw', () => {
    const anyText = fc.string({ unit: fc.constantFrom(...'ddddkhlrox!p{}fma0123469+-*/()<>=,') })
    fc.assert(
      fc.property(anyText, (text) => {
        const result = parse(text)
        if (!result.ok) return
        const exact = odds(result.value, { limits: { work: 100_000 } })
        if (exact.ok) weightsAddUp(exact.value)
        else expect(['over-limit', 'dependent-dice']).toContain(exact.error.code)
      }),
      { numRuns: 500 },
    )
  })
})

describe('what is no syntax tree, or no limit, throws an error that names it', () => {
  const wrong = (value: unknown): Expression => value as Expression
  test.each<[name: string, run: () => unknown, message: string]>([
    ['a text', () => odds(wrong('1d6')), "expression is '1d6'; it must be the syntax tree"],
    ['a Result', () => odds(wrong(parse('1d6'))), 'expression is a Result; it must be the syntax tree'],
    ['null', () => odds(wrong(null)), 'expression is null; it must be the syntax tree'],
    ['a roll', () => roll(seededRandom('a'), wrong('1d6')), "expression is '1d6'; it must be"],
    ['a total', () => total(seededRandom('a'), wrong('1d6')), "expression is '1d6'; it must be"],
    ['notation', () => format(wrong('1d6')), "expression is '1d6'; it must be"],
    ['words', () => explain(wrong('1d6'), String), "expression is '1d6'; it must be"],
    ['a limit', () => odds(parsed('1d6'), { limits: { work: Number.NaN } }), 'limits.work is NaN; it must be'],
  ])('%s', (_, run, message) => {
    expect(run).toThrow(RangeError)
    expect(run).toThrow(message)
  })
})
