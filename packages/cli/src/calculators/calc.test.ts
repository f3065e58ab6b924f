import { CALCULATOR_IDS, CALCULATORS, toText } from '@rulestone/core'
import { describe, expect, test } from 'vitest'
import { run, runWith } from '../../test/run.ts'
import { said } from '../../test/said.ts'
import { columnsOf } from '../terminal/columns.ts'
import { LONGEST_LINE } from '../terminal/lines.ts'
import { CALCULATOR_OPTIONS } from './calc.ts'
import { creatureOptions } from './creature-values.ts'
import { calculatorNamed } from './named-calculator.ts'

/** Every calculator, in the order of the list. */
const ALL = CALCULATOR_IDS.join(', ')

/** A field that takes several options, with two of them in their order. */
function several(): { calculator: string; field: string; first: string; second: string } {
  for (const { id, fields } of CALCULATORS) {
    for (const [field, one] of Object.entries(fields)) {
      if (one.type !== 'several') continue
      const [first = '', second = ''] = one.options
      return { calculator: id, field, first, second }
    }
  }
  throw new Error('a calculator has such a field')
}

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
  test('has the parsed input, exact figures and the values of each step', async () => {
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
          kind: 'at-least',
          values: { dice: '1d4-1d4', 'at-least': '1', chance: '3/8' },
          sentence: expect.stringMatching(/1d4−1d4.*37\.5%/),
        },
      ],
    })
  })

  test('omitted fields have their defaults', async () => {
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
    expect(out).toMatch(new RegExp(`^  dice +${title} +${caption}$`, 'm'))
  })

  test('lists each calculator once, grouped by topic', async () => {
    const { out } = await run('calc', '--list')
    const topics = new Set(CALCULATORS.map(({ topic }) => said('en', 'site', `calculators.topics.${topic}`)))
    expect(out.split('\n').filter((line) => /^\S/.test(line))).toEqual([...topics])
    expect(out.match(/(?<=^ {2})[\w-]+/gm)).toEqual(CALCULATORS.map(({ id }) => id))
  })

  test('as JSON', async () => {
    const { out } = await run('calc', '--list', '--json')
    const rows: readonly unknown[] = JSON.parse(out)
    expect(rows).toHaveLength(CALCULATORS.length)
    expect(rows).toContainEqual({
      id: 'dice',
      topic: 'dice-and-tests',
      title: said('en', 'calculators', 'dice.title'),
      caption: said('en', 'calculators', 'dice.caption'),
      rules: ['ability-check', 'saving-throw', 'difficulty-class', 'damage-roll', 'heroic-inspiration'],
      fields: ['expr', 'at-least'],
      presets: [],
    })
  })
})

