import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsed as notation } from '../../../test/parsed.ts'
import { attackCalculator } from '../attack.ts'
import type { Calculator, Field, Fields, FieldValue, Input, InputOf } from '../calculator.ts'
import { diceCalculator } from '../dice.ts'
import { CALCULATORS } from '../index.ts'
import { COMPASS } from '../shared/path.ts'
import { offered } from './is-shown.ts'
import { defaultInput, parseInput, readState, type State, writeState } from './state.ts'

/** A state without its parsed input. */
function read<F extends Fields>(
  calculator: Pick<Calculator<F>, 'fields'>,
  texts: Readonly<Record<string, string>>,
  base?: InputOf<F>,
): Omit<State<F>, 'parsed'> {
  const { parsed: _, ...state } = readState(calculator, texts, base)
  return state
}

const problem = (
  field: string,
  code: string,
  got: string,
  expected: Record<string, unknown>,
): Record<string, unknown> => ({
  field,
  code,
  got,
  expected,
})

describe('defaults', () => {
  test('empty text means the defaults, without a problem', () => {
    expect(read(attackCalculator, {})).toEqual({
      input: {
        bonus: 5,
        ac: 15,
        state: 'normal',
        cover: 'none',
        damage: '1d8+3',
        resistance: false,
        vulnerability: false,
        immunity: false,
        adjust: 0,
        critical: 20,
        attacks: 1,
        'hit-points': 0,
        rounds: 1,
        'once-damage': '0',
        'extra-damage': '0',
        'extra-twice': true,
        'extra-type': 'same',
        'extra-target': [],
        kind: 'melee',
        distance: 5,
        reach: 5,
        range: 80,
        'long-range': 320,
        'enemy-near': false,
        unseen: [],
        'attacker-conditions': [],
        'attacker-exhaustion': 0,
        'target-conditions': [],
        ruleset: 'srd-5.2.1',
      },
      problems: [],
    })
    expect(read(diceCalculator, {})).toEqual({ input: { expr: '4d6kh3', 'at-least': 15 }, problems: [] })
  })

  test('missing or invalid fields fall back to the base', () => {
    const base = { ...defaultInput(attackCalculator), ac: 18, bonus: 7 }
    expect(read(attackCalculator, { ac: 'x', cover: 'half' }, base).input).toEqual({ ...base, cover: 'half' })
  })
})

