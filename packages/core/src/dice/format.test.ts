import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyExpression, anySum, VARIABLES, withoutSpans } from '../../test/arbitrary-expression.ts'
import { parsed } from '../../test/parsed.ts'
import { format } from './format.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { type ParseOptions, parse } from './parse.ts'
import type { Expression, Modifiers, Pool } from './syntax.ts'

const span = { start: 0, end: 0 }
const constant = (value: number): Expression => ({ kind: 'constant', value, span })
const pool = (count: number | Expression, sides: number | Expression, modifiers: Partial<Modifiers> = {}): Pool => ({
  kind: 'pool',
  count,
  die: { kind: 'numbered', sides },
  keeps: [],
  ...modifiers,
  span,
})
const listed = (...faces: number[]): Expression => ({ ...pool(1, 1), die: { kind: 'listed', faces } })
const sum = (...terms: (readonly [1 | -1, Expression])[]): Expression => ({
  kind: 'sum',
  terms: terms.map(([sign, expression]) => ({ sign, expression })),
  span,
})
const product = (left: Expression, right: Expression): Expression => ({ kind: 'product', left, right, span })
const quotient = (left: Expression, right: Expression, rounding?: 'floor' | 'ceil' | 'round'): Expression => ({
  kind: 'quotient',
  left,
  right,
  rounding: rounding ?? 'floor',
  written: rounding !== undefined,
  span,
})
const call = (name: 'max' | 'min' | 'abs', ...list: Expression[]): Expression => ({
  kind: 'call',
  name,
  arguments: list,
  span,
})
const compared = (left: Expression, comparison: '>=' | '!=', right: Expression): Expression => ({
  kind: 'compared',
  left,
  comparison,
  right,
  span,
})
const labelled = (expression: Expression, label: string): Expression => ({ kind: 'labelled', label, expression, span })
const group = (members: readonly Expression[], modifiers: Partial<Modifiers> = {}): Expression => ({
  kind: 'group',
  members,
  keeps: [],
  ...modifiers,
  span,
})

const is = (value: number): { comparison: '='; value: number } => ({ comparison: '=', value })
const from = (value: number): { comparison: '>='; value: number } => ({ comparison: '>=', value })