describe('--json with an object', () => {
  const ask = async (...args: readonly string[]): Promise<unknown> => JSON.parse((await run('calc', ...args)).out)

  test.each([
    [
      'numbers, true and dice',
      ['{"ac": 18, "resistance": true, "damage": "2d6"}'],
      ['--ac', '18', '--resistance', 'yes', '--damage', '2d6'],
    ],
    ['strings as they are typed', ['{"ac": "18", "resistance": "yes"}'], ['--ac', '18', '--resistance', 'yes']],
    ['dice that are a number', ['{"damage": 7}'], ['--damage', '7']],
    ['nothing', ['{}'], []],
    ['space before it', [' \n{ "ac": 12 }'], ['--ac', '12']],
    ['an option overrides it', ['{"ac": 18}', '--ac', '11'], ['--ac', '11']],
    ['the last of two', ['{"ac": 18}', '--json', '{"ac": 19}'], ['--ac', '19']],
  ])('%s', async (_, json, options) => {
    expect(await ask('attack', '--json', ...json)).toEqual(await ask('attack', ...options, '--json'))
  })

  test('--json alone or before an option prints JSON', async () => {
    expect(await ask('attack', '--json', '--ac', '18')).toEqual(await ask('attack', '--ac', '18', '--json'))
  })

  test('a list, in any order', async () => {
    const { calculator, field, first, second } = several()
    const json = JSON.stringify({ [field]: [second, first] })
    expect(await ask(calculator, '--json', json)).toMatchObject({ input: { [field]: `${first} ${second}` } })
    expect(await ask(calculator, '--json', `{"${field}": []}`)).toMatchObject({ input: { [field]: 'none' } })
  })

  test('the input in the output is valid input', async () => {
    for (const { id } of CALCULATORS) {
      const answer: unknown = await ask(id, '--json')
      const { input }: { input?: unknown } = { ...(typeof answer === 'object' ? answer : {}) }
      expect(await ask(id, '--json', JSON.stringify(input))).toEqual(answer)
    }
  })

  test('reports every error with its path', async () => {
    const wrong = {
      ac: 99,
      cover: ['half'],
      resistance: 1,
      state: null,
      bonus: 2.5,
      adjust: true,
      damage: '1d8+',
      x: {},
    }
    const { code, out, error } = await run('calc', 'attack', '--json', JSON.stringify(wrong))
    expect({ code, error }).toEqual({ code: 2, error: '' })
    const sentence = expect.stringMatching(/^\S.*\.$/)
    const data: { readonly error: readonly { readonly path: string; readonly code: string }[] } = JSON.parse(out)
    expect(data).toMatchObject({ calculator: 'attack' })
    expect(data.error.map(({ path, code: problem }) => `${path} ${problem}`)).toEqual([
      'ac out-of-bounds',
      'cover unknown-option',
      'resistance unknown-option',
      'state unknown-option',
      'bonus not-an-integer',
      'adjust not-an-integer',
      'damage dice.unexpected',
      'x unknown-field',
    ])
    expect(data.error[0]).toEqual({
      path: 'ac',
      code: 'out-of-bounds',
      got: '99',
      expected: { minimum: 1, maximum: 40 },
      sentence: expect.stringContaining('`ac` (`99`)'),
    })
    for (const problem of data.error) expect(problem).toMatchObject({ sentence })
  })

  test('reports the index of an invalid list item', async () => {
    const { calculator, field, first } = several()
    const json = JSON.stringify({ [field]: [first, 'x', 3] })
    expect(await ask(calculator, '--json', json)).toMatchObject({
      error: [
        { path: `${field}[1]`, code: 'unknown-option', got: 'x' },
        { path: `${field}[2]`, code: 'unknown-option', got: '3' },
      ],
    })
  })

  test.each([
    ['broken', '{"ac": 18', 'not-json'],
    ['a list', '[1]', 'not-an-object'],
    ['an empty list', '[]', 'not-an-object'],
    ['a number', '-15', 'not-an-object'],
    ['null', 'null', 'not-an-object'],
    ['a word', 'ac', 'not-json'],
    ['nothing', '', 'not-json'],
    ['hostile keys', '{"__proto__": 1, "constructor": 2}', 'unknown-field'],
    ['very deep nesting', `{"ac": ${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 'not-an-integer'],
  ])('%s', async (_, json, code) => {
    expect(await ask('attack', '--json', json)).toMatchObject({
      error: [{ code }, ...(json.includes('_') ? [{ code }] : [])],
    })
  })

  test('invalid options are also reported as JSON', async () => {
    const { code, out, error } = await run('calc', 'attack', '--ac', '99', '--json')
    expect({ code, error }).toEqual({ code: 2, error: '' })
    expect(JSON.parse(out)).toMatchObject({ error: [{ path: 'ac' }] })
  })
})

describe('--stdin', () => {
  const rows = (out: string): unknown[] => out.split('\n').map((line): unknown => JSON.parse(line))

  test('prints one line of JSON per input line, errors included', async () => {
    const lines = '{"ac": 18}\n\n{"ac": 99}\r\n[1]\n{"resistance": true}'
    const { code, out, error } = await runWith([lines], 'calc', 'attack', '--stdin')
    expect({ code, error }).toEqual({ code: 1, error: '' })
    expect(rows(out)).toMatchObject([
      { input: { ac: '18', resistance: 'no' }, figures: { hit: '2/5' } },
      { line: 2, error: [{ path: '', code: 'not-json' }] },
      { line: 3, error: [{ path: 'ac', code: 'out-of-bounds' }] },
      { line: 4, error: [{ path: '', code: 'not-an-object', got: '[1]' }] },
      { input: { ac: '15', resistance: 'yes' } },
    ])
  })

  test('command-line options apply to every line', async () => {
    const { code, out } = await runWith(
      ['{"ac": 18}\n{}'],
      'calc',
      'attack',
      '--stdin',
      '--json',
      '{"bonus": 9}',
      '--ac',
      '11',
    )
    expect(code).toBe(0)
    expect(rows(out)).toMatchObject([{ input: { ac: '18', bonus: '9' } }, { input: { ac: '11', bonus: '9' } }])
  })

  test('refuses an over-long line and answers the next one', async () => {
    const { code, out } = await runWith(
      [`{"ac": ${' '.repeat(LONGEST_LINE)}`, '18}\n{"ac": 18}'],
      'calc',
      'attack',
      '--stdin',
    )
    expect(code).toBe(1)
    expect(rows(out)).toMatchObject([
      { line: 1, error: [{ code: 'too-long', expected: { maximum: LONGEST_LINE } }] },
      { input: { ac: '18' } },
    ])
  })

  test('too much work in one line does not stop the others', async () => {
    const { code, out } = await runWith(['{"damage": "10000d1000000"}\n{}\n'], 'calc', 'attack', '--stdin')
    expect(code).toBe(1)
    expect(rows(out)).toMatchObject([{ line: 1, error: [{ path: 'damage' }] }, { calculator: 'attack' }])
  })

  test('empty input finishes immediately', async () => {
    expect(await runWith([], 'calc', 'attack', '--stdin')).toEqual({ code: 0, out: '', error: '' })
  })

  test('validates options before reading input', async () => {
    const { code, out, error } = await runWith(['{}'], 'calc', 'attack', '--stdin', '--ac', '99')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain('--ac')
  })
})

describe('presets', () => {
  test('a preset sets its fields, and options override it', async () => {
    const calculator = CALCULATORS.find(({ presets = [] }) => presets.length > 0)
    const [preset] = calculator?.presets ?? []
    if (!calculator || !preset) throw new Error('a calculator has presets')
    const { out } = await run('calc', calculator.id, '--preset', preset.id, '--json')
    const set = Object.fromEntries(Object.entries(preset.input).map(([id, value]) => [id, toText(value ?? '')]))
    expect(JSON.parse(out)).toMatchObject({ input: set })
    const [field = ''] = Object.keys(preset.input)
    const typed = toText(calculator.fields[field]?.default ?? '')
    const changed = await run('calc', calculator.id, '--preset', preset.id, `--${field}=${typed}`, '--json')
    expect(JSON.parse(changed.out)).toMatchObject({ input: { ...set, [field]: typed } })
  })

  test('the help lists all presets with their values', async () => {
    for (const { id, presets = [] } of CALCULATORS) {
      const { out } = await run('calc', id, '--help')
      for (const preset of presets) expect(out).toMatch(new RegExp(`^  --preset ${preset.id} +\\S.* {2}--`, 'm'))
    }
  })
})

describe('creatures', () => {
  test.each([
    [['--attacker', 'blargh'], 2, 'Unexpected creature (blargh)'],
    [['--attacker', 'owlbeer'], 0, 'owlbeer: taken for Owlbear.'],
    [['--target', 'owlbeer', '--lang', 'zh'], 0, 'owlbeer：已当作“枭熊”。'],
    [['--attacker', 'owlbear'], 0, ''],
  ])('attack %j: exit code %i, “%s”', async (args, code, sentence) => {
    const ran = await run('calc', 'attack', ...args)
    expect(ran.code).toBe(code)
    expect(ran.error.startsWith(sentence), ran.error).toBe(true)
    expect(ran.error === '').toBe(sentence === '')
  })

  // SRD 5.2.1: Ogre, Skeleton, Adult Red Dragon, Mage
  test.each<[string, readonly string[], object]>([
    [
      'an attacker and a target, by names of any language',
      ['attack', '--attacker', 'ogre', '--target', '骷髅'],
      { bonus: '6', damage: '2d8+4', ac: '14', 'hit-points': '13', vulnerability: 'yes' },
    ],
    [
      'one attack of several, and a field that overrides it',
      ['attack', '--attacker', 'Ogre', '--with', 'Javelin', '--target', 'skeleton', '--bonus', '9'],
      { bonus: '9', damage: '2d6+4', vulnerability: 'no' },
    ],
    [
      'an effect, and a target that saves',
      ['save-for-half', '--attacker', 'adult red dragon', '--target', 'ogre'],
      { damage: '17d6', dc: '21', save: '-1', 'hit-points': '68' },
    ],
    ['of several of a kind, the warrior', ['attack', '--target', 'goblin'], { ac: '15', 'hit-points': '10' }],
    [
      'a target alone, with the type of the damage',
      ['attack', '--target', 'skeleton', '--damage-type', 'poison'],
      { immunity: 'yes', vulnerability: 'no' },
    ],
    ['the saving throw of a target', ['spell-attack', '--target', 'mage', '--saving-throw', 'wisdom'], { save: '4' }],
    ['the creature that a calculator is about', ['jump', '--creature', 'ogre'], { strength: '19' }],
  ])('%s', async (_, args, input) => {
    const { out, error } = await run('calc', ...args, '--json')
    expect(error).toBe('')
    expect(JSON.parse(out)).toMatchObject({ input })
  })
})

test('no field name clashes with a common option, nor with one that gives the calculator creatures', () => {
  const taken = ['list', 'help', ...Object.keys(CALCULATOR_OPTIONS)]
  for (const { id, fields } of CALCULATORS) {
    const all: readonly string[] = [...taken, ...creatureOptions(calculatorNamed(id).id)]
    expect(Object.keys(fields).filter((field) => all.includes(field))).toEqual([])
  }
})

test.each(['en', 'zh', 'th'])('no calculator lacks a string in %s', async (lang) => {
  for (const { id, examples } of CALCULATORS) {
    const json = JSON.stringify(examples[0]?.input)
    for (const args of [['--json', json], []]) {
      const { code, out, error } = await run('calc', id, ...args, '--lang', lang)
      expect({ code, error }).toEqual({ code: 0, error: '' })
      expect(out).not.toContain('{{')
    }
  }
})

test('prints tables in aligned columns with headings', async () => {
  const { out } = await run('calc', 'ability-scores', '--lang', 'zh')
  const [, table = ''] = out.split('\n\n')
  const [head, ...rows] = table.split('\n')
  expect(head).toContain(said('zh', 'calculators', 'ability-scores.table.columns.modifier'))
  expect(rows).toHaveLength(6)
  expect(new Set([head ?? '', ...rows].map(columnsOf)).size).toBe(1)
  const json = await run('calc', 'ability-scores', '--json')
  expect(JSON.parse(json.out)).toMatchObject({ table: { columns: expect.any(Array), rows: expect.any(Array) } })
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

  test.each([
    [
      'conditions',
      'conditions',
      'petrified, poisoned, prone',
      'also ethereal, intoxicated; not grappled, incapacitated',
    ],
    [
      'attack',
      'attacker-conditions',
      'blinded, frightened, grappled, invisible',
      'also intoxicated; not grappled, poisoned',
    ],
    [
      'initiative',
      'foes',
      'surprise, invisible, incapacitated',
      'not invisible, incapacitated',
      'srd-5.1 or next-2012',
    ],
  ])(
    '%s --%s lists the options of the default edition, and what differs in the other',
    async (id, field, usual, other, editions = 'next-2012') => {
      const lines = (await run('calc', id, '--help')).out.split('\n')
      const at = lines.findIndex((line) => line.startsWith(`  --${field} `))
      expect(lines[at]).toContain(usual)
      expect(lines[at + 1]?.trim()).toMatch(new RegExp(`^with --ruleset ${editions} ${other}`))
    },
  )

  test('accepts only the conditions of the chosen edition', async () => {
    for (const [edition, condition] of [
      ['srd-5.2.1', 'poisoned'],
      ['next-2012', 'ethereal'],
    ]) {
      const asked = ['calc', 'conditions', '--conditions', `${condition}`, '--ruleset', `${edition}`]
      expect((await run(...asked)).code).toBe(0)
    }
    expect((await run('calc', 'conditions', '--conditions', 'ethereal')).code).toBe(2)
  })

  test('in Thai', async () => {
    const { out } = await run('calc', 'attack', '--help', '--lang', 'th')
    expect(out).toMatch(/ -10 ถึง 30 \(5\)$/m)
    expect(out).toContain(said('th', 'calculators', 'attack.fields.critical.label'))
  })

  test('without an ID prints the general help', async () => {
    expect((await run('calc', '--help')).out).not.toContain('--bonus  ')
  })
})

describe('refused, with code 2', () => {
  test.each([
    ['no calculator', ['calc'], `Unexpected end, expected one calculator: ${ALL}.`],
    ['only options', ['calc', '--json'], `Unexpected end, expected one calculator: ${ALL}.`],
    ['an unknown calculator', ['calc', 'atack'], `Unexpected calculator (atack), expected one of: ${ALL}.`],
    ['an unknown calculator, for help', ['calc', 'atack', '--help'], 'Unexpected calculator (atack)'],
    [
      'an unknown field',
      ['calc', 'attack', '--cove', 'half'],
      'Unexpected option (--cove), expected one of: --bonus, --ac,',
    ],
    [
      'a ruleset for a calculator without rulesets',
      ['calc', 'dice', '--ruleset', 'next-2012'],
      'dice is the same in all. Tip: these differ',
    ],
    ['the same with =', ['calc', 'dice', '--ruleset=next-2012'], 'd20-test'],
    ['an unknown preset', ['calc', 'dice', '--preset', 'x'], 'dice has no presets'],
    [
      'an unknown preset of a calculator with presets',
      ['calc', 'ability-scores', '--preset', 'x'],
      'Unexpected --preset (x), expected one of: barbarian',
    ],
    [
      'an attack that the attacker lacks',
      ['calc', 'attack', '--attacker', 'ogre', '--with', 'bite'],
      'greatclub, javelin',
    ],
    ['an attack without its attacker', ['calc', 'attack', '--with', 'bite'], '--attacker ogre --with javelin'],
    ['an attacker without such an effect', ['calc', 'save-for-half', '--attacker', 'ogre'], 'rulestone creature ogre'],
    ['a type of damage that there is not', ['calc', 'attack', '--target', 'ogre', '--damage-type', 'ice'], 'cold'],
    ['a creature where none can be', ['calc', 'coins', '--creature', 'ogre'], '--creature'],
    ['an argument with --list', ['calc', '--list', 'attack'], 'Unexpected argument (attack)'],
    ['an extra argument', ['calc', 'attack', '15'], 'Unexpected argument (15), expected options only.'],
  ])('%s', async (_, args, message) => {
    const { code, out, error } = await run(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain(message)
  })

  test.each([
    ['no integer', ['--ac', 'x'], ['--ac', 'x', '1', '40']],
    ['out of bounds', ['--ac', '99'], ['--ac', '99', '1', '40']],
    ['no such edition', ['--ruleset', 'srd-6'], ['--ruleset', 'srd-6', 'srd-5.2.1, srd-5.1, next-2012']],
    ['no such choice', ['--cover', 'full'], ['--cover', 'full', 'none, half, three-quarters, total']],
    ['no dice', ['--damage', '1d8+'], ['--damage\n1d8+\n    ^\n', said('en', 'errors', 'dice.expected.number')]],
    ['too much work', ['--damage', '10000d1000000'], [said('en', 'errors', 'dice.over-limit.work')]],
  ])('%s: the message names the field and what it accepts', async (_, args, named) => {
    const { code, out, error } = await run('calc', 'attack', ...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    for (const name of named) expect(error).toContain(name)
    expect(error).not.toMatch(/\{\{|checks\./)
  })

  test('reports every error at once', async () => {
    const { error } = await run('calc', 'attack', '--ac', '0', '--state', 'lucky')
    expect(error.split('\n')).toHaveLength(2)
  })
})
