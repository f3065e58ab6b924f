import { describe, expect, test } from 'vitest'
import { run } from '../test/run.ts'
import { said } from '../test/said.ts'

/** Every calculator, in the order of the list. */
const ALL =
  'attack, dice, d20-test, concentration, death-saves, jump, carrying-capacity, falling, suffocation, burning, travel, save-for-half, short-rest'

describe('for people', () => {
  test('figures by name, steps with their rules, and the chart', async () => {
    const args = ['--bonus', '-2', '--ac', '13', '--cover', 'half', '--damage', '1d4-1']
    const { code, out, error } = await run('calc', 'attack', ...args)
    expect({ code, error }).toEqual({ code: 0, error: '' })
    const [figures = '', steps = '', chart = ''] = out.split('\n\n')
    expect(figures.split('\n')[0]).toBe(said('en', 'calculators', 'attack.title'))
    // 17 to 20 hit AC 15 with −2; on 17 to 19 1d4 − 1 deals 1.5, on 20 2d4 − 1 deals 4: (3 × 1.5 + 4) / 20.
    expect(figures).toMatch(/ 20% .*17.*\n.* 0\.43 .*\n.* 5%\n.* 17\n.* 7$/)
    expect(steps.split('\n').map((line) => /^- .* \(([a-z0-9-]+)\)$/.exec(line)?.[1])).toEqual([
      'half-cover',
      'attack-roll',
      'rolling-20-or-1',
      'critical-hit',
    ])
    const [outcome, ...bars] = chart.split('\n')
    expect(outcome).toBe(said('en', 'calculators', 'attack.outcome'))
    expect(bars).toHaveLength(8)
    expect(bars[0]).toMatch(/^0 {2}83\.8% {2}█+$/)
    expect(bars[7]).toMatch(/^7 {2} 0\.3%$/)
  })

  test.each(['zh', 'th'])('in %s', async (lang) => {
    const { code, out } = await run('calc', 'attack', '--lang', lang)
    expect(code).toBe(0)
    for (const key of ['attack.title', 'attack.figures.mean.label', 'attack.figures.mean.sentence', 'attack.outcome']) {
      expect(out).toContain(said(lang, 'calculators', key))
    }
  })
})

describe('as JSON', () => {
  test('input as it was read, figures exact, steps with their values', async () => {
    const { code, out } = await run('calc', 'dice', '--expr', '1d4-1d4', '--at-least', '1', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({
      calculator: 'dice',
      input: { expr: '1d4-1d4', 'at-least': '1' },
      figures: { chance: '3/8', mean: '0', variance: '5/2', minimum: '-3', maximum: '3' },
      threshold: '1',
      outcomes: { '-3': '1', '-2': '2', '-1': '3', 0: '4', 1: '3', 2: '2', 3: '1' },
      denominator: '16',
      steps: [
        {
          rule: 'difficulty-class',
          id: 'at-least',
          values: { dice: '1d4-1d4', 'at-least': '1', chance: '3/8' },
          sentence: expect.stringMatching(/1d4−1d4.*37\.5%/),
        },
      ],
    })
  })

  test('fields that nobody named hold their defaults', async () => {
    const { out } = await run('calc', 'attack', '--resistance', 'yes', '--json')
    const data: unknown = JSON.parse(out)
    expect(data).toMatchObject({
      input: { bonus: '5', ac: '15', state: 'normal', damage: '1d8+3', resistance: 'yes', immunity: 'no' },
      figures: { hit: '11/20' },
    })
  })
})

describe('calc --list', () => {
  test('in Chinese', async () => {
    const { code, out } = await run('calc', '--list', '--lang', 'zh')
    expect(code).toBe(0)
    const [title, caption] = ['dice.title', 'dice.caption'].map((key) => said('zh', 'calculators', key))
    expect(out).toMatch(new RegExp(`^dice +${title} +${caption}$`, 'm'))
  })

  test('as JSON', async () => {
    const { out } = await run('calc', '--list', '--json')
    expect(JSON.parse(out)).toContainEqual({
      id: 'dice',
      title: said('en', 'calculators', 'dice.title'),
      caption: said('en', 'calculators', 'dice.caption'),
      rules: ['ability-check', 'saving-throw', 'difficulty-class', 'damage-roll'],
      fields: ['expr', 'at-least'],
    })
  })
})

describe('calc ID --help lists the fields', () => {
  test.each([
    ['bonus', '-10 to 30 (5)'],
    ['state', 'normal, advantage, disadvantage (normal)'],
    ['damage', 'dice (1d8+3)'],
    ['resistance', 'yes, no (no)'],
  ])('--%s takes %s', async (field, takes) => {
    const { code, out } = await run('calc', 'attack', '--help')
    expect(code).toBe(0)
    const line = out.split('\n').find((one) => one.startsWith(`  --${field} `))
    expect(line).toContain(said('en', 'calculators', `attack.fields.${field}.label`))
    expect(line?.endsWith(takes)).toBe(true)
  })

  test('in Thai', async () => {
    const { out } = await run('calc', 'attack', '--help', '--lang', 'th')
    expect(out).toContain(said('th', 'calculators', 'attack.fields.critical.label'))
  })

  test('without an ID only what calc does', async () => {
    expect((await run('calc', '--help')).out).not.toContain('--bonus  ')
  })
})

describe('refused, with code 2', () => {
  test.each([
    ['no calculator', ['calc'], `Unexpected end, expected one calculator: ${ALL}.`],
    ['options alone', ['calc', '--json'], `Unexpected end, expected one calculator: ${ALL}.`],
    ['an unknown calculator', ['calc', 'atack'], `Unexpected calculator (atack), expected one of: ${ALL}.`],
    ['an unknown calculator, for help', ['calc', 'atack', '--help'], 'Unexpected calculator (atack)'],
    [
      'an unknown field',
      ['calc', 'attack', '--cove', 'half'],
      'Unexpected option (--cove), expected one of: --bonus, --ac,',
    ],
    ['a word too many', ['calc', 'attack', '15'], 'Unexpected argument (15), expected options only.'],
  ])('%s', async (_, args, message) => {
    const { code, out, error } = await run(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain(message)
  })

  test.each([
    ['no integer', ['--ac', 'x'], ['--ac', 'x', '1', '40']],
    ['out of bounds', ['--ac', '99'], ['--ac', '99', '1', '40']],
    ['no such choice', ['--cover', 'full'], ['--cover', 'full', 'none, half, three-quarters, total']],
    ['no dice', ['--damage', '1d8+'], ['--damage\n1d8+\n    ^\n', said('en', 'errors', 'dice.expected.number')]],
    ['too much work', ['--damage', '10000d1000000'], [said('en', 'errors', 'dice.over-limit.work')]],
  ])('%s: the sentence names the field and what it takes', async (_, args, named) => {
    const { code, out, error } = await run('calc', 'attack', ...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    for (const name of named) expect(error).toContain(name)
    expect(error).not.toMatch(/\{\{|checks\./)
  })

  test('every problem at once', async () => {
    const { error } = await run('calc', 'attack', '--ac', '0', '--state', 'lucky')
    expect(error.split('\n')).toHaveLength(2)
  })
})
