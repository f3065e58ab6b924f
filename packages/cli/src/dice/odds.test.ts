import { describe, expect, test } from 'vitest'
import { run } from '../../test/run.ts'
import { said } from '../../test/said.ts'

/** How many of the 1,296 rolls of 4d6kh3 have each total, counted by listing them all. */
const ABILITY_SCORES = {
  3: '1',
  4: '4',
  5: '10',
  6: '21',
  7: '38',
  8: '62',
  9: '91',
  10: '122',
  11: '148',
  12: '167',
  13: '172',
  14: '160',
  15: '131',
  16: '94',
  17: '54',
  18: '21',
}

describe('for people', () => {
  test('figures and bars', async () => {
    expect(await run('odds', '2d2', '--at-least', '3')).toEqual({
      code: 0,
      error: '',
      out: [
        'mean 3',
        'standard deviation ≈ 0.71',
        'at least 3: 75% (3/4)',
        '',
        '2  25%  ░░░░░░░░░░░░░░░░',
        '3  50%  ████████████████████████████████',
        '4  25%  ████████████████',
      ].join('\n'),
    })
  })

  test('prints a short fraction next to the decimal', async () => {
    const { out } = await run('odds', '4d6kh3')
    expect(out).toMatch(/^mean ≈ 12\.24 \(15869\/1296\)\n/)
  })

  test('omits a long fraction', async () => {
    const { out } = await run('odds', '20d20kh3')
    expect(out).toMatch(/^mean ≈ [\d.]+\n/)
  })

  test('groups the digits of an integer and prints no fraction', async () => {
    const { out } = await run('odds', '2000')
    expect(out).toMatch(/^mean 2,000\n/)
  })
})

describe('dice that explode without a limit', () => {
  test('prints after how many dice they are cut, and the probability', async () => {
    const { out } = await run('odds', '1d6!')
    expect(out.split('\n')[2]).toBe('cut after 20 extra dice: < 0.1% (1/21936950640377856)')
  })

  test('JSON has the probability of reaching the cut-off', async () => {
    const { out } = await run('odds', '1d6!', '--json')
    expect(JSON.parse(out)).toMatchObject({ expr: '1d6!', cut: '1/21936950640377856', maximum: '126' })
  })

  test.each(['1d6!{3}', '2d6'])('%s is not cut', async (notation) => {
    const [people, program] = await Promise.all([run('odds', notation), run('odds', notation, '--json')])
    expect(people.out + program.out).not.toContain('cut')
  })
})

describe('as JSON', () => {
  test('integers and fractions are exact strings', async () => {
    const { code, out } = await run('odds', '4d6kh3', '--at-least', '15', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({
      expr: '4d6kh3',
      'at-least': '15',
      chance: '25/108',
      mean: '15869/1296',
      variance: '13612487/1679616',
      minimum: '3',
      maximum: '18',
      outcomes: ABILITY_SCORES,
      denominator: '1296',
    })
  })

  test('sorts negative totals numerically', async () => {
    const { out } = await run('odds', '1d2-1d2', '--json')
    expect(out).toBe(
      '{"expr":"1d2-1d2","mean":"0","variance":"1/2","minimum":"-1","maximum":"1","outcomes":{"-1":"1","0":"2","1":"1"},"denominator":"4"}',
    )
  })

  test('weights above 2^53 stay exact', async () => {
    const { out } = await run('odds', '100d6', '--json')
    const data: unknown = JSON.parse(out)
    expect(data).toMatchObject({ denominator: String(6n ** 100n), outcomes: { 100: '1', 101: '100' } })
  })
})

describe('refused, with code 2', () => {
  test.each([
    ['no dice', ['odds'], 'Unexpected end, expected dice.'],
    [
      'no number',
      ['odds', '2d6', '--at-least', 'ten'],
      'Unexpected value of --at-least (ten), expected a whole number.',
    ],
    ['a broken number', ['odds', '2d6', '--at-least=1.5'], 'Unexpected value of --at-least (1.5)'],
    ['a number that is too large', ['odds', '2d6', '--at-least', '99999999999999999999'], 'expected a whole number'],
    ['an extra letter', ['odds', '2d6q'], '2d6q\n   ^\n'],
    ['dice that depend on each other', ['odds', '{2d6kh1}kh1'], said('en', 'errors', 'dice.dependent-dice.group')],
    ['too much work', ['odds', '10000d1000000'], `^^^^^^^^^^^^^\n${said('en', 'errors', 'dice.over-limit.work')}`],
    ['the same in Thai', ['odds', '10000d1000000', '--lang', 'th'], said('th', 'errors', 'dice.over-limit.work')],
  ])('%s', async (_, args, message) => {
    const { code, out, error } = await run(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain(message)
  })
})
