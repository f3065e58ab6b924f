import { parse, roll, seededRandom } from '@rulestone/core'
import { describe, expect, test } from 'vitest'
import { run } from '../test/run.ts'
import { said } from '../test/said.ts'
import { writeRoll } from './roll.ts'

describe('written', () => {
  /** A roll of dice with one side: what falls is known. */
  const written = (notation: string): string => {
    const parsed = parse(notation)
    return parsed.ok ? writeRoll(roll(seededRandom(''), parsed.value)) : ''
  }

  test.each([
    ['3d1', '3d1 [1 1 1]'],
    ['3d1kh2', '3d1kh2 [1 1 (1)]'],
    ['3d1kl2', '3d1kl2 [(1) 1 1]'],
    ['0d6', '0d6 []'],
    ['7', '7'],
    ['-2d1', '-2d1 [1 1]'],
    ['2d1 + 3 - 1d1', '2d1 [1 1] + 3 - 1d1 [1]'],
    ['4-(1d1+2)', '4 - (1d1 [1] + 2)'],
  ])('%s', (notation, text) => {
    expect(written(notation)).toBe(text)
  })
})

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

  test('dice that the shell split at spaces', async () => {
    expect(await run('roll', '2d1', '+', '3')).toEqual({ code: 0, out: '2d1 [1 1] + 3 = 5', error: '' })
  })

  test('a penalty first', async () => {
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
            { value: 1, kept: true },
            { value: 1, kept: false },
          ],
        },
        { sign: -1, expr: '3', total: 3 },
      ],
    })
  })

  test('JSON says no seed where there was none', async () => {
    const { out } = await run('roll', '7', '--json')
    expect(JSON.parse(out)).toEqual({ expr: '7', total: 7 })
  })
})

describe('refused, with code 2', () => {
  test.each([
    ['no dice', ['roll'], ['Unexpected end, expected dice. Tip: write dice such as 4d6kh3 or 2d20kl1+5.']],
    ['a sign too many', ['roll', '2d6++3'], ['2d6++3\n    ^\n', '5', said('en', 'errors', 'dice.expected.dice')]],
    ['an end too early', ['roll', '2d6+'], ['2d6+\n    ^\n', said('en', 'errors', 'dice.expected.number')]],
    ['too many dice', ['roll', '20000d6', '--lang', 'zh'], ['20000d6\n^^^^^\n', '20000', '10,000', '骰']],
    ['too many dice', ['roll', '20000d6', '--lang', 'th'], ['20000d6\n^^^^^\n', '20000', '10,000', 'ลูกเต๋า']],
    ['no language', ['roll', '2d6', '--lang', 'fr'], ['Unexpected language (fr), expected one of: en, zh, th.']],
  ])('%s', async (_, args, named) => {
    const { code, out, error } = await run(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    for (const name of named) expect(error).toContain(name)
  })
})