describe('format', () => {
  test.each<[string, Expression]>([
    ['7', constant(7)],
    ['@dex', { kind: 'variable', name: 'dex', value: -1, span }],
    ['1d20', pool(1, 20)],
    ['0d6', pool(0, 6)],
    ['1d100', pool(1, 100)],
    ['1dF', listed(-1, 0, 1)],
    ['1d{0,1,-1}', listed(0, 1, -1)],
    ['1d{1,2,4,8}', listed(1, 2, 4, 8)],
    ['(1d4)d6', pool(pool(1, 4), 6)],
    ['(3)d(2*3)', pool(constant(3), product(constant(2), constant(3)))],
    ['4d6kh3', pool(4, 6, { keeps: [{ kind: 'keep', end: 'highest', count: 3 }] })],
    ['2d20kl1', pool(2, 20, { keeps: [{ kind: 'keep', end: 'lowest', count: 1 }] })],
    [
      '5d20dl2dh1',
      pool(5, 20, {
        keeps: [
          { kind: 'drop', end: 'lowest', count: 2 },
          { kind: 'drop', end: 'highest', count: 1 },
        ],
      }),
    ],
    ['2d6ro=1', pool(2, 6, { reroll: { kind: 'once', when: is(1) } })],
    ['2d6rr<>1', pool(2, 6, { reroll: { kind: 'until', when: { comparison: '!=', value: 1 } } })],
    ['2d6ro<>-1', pool(2, 6, { reroll: { kind: 'once', when: { comparison: '!=', value: -1 } } })],
    ['2d6ra>=5', pool(2, 6, { reroll: { kind: 'add', when: from(5) } })],
    ['2d6!', pool(2, 6, { explode: { kind: 'dice' } })],
    ['2d6!!', pool(2, 6, { explode: { kind: 'compound' } })],
    ['2d6!p', pool(2, 6, { explode: { kind: 'penetrate' } })],
    ['2d6!>=5{2}', pool(2, 6, { explode: { kind: 'dice', when: from(5), perDie: 2 } })],
    ['2d6!!{0}', pool(2, 6, { explode: { kind: 'compound', perDie: 0 } })],
    ['2d6!p=6', pool(2, 6, { explode: { kind: 'penetrate', when: is(6) } })],
    ['2d6x3=6', pool(2, 6, { explode: { kind: 'dice', when: is(6), perPool: 3 } })],
    ['2d6min2max-1', pool(2, 6, { minimum: 2, maximum: -1 })],
    ['5d6>=5', pool(5, 6, { tally: { success: from(5) } })],
    ['5d6>=5f=1', pool(5, 6, { tally: { success: from(5), failure: is(1) } })],
    ['2d20cs>=19cf=1', pool(2, 20, { markSuccess: from(19), markFailure: is(1) })],
    [
      '6d6ro=1!>=5{2}min2max5kh3>=4f=2cs=5cf=2',
      pool(6, 6, {
        reroll: { kind: 'once', when: is(1) },
        explode: { kind: 'dice', when: from(5), perDie: 2 },
        minimum: 2,
        maximum: 5,
        keeps: [{ kind: 'keep', end: 'highest', count: 3 }],
        tally: { success: from(4), failure: is(2) },
        markSuccess: is(5),
        markFailure: is(2),
      }),
    ],
    ['2d6+3', sum([1, pool(2, 6)], [1, constant(3)])],
    ['-2d6', sum([-1, pool(2, 6)])],
    ['-1+2', sum([-1, constant(1)], [1, constant(2)])],
    ['10-(1d4+1)', sum([1, constant(10)], [-1, sum([1, pool(1, 4)], [1, constant(1)])])],
    ['(1-2)-3', sum([1, sum([1, constant(1)], [-1, constant(2)])], [-1, constant(3)])],
    ['-(-1)', sum([-1, sum([-1, constant(1)])])],
    ['-1d6*2', sum([-1, product(pool(1, 6), constant(2))])],
    ['(-1d6)*2', product(sum([-1, pool(1, 6)]), constant(2))],
    ['2*(1d6+1)', product(constant(2), sum([1, pool(1, 6)], [1, constant(1)]))],
    ['1*2*3', product(product(constant(1), constant(2)), constant(3))],
    ['1*(2*3)', product(constant(1), product(constant(2), constant(3)))],
    ['1*(6/3)', product(constant(1), quotient(constant(6), constant(3)))],
    ['6/3*1', product(quotient(constant(6), constant(3)), constant(1))],
    ['6/3/2', quotient(quotient(constant(6), constant(3)), constant(2))],
    ['6/(3/2)', quotient(constant(6), quotient(constant(3), constant(2)))],
    ['6/ceil(3/2)', quotient(constant(6), quotient(constant(3), constant(2), 'ceil'))],
    ['floor(6/3)', quotient(constant(6), constant(3), 'floor')],
    ['round((1+6)/3)', quotient(sum([1, constant(1)], [1, constant(6)]), constant(3), 'round')],
    ['max(1d6,1d8+1)', call('max', pool(1, 6), sum([1, pool(1, 8)], [1, constant(1)]))],
    ['min(-1)', call('min', sum([-1, constant(1)]))],
    ['abs(1-2)', call('abs', sum([1, constant(1)], [-1, constant(2)]))],
    ['(1d20+5)>=15', compared(sum([1, pool(1, 20)], [1, constant(5)]), '>=', constant(15))],
    ['(1)<>(2-1)', compared(constant(1), '!=', sum([1, constant(2)], [-1, constant(1)]))],
    ['(1)>=((2)>=3)', compared(constant(1), '>=', compared(constant(2), '>=', constant(3)))],
    ['(1)>=(2*3)', compared(constant(1), '>=', product(constant(2), constant(3)))],
    ['(1)>=(6/3)', compared(constant(1), '>=', quotient(constant(6), constant(3)))],
    ['((2)>=3)*5', product(compared(constant(2), '>=', constant(3)), constant(5))],
    ['1+((2)>=3)', sum([1, constant(1)], [1, compared(constant(2), '>=', constant(3))])],
    ['2d6[fire]', labelled(pool(2, 6), 'fire')],
    ['(2d6+3)[cold]', labelled(sum([1, pool(2, 6)], [1, constant(3)]), 'cold')],
    ['(2*3)[]', labelled(product(constant(2), constant(3)), '')],
    ['(1[a])[b]', labelled(labelled(constant(1), 'a'), 'b')],
    ['max(1,2)[a]', labelled(call('max', constant(1), constant(2)), 'a')],
    ['{1d6,1d8}kh1', group([pool(1, 6), pool(1, 8)], { keeps: [{ kind: 'keep', end: 'highest', count: 1 }] })],
    [
      '{2d6+1d8}>=5f=1',
      group([sum([1, pool(2, 6)], [1, pool(1, 8)])], { tally: { success: from(5), failure: is(1) } }),
    ],
    ['{{1}}cs=1', group([group([constant(1)])], { markSuccess: is(1) })],
  ])('%s', (notation, expression) => {
    expect(format(expression)).toBe(notation)
    const again = parse(notation, { variables: { dex: -1 } })
    expect(again.ok && withoutSpans(again.value)).toEqual(expression)
  })

  test('a count after an explosion without a test is separated by dl0, or it would be the test', () => {
    const tree = pool(4, 6, { explode: { kind: 'dice' }, tally: { success: from(5) } })
    expect(format(tree)).toBe('4d6!dl0>=5')
  })

  test.each([
    ['4d6!dl0>=5', '4d6!dl0>=5'],
    ['4d6!cs=6>=5', '4d6!dl0>=5cs=6'],
    ['4d6!{2}>=5', '4d6!{2}>=5'],
    ['4d6!=6>=5', '4d6!=6>=5'],
  ])('%s is %s', (notation, canonical) => {
    expect(format(parsed(notation))).toBe(canonical)
  })
})

