import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyExpression, withoutSpans } from '../../test/arbitrary-expression.ts'
import { format } from './format.ts'
import { parse } from './parse.ts'
import type { Expression, Pool } from './syntax.ts'

const span = { start: 0, end: 0 }
const constant = (value: number): Expression => ({ kind: 'constant', value, span })
const pool = (count: number, sides: number, keeps: Pool['keeps'] = []): Expression => ({
  kind: 'pool',
  count,
  sides,
  keeps,
  span,
})
const sum = (...terms: (readonly [1 | -1, Expression])[]): Expression => ({
  kind: 'sum',
  terms: terms.map(([sign, expression]) => ({ sign, expression })),
  span,
})

describe('format', () => {
  test.each([
    ['7', constant(7)],
    ['1d20', pool(1, 20)],
    ['0d6', pool(0, 6)],
    ['4d6kh3', pool(4, 6, [{ kind: 'keep', end: 'highest', count: 3 }])],
    ['2d20kl1', pool(2, 20, [{ kind: 'keep', end: 'lowest', count: 1 }])],
    [
      '5d20dl2dh1',
      pool(5, 20, [
        { kind: 'drop', end: 'lowest', count: 2 },
        { kind: 'drop', end: 'highest', count: 1 },
      ]),
    ],
    ['2d6+3', sum([1, pool(2, 6)], [1, constant(3)])],
    ['-2d6', sum([-1, pool(2, 6)])],
    ['-1+2', sum([-1, constant(1)], [1, constant(2)])],
    ['10-(1d4+1)', sum([1, constant(10)], [-1, sum([1, pool(1, 4)], [1, constant(1)])])],
    ['(1-2)-3', sum([1, sum([1, constant(1)], [-1, constant(2)])], [-1, constant(3)])],
    ['-(-1)', sum([-1, sum([-1, constant(1)])])],
  ])('%s', (notation, expression) => {
    expect(format(expression)).toBe(notation)
  })

  const anyTree = anyExpression({ count: 300, sides: 1_000_000, keeps: 3, constant: 1_000_000_000, terms: 4, depth: 4 })
  const limits = { length: 1_000_000, dice: 1_000_000, terms: 10_000 }

  test('law: parsed again, every tree is the same tree', () => {
    fc.assert(
      fc.property(anyTree, (expression) => {
        const result = parse(format(expression), { limits })
        expect(result.ok && withoutSpans(result.value)).toEqual(expression)
      }),
    )
  })

  test('law: neither case, spaces nor full-width and Thai digits change the tree', () => {
    const fullWidth = (text: string): string =>
      text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
    const thai = (text: string): string =>
      text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x30 + 0x0e50))
    const spaced = (text: string): string => ` ${text.replace(/([-+()]|kh|kl|dh|dl)/g, ' $1 ')} `
    fc.assert(
      fc.property(
        anyTree,
        fc.constantFrom(fullWidth, thai, spaced, (text: string) => text.toUpperCase()),
        (tree, type) => {
          const result = parse(type(format(tree)), { limits })
          expect(result.ok && withoutSpans(result.value)).toEqual(tree)
        },
      ),
    )
  })
})