describe('integers', () => {
  test.each([
    [attackCalculator, 'bonus', -10, 30],
    [attackCalculator, 'ac', 1, 40],
    [attackCalculator, 'adjust', -50, 50],
    [attackCalculator, 'critical', 18, 20],
    [attackCalculator, 'attacks', 1, 12],
    [attackCalculator, 'hit-points', 0, 999],
    [attackCalculator, 'rounds', 1, 10],
    [attackCalculator, 'distance', 0, 1000],
    [attackCalculator, 'reach', 5, 60],
    [attackCalculator, 'range', 5, 1000],
    [attackCalculator, 'long-range', 0, 1000],
    [attackCalculator, 'attacker-exhaustion', 0, 5],
    [diceCalculator, 'at-least', -1_000_000, 1_000_000],
  ] as const)('$id %s lies from %i to %i', (calculator, field, minimum, maximum) => {
    const expected = { minimum, maximum }
    const fallback = defaultInput<typeof calculator.fields>(calculator)
    for (const value of [minimum, minimum + 1, maximum - 1, maximum]) {
      const state = read<typeof calculator.fields>(calculator, { [field]: String(value) })
      expect(state).toEqual({ input: { ...fallback, [field]: value }, problems: [] })
    }
    for (const value of [minimum - 1, maximum + 1, 10 ** 20, -(10 ** 20)].map((number) => BigInt(number))) {
      const state = read<typeof calculator.fields>(calculator, { [field]: String(value) })
      expect(state).toEqual({ input: fallback, problems: [problem(field, 'out-of-bounds', String(value), expected)] })
    }
    for (const text of [
      '',
      ' ',
      'x',
      '1.5',
      '1e1',
      '0x1',
      '1 2',
      '+',
      '--1',
      'NaN',
      'Infinity',
      '1n',
      '1_0',
      '1,000',
      '10\u0000',
    ]) {
      const state = read<typeof calculator.fields>(calculator, { [field]: text })
      expect(state).toEqual({ input: fallback, problems: [problem(field, 'not-an-integer', text, expected)] })
    }
  })

  test.each([
    ['๑๘', 18],
    ['１８', 18],
    ['\u2212３', -3],
    ['＋１\u3000', 1],
  ])('digits and symbols of other scripts: %s', (text, value) => {
    expect(read(attackCalculator, { bonus: text })).toEqual({
      input: { ...defaultInput(attackCalculator), bonus: value },
      problems: [],
    })
  })

  test('only the fields above are integers', () => {
    const integers = [attackCalculator, diceCalculator].flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([id, { type }]) => (type === 'integer' ? [id] : [])),
    )
    expect(integers).toEqual([
      'bonus',
      'ac',
      'adjust',
      'critical',
      'attacks',
      'hit-points',
      'rounds',
      'distance',
      'reach',
      'range',
      'long-range',
      'attacker-exhaustion',
      'at-least',
    ])
  })

  test.each([
    ['+7', 7],
    ['-7', -7],
    ['\u22127', -7],
    [' 7 ', 7],
    ['007', 7],
    ['+0', 0],
  ])('%j is %i', (text, expected) => {
    expect(read(attackCalculator, { bonus: text })).toEqual({
      input: { ...defaultInput(attackCalculator), bonus: expected },
      problems: [],
    })
  })

  test.each(['-0', '\u22120', '-000'])('%j is 0, without a sign', (text) => {
    expect(read(attackCalculator, { bonus: text }).input.bonus).toBe(0)
  })

  test('an extremely long number is out of bounds', () => {
    expect(read(attackCalculator, { ac: '9'.repeat(100_000) }).problems.map(({ code }) => code)).toEqual([
      'out-of-bounds',
    ])
  })
})

describe('choices and flags', () => {
  test.each([
    ['state', ['normal', 'advantage', 'disadvantage']],
    ['cover', ['none', 'half', 'three-quarters', 'total']],
  ] as const)('%s takes %j', (field, options) => {
    for (const option of options) {
      expect(read(attackCalculator, { [field]: option })).toEqual({
        input: { ...defaultInput(attackCalculator), [field]: option },
        problems: [],
      })
    }
    for (const text of ['', 'Half', 'none ', 'nought', '0']) {
      expect(read(attackCalculator, { [field]: text })).toEqual({
        input: defaultInput(attackCalculator),
        problems: [problem(field, 'unknown-option', text, { options })],
      })
    }
  })

  test.each(['resistance', 'vulnerability', 'immunity'])('%s takes yes and no', (field) => {
    expect(read(attackCalculator, { [field]: 'yes' })).toEqual({
      input: { ...defaultInput(attackCalculator), [field]: true },
      problems: [],
    })
    expect(read(attackCalculator, { [field]: 'no' })).toEqual({ input: defaultInput(attackCalculator), problems: [] })
    for (const text of ['', 'true', 'Yes', '1', 'on']) {
      expect(read(attackCalculator, { [field]: text })).toEqual({
        input: defaultInput(attackCalculator),
        problems: [problem(field, 'unknown-option', text, { options: ['yes', 'no'] })],
      })
    }
  })
})

