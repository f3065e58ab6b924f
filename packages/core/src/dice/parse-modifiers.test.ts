import { describe, expect, test } from 'vitest'
import { parsed, refused } from '../../test/parsed.ts'
import { format } from './format.ts'
import { parse } from './parse.ts'
import type { Modifiers } from './syntax.ts'

const is = (value: number): { comparison: '='; value: number } => ({ comparison: '=', value })
const from = (value: number): { comparison: '>='; value: number } => ({ comparison: '>=', value })

describe('accepted', () => {
  test.each([
    // Keep and drop.
    ['4d6k3', '4d6kh3'],
    ['4d6k', '4d6kh1'],
    ['4d6 K 3', '4d6kh3'],
    ['4d6kh', '4d6kh1'],
    ['4d6KL2', '4d6kl2'],
    ['4d6dh', '4d6dh1'],
    ['4d6dldh', '4d6dl1dh1'],
    ['4d6kh3kl2k1', '4d6kh3kl2kh1'],
    // Advantage.
    ['1d20adv', '2d20kh1'],
    ['d20 ADV + 5', '2d20kh1+5'],
    ['d20dis', '2d20kl1'],
    ['1d20ro1adv', '2d20ro=1kh1'],
    ['1d20advcs=20', '2d20kh1cs=20'],
    ['1d8adv', '2d8kh1'],
    ['1dFdis', '2dFkl1'],
    // Rerolls, by default of the lowest face.
    ['2d6ro', '2d6ro=1'],
    ['2d6ro1', '2d6ro=1'],
    ['2d6ro==1', '2d6ro=1'],
    ['2d6ro < 3', '2d6ro<3'],
    ['2d6rr<=2', '2d6rr<=2'],
    ['2d6rr', '2d6rr=1'],
    ['4dFro', '4dFro=-1'],
    ['2d{5,3,9}rr', '2d{5,3,9}rr=3'],
    ['1d(1d4+1)rr', '1d(1d4+1)rr=1'],
    ['2d6ra<>6', '2d6ra<>6'],
    ['2dFro=-1', '2dFro=-1'],
    ['2dFro>- 1', '2dFro>-1'],
    // Explosions.
    ['2d6x', '2d6!'],
    ['2d6X', '2d6!'],
    ['2d6!6', '2d6!=6'],
    ['2d6x6', '2d6!=6'],
    ['2d6!>5', '2d6!>5'],
    ['2d6!=6', '2d6!=6'],
    ['2d6 ! >= 5 { 2 }', '2d6!>=5{2}'],
    ['2d6!{2}', '2d6!{2}'],
    ['2d6x{2}', '2d6!{2}'],
    ['2d6!!>=5{3}', '2d6!!>=5{3}'],
    ['2d6!P6', '2d6!p=6'],
    ['2d6xo', '2d6!{1}'],
    ['2d6xo>=5', '2d6!>=5{1}'],
    ['2d6x3>=5', '2d6x3>=5'],
    ['2d6x0=6', '2d6x0=6'],
    ['2d6ro1!', '2d6ro=1!'],
    // With a limit, an explosion on every face ends.
    ['1d1!{3}', '1d1!{3}'],
    ['1d6x2>=1', '1d6x2>=1'],
    ['1d6xo>=1', '1d6!>=1{1}'],
    // Clamps.
    ['2d6min2', '2d6min2'],
    ['2d6mi2', '2d6min2'],
    ['2d6ma5', '2d6max5'],
    ['2d6max5mi2', '2d6min2max5'],
    ['2dFmin-1', '2dFmin-1'],
    ['2d6MIN 2', '2d6min2'],
    // Counts.
    ['5d10>=8', '5d10>=8'],
    ['5d10>7', '5d10>7'],
    ['5d10=10', '5d10=10'],
    ['5d10==10', '5d10=10'],
    ['5d10<>1', '5d10<>1'],
    ['5d10<4', '5d10<4'],
    ['5d10>=8f1', '5d10>=8f=1'],
    ['5d10 >= 8 f <= 2', '5d10>=8f<=2'],
    ['4dF>=-1', '4dF>=-1'],
    // Marks, in any position.
    ['1d20cs20cf1', '1d20cs=20cf=1'],
    ['1d20cf1cs>=19', '1d20cs>=19cf=1'],
    ['4d6cs=6kh3', '4d6kh3cs=6'],
    ['5d10cs=10>=8', '5d10>=8cs=10'],
    // All in order.
    ['6d6ro1!>=5{2}mi2ma5kh3>=4f2cs5cf2', '6d6ro=1!>=5{2}min2max5kh3>=4f=2cs=5cf=2'],
    // Groups.
    ['{1d6,1d8}k', '{1d6,1d8}kh1'],
    ['{1d6,1d8}dl1dh1', '{1d6,1d8}dl1dh1'],
    ['{4d6+2d8}>=5f1cs8', '{4d6+2d8}>=5f=1cs=8'],
  ])('%s is %s', (text, canonical) => {
    expect(format(parsed(text))).toBe(canonical)
    expect(format(parsed(canonical))).toBe(canonical)
  })

  test.each<[string, Partial<Modifiers>]>([
    ['2d6ro1', { keeps: [], reroll: { kind: 'once', when: is(1) } }],
    ['2d6rr>=5', { keeps: [], reroll: { kind: 'until', when: from(5) } }],
    ['2d6ra<>6', { keeps: [], reroll: { kind: 'add', when: { comparison: '!=', value: 6 } } }],
    ['2d6!', { keeps: [], explode: { kind: 'dice' } }],
    ['2d6!!>=5{3}', { keeps: [], explode: { kind: 'compound', when: from(5), perDie: 3 } }],
    ['2d6!p', { keeps: [], explode: { kind: 'penetrate' } }],
    ['2d6xo', { keeps: [], explode: { kind: 'dice', perDie: 1 } }],
    ['2d6x3=6', { keeps: [], explode: { kind: 'dice', when: is(6), perPool: 3 } }],
    ['2d6min2max5', { keeps: [], minimum: 2, maximum: 5 }],
    ['2d6min-0', { keeps: [], minimum: 0 }],
    ['5d10>=8f1', { keeps: [], tally: { success: from(8), failure: is(1) } }],
    ['5d10>=8', { keeps: [], tally: { success: from(8) } }],
    ['1d20cs20cf1', { keeps: [], markSuccess: is(20), markFailure: is(1) }],
    [
      '4d6dl1kh2',
      {
        keeps: [
          { kind: 'drop', end: 'lowest', count: 1 },
          { kind: 'keep', end: 'highest', count: 2 },
        ],
      },
    ],
  ])('the tree of %s', (text, modifiers) => {
    const { kind, span, ...tree } = parsed(text)
    const { count, die, ...rest } = { count: undefined, die: undefined, ...tree }
    expect([kind, span.end]).toEqual(['pool', text.length])
    expect(count ?? die).toBeDefined()
    expect(rest).toStrictEqual(modifiers)
  })

  test('pools do not share their modifiers', () => {
    const sum = parsed('4d6kh3+2d6+4d6dl1')
    const keeps =
      sum.kind === 'sum' &&
      sum.terms.map((term) => (term.expression.kind === 'pool' ? term.expression.keeps.length : -1))
    expect(keeps).toEqual([1, 0, 1])
  })
})

