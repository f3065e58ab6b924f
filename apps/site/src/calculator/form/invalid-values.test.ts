import { type AnyCalculator, CALCULATORS, defaultInput, type Field, type FieldProblem } from '@rulestone/core'
import { LANGUAGE_TAGS, LOCALES, type Locale } from '@rulestone/text'
import { describe, expect, test } from 'vitest'
import { RAW } from '../../../test/raw.ts'
import { say } from '../../../test/words.ts'
import { answer } from '../compute/answer.ts'
import type { Reply } from '../compute/tasks.ts'
import { writersOf } from '../test/strings.ts'
import { problemSentence } from './problem-sentence.ts'

/** A text that is invalid for every field of a type, and the code of its problem. */
const WRONG: Readonly<Record<Field['type'], readonly [text: string, code: string]>> = {
  integer: ['many', 'not-an-integer'],
  choice: ['no-such-option', 'unknown-option'],
  several: ['no-such-option', 'unknown-option'],
  flag: ['maybe', 'unknown-option'],
  dice: ['2d6++', 'dice.unexpected'],
  path: ['e up', 'unknown-step'],
}

/** A number as a sentence contains it. */
const written = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(LANGUAGE_TAGS[locale], { numberingSystem: 'latn' }).format(value).replace('-', '−')

/** Invalid texts of a field, each with the whole sentence that explains it. */
function explained(locale: Locale, field: Field): readonly (readonly [text: string, sentence: string])[] {
  const sentence = (key: string, values: Readonly<Record<string, string>> = {}): string =>
    say(locale, `errors.${key}`, values)
  switch (field.type) {
    case 'integer': {
      const { minimum, maximum, default: base } = field
      const limits = {
        minimum: written(locale, minimum),
        maximum: written(locale, maximum),
        default: String(base).replace('-', '−'),
      }
      return [
        ['many', sentence('field.not-an-integer', { got: 'many', ...limits })],
        ...[minimum - 1, maximum + 1]
          .map(String)
          .map((got) => [got, sentence('field.out-of-bounds', { got, ...limits })] as const),
      ]
    }
    case 'path': {
      const values = { maximum: written(locale, field.longest), default: field.default }
      return [['e '.repeat(field.longest + 1), sentence('field.too-many-steps', values)]]
    }
    case 'dice':
      return [
        ['', sentence('dice.empty')],
        ['10001d6', sentence('dice.over-limit.dice', { got: '10001', allowed: written(locale, 10_000) })],
      ]
    default:
      return []
  }
}

/** A parameter of no calculator. */
const UNKNOWN = 'colour'

const asked = (calculator: AnyCalculator, texts: Readonly<Record<string, string>>): Reply => {
  const base = defaultInput(calculator)
  return answer(calculator, { texts, from: base, base })
}

/** Explains a problem in a language, like a page. */
function explainer(locale: Locale, calculator: AnyCalculator): (problem: FieldProblem) => string {
  const writers = writersOf(locale, calculator)
  const base = defaultInput(calculator)
  return (problem) =>
    problemSentence(problem, { ...writers, field: calculator.fields[problem.field], base, system: 'feet' })
}

describe.each(CALCULATORS)('$id', (calculator) => {
  const fields = Object.entries(calculator.fields)
  const { output } = asked(calculator, {})

  test.each(fields)('%s: an invalid value is a problem, and the default replaces it', (name, { type }) => {
    const [text, code] = WRONG[type]
    const reply = asked(calculator, { [name]: text })
    expect(reply.problems).toMatchObject([{ field: name, code, got: text }])
    expect([reply.input, reply.texts, reply.output]).toEqual([defaultInput(calculator), {}, output])
  })

  test('an unknown parameter is a problem', () => {
    const reply = asked(calculator, { [UNKNOWN]: 'red' })
    expect(reply.problems).toMatchObject([{ field: UNKNOWN, code: 'unknown-field' }])
    expect(reply.output).toEqual(output)
  })

  test.each(LOCALES)('a sentence explains each problem: %s', (locale) => {
    const explain = explainer(locale, calculator)
    const texts = Object.fromEntries(fields.map(([name, { type }]) => [name, WRONG[type][0]]))
    const { problems } = asked(calculator, { ...texts, [UNKNOWN]: 'red' })
    expect(problems).toHaveLength(fields.length + 1)
    for (const problem of problems) {
      expect(explain(problem)).not.toMatch(RAW)
      expect(explain(problem)).toContain(
        problem.field === UNKNOWN ? UNKNOWN : String(problem.expected['got'] ?? problem.got),
      )
    }
  })

  test.each(LOCALES)('a sentence names the invalid value, the limits and the default of each field: %s', (locale) => {
    const explain = explainer(locale, calculator)
    for (const [name, field] of fields) {
      for (const [text, sentence] of explained(locale, field)) {
        const { problems } = asked(calculator, { [name]: text })
        expect(problems.map((problem) => [problem.field, explain(problem)])).toEqual([[name, sentence]])
        expect(sentence).not.toMatch(RAW)
      }
    }
  })
})

/** Inputs of touch keyboards, input methods and the clipboard. */
const NUMBERS = ['', '-', '+', 'abc', '1e9', '1.5', '99999999999999999999', '٣', '💥', '<b>', ' 18 ', '−3', '12']
const DICE = [
  '',
  'd',
  '2d',
  '1d0',
  '0d6',
  '-',
  '((((',
  ')(',
  '2kh1',
  '999999999d999999999',
  '💥',
  '2d6++',
  '２ｄ６＋３',
]

test.each([...NUMBERS.map((text) => ['ac', text]), ...DICE.map((text) => ['damage', text])])(
  'attack: any text in %s gives a result or an explained problem: %o',
  (name = '', text = '') => {
    const attack = CALCULATORS.find(({ id }) => id === 'attack')
    if (!attack) throw new RangeError('attack is not among CALCULATORS.')
    const { output, problems, refused } = asked(attack, { [name]: text })
    const all = refused ? [...problems, refused] : problems
    expect(output === undefined).toBe(refused !== undefined)
    for (const locale of LOCALES) {
      for (const problem of all) expect(explainer(locale, attack)(problem)).not.toMatch(RAW)
    }
  },
)