describe('dice', () => {
  test('keep their typed text, without the spaces around it', () => {
    expect(read(attackCalculator, { damage: ' ２ｄ６ + 3 ' }).input.damage).toBe('２ｄ６ + 3')
  })

  test.each([
    ['typed', { expr: '2d6' }, '2d6'],
    ['with spaces around them', { expr: ' 2d6 ' }, '2d6'],
    ['wrong, as the base has them', { expr: '2d6+' }, '4d6kh3'],
    ['missing, as the base has them', {}, '4d6kh3'],
  ])('are parsed: %s', (_, texts, text) => {
    const { input, parsed } = readState(diceCalculator, texts)
    expect(parsed).toEqual({ 'at-least': 15, expr: { text, expression: notation(text) } })
    expect(parseInput(diceCalculator, input)).toEqual(parsed)
  })

  test('that do not parse throw a RangeError', () => {
    expect(() => parseInput(diceCalculator, { expr: '1d8++', 'at-least': 1 })).toThrow(
      new RangeError(
        'expr is "1d8++"; it must be dice notation (unexpected at 4). Tip: read the input with readState.',
      ),
    )
  })

  test.each([
    ['', 'dice.empty', 0, { length: 0 }],
    ['2d6++3', 'dice.unexpected', 4, { length: 1, got: '+', expected: ['dice', 'number'] }],
    ['2d6 🎲', 'dice.unexpected-character', 4, { length: 2, got: '🎲', codePoint: 'U+1F3B2' }],
    ['(2d6', 'dice.unclosed', 0, { length: 1, got: '(', expected: ')', suggestions: ['(2d6)'] }],
    ['1d0', 'dice.zero-sides', 2, { length: 1 }],
    ['2kh1', 'dice.without-dice', 1, { length: 2, got: 'kh' }],
    ['10001d6', 'dice.over-limit', 0, { length: 5, limit: 'dice', got: '10001', allowed: 10_000 }],
    ['  2d6y', 'dice.unexpected', 5, { length: 1, got: 'y', expected: ['operator', 'end'] }],
  ])('%j: %s at %i', (text, code, at, expected) => {
    expect(read(attackCalculator, { damage: text })).toEqual({
      input: defaultInput(attackCalculator),
      problems: [{ field: 'damage', got: text, code, at, expected }],
    })
  })
})

describe('fields that do not exist', () => {
  test.each(['nope', 'AC', '', 'ac ', 'constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'])(
    '%j',
    (field) => {
      const texts: unknown = JSON.parse(`{${JSON.stringify(field)}: "1"}`)
      const state = read(attackCalculator, texts as Record<string, string>)
      expect(state).toEqual({
        input: defaultInput(attackCalculator),
        problems: [problem(field, 'unknown-field', '1', { options: Object.keys(attackCalculator.fields) })],
      })
      expect(Object.getPrototypeOf(state.input)).toBe(Object.prototype)
    },
  )

  test('several problems are in the order of the text', () => {
    const { problems } = read(attackCalculator, { x: '1', ac: '99', state: 'y', damage: 'z', bonus: '3' })
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'x unknown-field',
      'ac out-of-bounds',
      'state unknown-option',
      'damage dice.unexpected',
    ])
  })
})

describe('inherited property names', () => {
  const INHERITED = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', 'isPrototypeOf']

  test.each(INHERITED)('%s is not a value of any field', (text) => {
    for (const calculator of CALCULATORS) {
      for (const field of Object.keys(calculator.fields)) {
        const { input, problems } = read(calculator, { [field]: text })
        expect([field, input]).toEqual([field, defaultInput(calculator)])
        expect([field, problems.length]).toEqual([field, 1])
      }
    }
  })
})

describe('writing', () => {
  test('only what differs, in the order of the fields', () => {
    const input = { ...defaultInput(attackCalculator), cover: 'half', ac: 18, resistance: true, adjust: -2 }
    expect(Object.entries(writeState(attackCalculator, input))).toEqual([
      ['ac', '18'],
      ['cover', 'half'],
      ['resistance', 'yes'],
      ['adjust', '-2'],
    ])
    expect(writeState(attackCalculator, defaultInput(attackCalculator))).toEqual({})
  })

  test('writes a flag turned off relative to the base', () => {
    const base = { ...defaultInput(attackCalculator), resistance: true }
    expect(writeState(attackCalculator, defaultInput(attackCalculator), base)).toEqual({ resistance: 'no' })
  })

  test('writeState ignores unknown fields', () => {
    expect(writeState(attackCalculator, { ...defaultInput(attackCalculator), nope: 3 })).toEqual({})
  })
})