describe('refused', () => {
  const wrongOrder = (got: string, at: number, length: number): object => ({ code: 'wrong-order', got, at, length })
  const twice = (got: string, at: number, length: number): object => ({ code: 'twice', got, at, length })
  const unexpected = (at: number, got: string, ...expected: string[]): object => ({
    code: 'unexpected',
    at,
    length: got.length,
    got,
    expected,
  })
  const neverEnds = (got: string, at: number, length: number): object => ({ code: 'never-ends', got, at, length })
  const withoutDice = (got: string, at: number): object => ({ code: 'without-dice', got, at, length: got.length })
  const meanings = { r: ['reroll-once', 'reroll-until'], d: ['drop-lowest', 'another-die'] } as const
  const ambiguous = (got: 'r' | 'd', at: number, ...suggestions: string[]): object => ({
    code: 'ambiguous',
    got,
    meanings: meanings[got],
    at,
    length: 1,
    ...(suggestions.length > 0 && { suggestions }),
  })

  test.each<[string, object]>([
    ['4d6r1', ambiguous('r', 3, '4d6ro1', '4d6rr1')],
    ['4d6R<3kh3', ambiguous('r', 3, '4d6ro<3kh3', '4d6rr<3kh3')],
    ['2d6r1+1d8r', ambiguous('r', 3, '2d6ro1+1d8ro', '2d6rr1+1d8rr')],
    ['2d6r1-1d8d1', ambiguous('r', 3, '2d6ro1-1d8dl1', '2d6rr1-1d8+d1')],
    ['1d6r<=6', ambiguous('r', 3, '1d6ro<=6')],
    ['{2d6}r1', ambiguous('r', 5)],
    ['4d6d1', ambiguous('d', 3, '4d6dl1', '4d6+d1')],
    ['2d6 d8', ambiguous('d', 4, '2d6 dl8', '2d6 +d8')],
    ['4d6d1d2', ambiguous('d', 3, '4d6dl1dl2', '4d6+d1+d2')],
    ['4d6d', ambiguous('d', 3, '4d6dl')],
    ['{1d6,1d8}d1', ambiguous('d', 9, '{1d6,1d8}dl1', '{1d6,1d8}+d1')],
    ['4d6kh3ro1', wrongOrder('reroll', 6, 3)],
    ['4d6!ro1', wrongOrder('reroll', 4, 3)],
    ['4d6kh3!', wrongOrder('explode', 6, 1)],
    ['4d6>=5kh3', wrongOrder('keep', 6, 3)],
    ['4d6kh3min2', wrongOrder('clamp', 6, 1)],
    ['4d6min2!', wrongOrder('explode', 7, 1)],
    ['1d20kh1ro1adv', wrongOrder('reroll', 7, 3)],
    ['{1d6}>=3kh1', wrongOrder('keep', 8, 3)],
    ['4d6ro1ro2', twice('reroll', 6, 3)],
    ['4d6ro1rr2', twice('reroll', 6, 3)],
    ['4d6!!!', twice('explode', 5, 1)],
    ['4d6!x', twice('explode', 4, 1)],
    ['4d6min1min2', twice('minimum', 7, 3)],
    ['4d6max1ma2', twice('maximum', 7, 2)],
    ['4d6>=5>=6', twice('tally', 6, 3)],
    ['4d6=5=6', twice('tally', 5, 2)],
    ['4d6cs1cs2', twice('markSuccess', 6, 3)],
    ['4d6cf1cf2', twice('markFailure', 6, 3)],
    ['1d20advadv', twice('adv', 7, 3)],
    // The rules define what both together mean; as notation they would drop both dice.
    ['1d20advdis', twice('dis', 7, 3)],
    ['1d20 dis adv', twice('adv', 9, 3)],
    ['2d20adv', { code: 'not-one-die', got: '2d20adv', at: 0, length: 7 }],
    ['1+0d20dis', { code: 'not-one-die', got: '0d20dis', at: 2, length: 7 }],
    ['(1)d20adv', { code: 'not-one-die', got: '(1)d20adv', at: 0, length: 9 }],
    ['{1d20}adv', withoutDice('a', 6)],
    ['{1d20}dis', withoutDice('d', 6)],
    ['{2d6}ro1', withoutDice('r', 5)],
    ['{2d6}!', withoutDice('!', 5)],
    ['{2d6}min2', withoutDice('m', 5)],
    ['(2d6+1)kh1', withoutDice('kh', 7)],
    ['2d6[a]kh1', unexpected(6, 'k', 'operator', 'end')],
    ['1d1rr', neverEnds('rr', 3, 2)],
    ['2d6rr<=6', neverEnds('rr', 3, 5)],
    ['2d6rr>0kh1', neverEnds('rr', 3, 4)],
    ['2dFrr<>5', neverEnds('rr', 3, 5)],
    ['2d{3,3}rr', neverEnds('rr', 7, 2)],
    ['1d(1d4)rr1', neverEnds('rr', 7, 3)],
    ['1d(1*1)rr', neverEnds('rr', 7, 2)],
    ['1d1!', neverEnds('!', 3, 1)],
    ['1d1x', neverEnds('x', 3, 1)],
    ['1d6!>=1', neverEnds('!', 3, 4)],
    ['1d6!!<>7', neverEnds('!', 3, 5)],
    ['1d6!p<9', neverEnds('!', 3, 4)],
    ['2d{4,4}!', neverEnds('!', 7, 1)],
    ['1d(1d4)!', neverEnds('!', 7, 1)],
    ['4d6ro<', unexpected(6, '', 'number')],
    ['4d6!{', unexpected(5, '', 'number')],
    ['4d6!{x}', unexpected(5, 'x', 'number')],
    ['4d6!{2', unexpected(6, '', '}')],
    ['4d6xo{2}', unexpected(5, '{', 'operator', 'end')],
    ['4d6x2=6{1}', unexpected(7, '{', 'operator', 'end')],
    ['4d6min', unexpected(6, '', 'number')],
    ['4d6minx', unexpected(6, 'x', 'number')],
    ['4d6min(2)', unexpected(6, '(', 'number')],
    ['4d6m', unexpected(3, 'm', 'operator', 'end')],
    ['4d6cs', unexpected(5, '', 'comparison')],
    ['4d6c6', unexpected(3, 'c', 'operator', 'end')],
    ['4d6>=', unexpected(5, '', 'number')],
    ['4d6=>5', unexpected(4, '>', 'number')],
    ['4d6>=5f', unexpected(7, '', 'comparison')],
    ['4d6f1', unexpected(3, 'f', 'operator', 'end')],
    ['4d6a', unexpected(3, 'a', 'operator', 'end')],
    ['4d6>=1d4', ambiguous('d', 6, '4d6>=1+d4')],
    ['4d6e6', unexpected(3, 'e', 'operator', 'end')],
    ['4d6even', unexpected(3, 'e', 'operator', 'end')],
  ])('%s', (text, error) => {
    const result = parse(text)
    expect(result.ok ? format(result.value) : result.error).toEqual(error)
    for (const suggestion of result.ok ? [] : (result.error.suggestions ?? [])) expect(parse(suggestion).ok).toBe(true)
  })

  test.each([
    ['4d6ro-1', '4d6ro=1-1'],
    ['4d6kh-1', '4d6kh1-1'],
    ['4d6!-1', '4d6!-1'],
  ])('%s: a minus after a modifier without a number is part of the sum', (text, canonical) => {
    expect(format(parsed(text))).toBe(canonical)
  })

  test('suggestions repair every ambiguous reroll of the text', () => {
    const text = Array.from({ length: 40 }, () => '1d6r1').join('+')
    expect(refused(text)?.suggestions).toEqual([text.replaceAll('r', 'ro'), text.replaceAll('r', 'rr')])
  })
})
