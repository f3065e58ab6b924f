import { describe, expect, test } from 'vitest'
import { run, runWith } from '../../test/run.ts'

describe('--stdin', () => {
  test('prints one line of JSON per input line, errors included', async () => {
    const { code, out, error } = await runWith(['1d1\n\n2d', '1+2\r\nx\n'], 'roll', '--stdin')
    expect({ code, error }).toEqual({ code: 2, error: '' })
    expect(out.split('\n').map((line): unknown => JSON.parse(line))).toEqual([
      { expr: '1d1', total: 1, dice: [{ value: 1, kept: true, thrown: [1] }] },
      { expr: '', error: { code: 'empty', at: 0, length: 0 } },
      expect.objectContaining({ expr: '2d1+2', total: 4 }),
      {
        expr: 'x',
        error: { code: 'unexpected', at: 0, length: 1, got: 'x', expected: ['dice', 'number'] },
      },
    ])
  })

  test('reports odds above the work limit and continues', async () => {
    const { code, out } = await runWith(['1d2\n10000d1000000\n1d2'], 'odds', '--stdin', '--at-least', '2')
    expect(code).toBe(2)
    const [first, second, third] = out.split('\n').map((line): unknown => JSON.parse(line))
    expect(first).toMatchObject({ expr: '1d2', chance: '1/2', outcomes: { 1: '1', 2: '1' }, denominator: '2' })
    expect(second).toMatchObject({ expr: '10000d1000000', error: { code: 'over-limit', limit: 'work', at: 0 } })
    expect(third).toEqual(first)
  })

  test('empty input finishes immediately', async () => {
    expect(await runWith([], 'odds', '--stdin')).toEqual({ code: 0, out: '', error: '' })
  })

  test('with a seed, invalid lines do not affect the sequence', async () => {
    const totals = async (lines: string): Promise<unknown[]> => {
      const { out } = await runWith([lines], 'roll', '--stdin', '--seed', 'table 7')
      return Array.from(out.matchAll(/"total":(\d+)/g), ([, total]) => total)
    }
    const first = await totals('1d1000\n1d1000\n1d1000\n')
    expect(new Set(first).size).toBe(3)
    expect(await totals('1d1000\n1d1000\n1d1000\n')).toEqual(first)
    expect(await totals('1d1000\n\nx\n1d1000\n')).toEqual(first.slice(0, 2))
  })

  test('--dialect applies to every line', async () => {
    const { code, out } = await runWith(['4d6r1\n4d6d1\n'], 'odds', '--stdin', '--dialect', 'roll20')
    expect(code).toBe(0)
    expect(out.split('\n').map((line) => /"expr":"([^"]*)"/.exec(line)?.[1])).toEqual(['4d6rr=1', '4d6dl1'])
  })
})

describe('--json', () => {
  test.each([
    ['roll', '2d6++3', { code: 'unexpected', at: 4, length: 1, got: '+', expected: ['dice', 'number'] }],
    [
      'odds',
      '4d6r1',
      {
        code: 'ambiguous',
        at: 3,
        length: 1,
        got: 'r',
        meanings: ['reroll-once', 'reroll-until'],
        suggestions: ['4d6ro1', '4d6rr1'],
      },
    ],
    ['odds', '{2d6kh1}kh1', { code: 'dependent-dice', at: 0, length: 11, got: 'group' }],
  ])('%s %s: the error is on standard output', async (command, expr, problem) => {
    const { code, out, error } = await run(command, expr, '--json')
    expect({ code, error }).toEqual({ code: 2, error: '' })
    expect(JSON.parse(out)).toEqual({ expr, error: problem })
  })
})

test.each([
  [['roll', '2d6', '--stdin'], 'Unexpected argument (2d6), expected dice on standard input only.'],
  [['roll', '2d6', '--dialect', 'fantasy'], 'expected one of: strict, roll20, foundry, avrae.'],
  [['odds', '--stdin', '--dialect', 'constructor'], 'Unexpected dialect (constructor)'],
  [['odds', '--stdin', '--lang', 'fr'], 'Unexpected language (fr)'],
])('%j is refused, with code 2', async (args, message) => {
  const { code, out, error } = await runWith(['2d6\n'], ...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(error).toContain(message)
})