describe('a field that takes several', () => {
  const fields = {
    conditions: { type: 'several', options: ['blinded', 'prone', 'stunned'], default: ['prone'] },
  } as const satisfies Fields

  test.each<[string, readonly string[]]>([
    ['stunned blinded', ['blinded', 'stunned']],
    ['stunned,blinded', ['blinded', 'stunned']],
    [' prone  prone ', ['prone']],
    ['none', []],
    ['', []],
  ])('"%s" is read as %j', (text, expected) => {
    expect(read({ fields }, { conditions: text })).toEqual({ input: { conditions: expected }, problems: [] })
  })

  test('an unknown option is reported, and the default is used', () => {
    expect(read({ fields }, { conditions: 'prone asleep' })).toEqual({
      input: { conditions: ['prone'] },
      problems: [
        {
          field: 'conditions',
          got: 'prone asleep',
          code: 'unknown-option',
          expected: { options: ['blinded', 'prone', 'stunned', 'none'] },
        },
      ],
    })
  })

  test.each<[readonly string[], Record<string, string>]>([
    [['prone'], {}],
    [[], { conditions: 'none' }],
    [['blinded', 'stunned'], { conditions: 'blinded stunned' }],
  ])('%j is written as %j', (conditions, expected) => {
    expect(writeState({ fields }, { conditions })).toEqual(expected)
  })
})

describe('options of one edition', () => {
  const fields = {
    held: {
      type: 'several',
      options: ['blinded', 'drunk', 'poisoned'],
      default: ['poisoned'],
      offers: [
        { when: 'year', is: ['2012'], options: ['blinded', 'drunk'] },
        { when: 'year', is: ['2024'], options: ['blinded', 'poisoned'] },
      ],
    },
    year: { type: 'choice', options: ['2024', '2012'], default: '2024' },
  } as const satisfies Fields

  test('are read whichever field is named first', () => {
    const expected = { input: { held: ['drunk'], year: '2012' }, problems: [] }
    expect(read({ fields }, { held: 'drunk', year: '2012' })).toEqual(expected)
    expect(read({ fields }, { year: '2012', held: 'drunk' })).toEqual(expected)
  })

  test.each([
    ['2024', 'drunk', ['blinded', 'poisoned', 'none']],
    ['2012', 'poisoned', ['blinded', 'drunk', 'none']],
  ])('under %s, %s is reported with the possible options, and the default is used', (year, held, options) => {
    expect(read({ fields }, { held, year })).toEqual({
      input: { held: ['poisoned'], year },
      problems: [problem('held', 'unknown-option', held, { options })],
    })
  })

  test('stay selected under the other edition but are not written', () => {
    const base = { held: ['blinded', 'poisoned'], year: '2024' } as const
    const { input } = read({ fields }, { year: '2012' }, base)
    expect(input).toEqual({ held: ['blinded', 'poisoned'], year: '2012' })
    expect(writeState({ fields }, input)).toEqual({ held: 'blinded', year: '2012' })
    expect(writeState({ fields }, input, base)).toEqual({ year: '2012' })
  })
})