describe('laws', () => {
  const any = anyExpression({ count: 300, sides: 1_000, keeps: 3, constant: 1_000_000, terms: 4, depth: 4 })
  const options: ParseOptions = {
    variables: VARIABLES,
    limits: { length: 1_000_000, dice: 1_000_000_000, terms: 10_000, constant: Number.MAX_VALUE, sides: 1_000_000 },
  }

  test('every tree is parsed again as the same tree', () => {
    fc.assert(
      fc.property(any, (expression) => {
        const result = parse(format(expression), options)
        expect(result.ok ? withoutSpans(result.value) : result.error).toEqual(expression)
      }),
      { numRuns: 1_500 },
    )
  })

  test('every tree of large sums is parsed again as the same tree', () => {
    const sums = anySum({ count: 300, sides: 1_000_000, keeps: 3, constant: 1_000_000_000, terms: 4, depth: 4 })
    fc.assert(
      fc.property(sums, (expression) => {
        const result = parse(format(expression), { limits: { ...options.limits, constant: DEFAULT_LIMITS.constant } })
        expect(result.ok && withoutSpans(result.value)).toEqual(expression)
      }),
    )
  })

  test('case, spaces, full-width characters and Thai digits do not change the tree', () => {
    // Labels stay as typed.
    const outside = (change: (text: string) => string) => (text: string) =>
      text
        .split(/(\[[^\]]*\])/)
        .map((part, index) => (index % 2 === 0 ? change(part) : part))
        .join('')
    const fullWidth = outside((text) =>
      text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)),
    )
    const thai = outside((text) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x30 + 0x0e50)),
    )
    // No space inside operators, keywords and names.
    const spaced = outside(
      (text) => ` ${text.replace(/@[a-z][\w.-]*|!!|!p|[<>]=|<>|[a-z]+|[-+*/(){},!<>=]/gi, ' $& ')} `,
    )
    const upperCase = outside((text) => text.toUpperCase())
    fc.assert(
      fc.property(any, fc.constantFrom(fullWidth, thai, spaced, upperCase), (tree, type) => {
        const result = parse(type(format(tree)), options)
        expect(result.ok && withoutSpans(result.value)).toEqual(tree)
      }),
      { numRuns: 300 },
    )
  })
})
