import { describe, expect, test } from 'vitest'
import { run } from '../../test/run.ts'
import { said } from '../../test/said.ts'

describe('rulestone roll', () => {
  test('the same seed gives the same roll', async () => {
    const first = await run('roll', '8d6', '--seed', 'table 7')
    expect(first).toMatchObject({ code: 0, error: '' })
    expect(first.out).toMatch(/^8d6 \[([1-6] ){7}[1-6]\] = \d+$/)
    expect(await run('roll', '8d6', '--seed', 'table 7')).toEqual(first)
  })

  test('without a seed rolls differ', async () => {
    const rolls = await Promise.all(Array.from({ length: 4 }, () => run('roll', '20d20')))
    expect(new Set(rolls.map(({ out }) => out)).size).toBeGreaterThan(1)
  })

  test('joins dice that the shell split at spaces', async () => {
    expect(await run('roll', '2d1', '+', '3')).toEqual({ code: 0, out: '2d1 [1 1] + 3 = 5', error: '' })
  })

  test('an expression that starts with a minus', async () => {
    expect(await run('roll', '-1d1')).toEqual({ code: 0, out: '-1d1 [1] = -1', error: '' })
  })

  test('as JSON: dice in their order, terms with their signs', async () => {
    const { code, out } = await run('roll', '2d1kh1-3', '--seed', 'a', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({
      seed: 'a',
      expr: '2d1kh1-3',
      total: -2,
      terms: [
        {
          sign: 1,
          expr: '2d1kh1',
          total: 1,
          dice: [
            { value: 1, kept: true, thrown: [1] },
            { value: 1, kept: false, thrown: [1] },
          ],
        },
        { sign: -1, expr: '3', total: 3 },
      ],
    })
  })

  test.each([
    ['2d1[Fire]+1d1[cold]+3', '2d1 [1 1][Fire] + 1d1 [1][cold] + 3 = 6\nfire 2, cold 1, no label 3'],
    ['(2d1+3)[fire]', '(2d1 [1 1] + 3)[fire] = 5\nfire 5'],
  ])('%s: prints totals by label below', async (notation, out) => {
    expect(await run('roll', notation)).toEqual({ code: 0, out, error: '' })
  })

  test.each([
    [
      '2d1[fire]+1',
      {
        expr: '2d1[fire]+1',
        total: 3,
        terms: [
          {
            sign: 1,
            expr: '2d1[fire]',
            total: 2,
            operation: 'labelled',
            label: 'fire',
            operands: [
              {
                expr: '2d1',
                total: 2,
                dice: [
                  { value: 1, kept: true, thrown: [1] },
                  { value: 1, kept: true, thrown: [1] },
                ],
              },
            ],
          },
          { sign: 1, expr: '1', total: 1 },
        ],
        labels: { fire: 2, '': 1 },
      },
    ],
    [
      'max(1d1!{1},0)',
      {
        expr: 'max(1d1!{1},0)',
        total: 2,
        operation: 'max',
        operands: [
          {
            expr: '1d1!{1}',
            total: 2,
            dice: [
              { value: 1, kept: true, thrown: [1], exploded: true },
              { value: 1, kept: true, thrown: [1], extra: true },
            ],
          },
          { expr: '0', total: 0 },
        ],
      },
    ],
    [
      '{2,1d1>=1}kh1',
      {
        expr: '{2,1d1>=1}kh1',
        total: 2,
        operation: 'group',
        kept: [true, false],
        operands: [
          { expr: '2', total: 2 },
          { expr: '1d1>=1', total: 1, dice: [{ value: 1, kept: true, thrown: [1], mark: 'success' }] },
        ],
      },
    ],
  ])('%s as JSON', async (notation, data) => {
    const { out } = await run('roll', notation, '--json')
    expect(JSON.parse(out)).toEqual(data)
  })

  test('JSON omits the seed if none was given', async () => {
    const { out } = await run('roll', '7', '--json')
    expect(JSON.parse(out)).toEqual({ expr: '7', total: 7 })
  })
})

describe('refused, with code 2', () => {
  test.each([
    ['no dice', ['roll'], ['Unexpected end, expected dice. Tip: write dice such as 4d6kh3 or 2d20kl1+5.']],
    ['an extra sign', ['roll', '2d6++3'], ['2d6++3\n    ^\n', '5', said('en', 'errors', 'dice.expected.dice')]],
    ['an early end', ['roll', '2d6+'], ['2d6+\n    ^\n', said('en', 'errors', 'dice.expected.number')]],
    ['too many dice', ['roll', '20000d6', '--lang', 'zh'], ['20000d6\n^^^^^\n', '20000', '10,000', '骰']],
    ['too many dice', ['roll', '20000d6', '--lang', 'th'], ['20000d6\n^^^^^\n', '20000', '10,000', 'ลูกเต๋า']],
    ['what tools read differently', ['roll', '4d6r1'], ['4d6r1\n   ^\n', 'Did you mean 4d6ro1 or 4d6rr1?']],
    [
      'an unknown language',
      ['roll', '2d6', '--lang', 'fr'],
      ['Unexpected language (fr), expected one of: en, zh, th.'],
    ],
  ])('%s', async (_, args, named) => {
    const { code, out, error } = await run(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    for (const name of named) expect(error).toContain(name)
  })
})