describe('a path', () => {
  const fields = { way: { type: 'path', longest: 4, default: 'e e' } } as const satisfies Fields

  test.each([
    ['n n', 'n n'],
    [' N,  nE* ', 'n ne*'],
    ['', ''],
    ['none', ''],
  ])('"%s" is read as "%s"', (text, way) => {
    expect(read({ fields }, { way: text })).toEqual({ input: { way }, problems: [] })
  })

  test.each<[string, string, number, Record<string, unknown>]>([
    ['e x', 'unknown-step', 2, { length: 1, got: 'x', options: ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] }],
    [
      'e north*',
      'unknown-step',
      2,
      { length: 6, got: 'north*', options: ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] },
    ],
    ['e e e e w*', 'too-many-steps', 8, { length: 2, maximum: 4 }],
  ])('%j: %s at %i', (text, code, at, expected) => {
    expect(read({ fields }, { way: text })).toEqual({
      input: { way: 'e e' },
      problems: [{ field: 'way', got: text, code, at, expected }],
    })
  })

  test.each([
    ['e e', {}],
    ['', { way: '' }],
    ['n* w', { way: 'n* w' }],
  ])('"%s" is written as %j', (way, expected) => {
    expect(writeState({ fields }, { way })).toEqual(expected)
  })
})

describe('laws', () => {
  const anyValue = (field: Field): fc.Arbitrary<FieldValue> => {
    switch (field.type) {
      case 'integer':
        return fc.integer({ min: field.minimum, max: field.maximum })
      case 'flag':
        return fc.boolean()
      case 'choice':
        return fc.constantFrom(...field.options)
      case 'several':
        return fc.subarray([...field.options])
      case 'path':
        return fc
          .array(fc.tuple(fc.constantFrom(...COMPASS), fc.constantFrom('', '*')), { maxLength: field.longest })
          .map((steps) => steps.map(([direction, mark]) => direction + mark).join(' '))
      case 'dice':
        return fc.constantFrom('1d8+3', '2d6', '4d6kh3', '7', '１ｄ４', 'D20 + 2', '-(1d4)', field.default)
    }
  }

  describe.each(CALCULATORS)('$id', (calculator) => {
    const anyInput: fc.Arbitrary<Input> = fc.record(
      Object.fromEntries(Object.entries(calculator.fields).map(([id, field]) => [id, anyValue(field)])),
    )

    /** A state without what its fields do not offer in it. */
    const asOffered = (input: Input): Input =>
      Object.fromEntries(
        Object.entries(calculator.fields).map(([id, field]) => {
          const [value, now] = [input[id] ?? field.default, offered(field, input)]
          const isList = typeof value === 'object' && now.type === 'several'
          return [id, isList ? value.filter((option) => now.options.includes(option)) : value]
        }),
      )

    test('what is written round-trips', () => {
      fc.assert(
        fc.property(anyInput.map(asOffered), (input) => {
          const again = read(calculator, writeState(calculator, input))
          expect({ ...again, input: asOffered(again.input) }).toEqual({ input, problems: [] })
        }),
      )
    })

    test('round-trips with any base input', () => {
      fc.assert(
        fc.property(anyInput, anyInput, (input, base) => {
          const again = read(calculator, writeState(calculator, input, base), base)
          expect({ ...again, input: asOffered(again.input) }).toEqual({ input: asOffered(input), problems: [] })
        }),
      )
    })

    test('options not offered do not affect the answer', () => {
      fc.assert(
        fc.property(anyInput, (input) => {
          const answer = (state: Input) => calculator.compute(parseInput(calculator, state))
          expect(answer(input)).toEqual(answer(asOffered(input)))
        }),
        { numRuns: 20 },
      )
    })

    test('any texts give a valid input that round-trips', () => {
      const anyTexts = fc.dictionary(
        fc.oneof(fc.constantFrom(...Object.keys(calculator.fields)), fc.string()),
        fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('1', '-1', 'yes', 'half', 'advantage', '2d6', '99')),
      )
      fc.assert(
        fc.property(anyTexts, (texts) => {
          const { input, parsed } = readState(calculator, texts)
          expect(read(calculator, writeState(calculator, input))).toEqual({ input, problems: [] })
          expect(calculator.compute(parsed).ok).toBe(true)
        }),
        { numRuns: 50 },
      )
    })
  })
})
