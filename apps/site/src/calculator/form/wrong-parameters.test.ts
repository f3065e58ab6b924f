import { type AnyCalculator, CALCULATORS, defaultInput, type Field, type FieldProblem } from '@rulestone/core'
import { LANGUAGE_TAGS, LOCALES, type Locale } from '@rulestone/text'
import { numberFormats } from '@rulestone/text/number-formats'
import { describe, expect, test } from 'vitest'
import { stringsUnder } from '../../library/strings.ts'
import { makeT } from '../../shared/make-t.ts'
import { answer } from '../compute/answer.ts'
import type { Reply } from '../compute/orders.ts'
import { problemSentence } from './problem-sentence.ts'

/** A text that no field of a type takes, and the code of its problem. */
const WRONG: Readonly<Record<Field['type'], readonly [text: string, code: string]>> = {
  integer: ['many', 'not-an-integer'],
  choice: ['no-such-option', 'unknown-option'],
  several: ['no-such-option', 'unknown-option'],
  flag: ['maybe', 'unknown-option'],
  dice: ['2d6++', 'dice.unexpected'],
  path: ['e up', 'unknown-step'],
}

/** A parameter that no calculator has. */
const UNKNOWN = 'colour'

const asked = (calculator: AnyCalculator, texts: Readonly<Record<string, string>>): Reply => {
  const base = defaultInput(calculator)
  return answer(calculator, { texts, from: base, base })
}

const prefixed = (prefix: string, strings: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(strings).map(([key, text]) => [prefix + key, text]))

/** The options of all fields under their own ids: terms name some of them, and a build fails where a name is missing. */
const optionIds = ({ fields }: AnyCalculator): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      'options' in field ? field.options.map((option) => [`fields.${name}.options.${option}`, option]) : [],
    ),
  )

/** Says a problem in a language, as a page does. */
function speaker(locale: Locale, calculator: AnyCalculator): (problem: FieldProblem) => string {
  const tag = LANGUAGE_TAGS[locale]
  const t = makeT(tag, {
    ...optionIds(calculator),
    ...stringsUnder(locale, 'calculators', calculator.id),
    ...prefixed('site.', stringsUnder(locale, 'site', 'calculator')),
    'site.yes': stringsUnder(locale, 'site')['yes'] ?? '',
    'site.no': stringsUnder(locale, 'site')['no'] ?? '',
  })
  const errors = makeT(tag, stringsUnder(locale, 'errors'))
  const formats = numberFormats(tag)
  const base = defaultInput(calculator)
  return (problem) =>
    problemSentence(problem, { t, errors, tag, field: calculator.fields[problem.field], base, formats, system: 'feet' })
}

/** What stands in a sentence for something that it was not given. */
const MISSING = /\{\{|undefined|\[object/u

describe.each(CALCULATORS)('$id: a wrong parameter is named, and its default stands', (calculator) => {
  const fields = Object.entries(calculator.fields)
  const { output } = asked(calculator, {})

  test.each(fields)('%s', (name, { type }) => {
    const [text, code] = WRONG[type]
    const reply = asked(calculator, { [name]: text })
    expect(reply.problems).toMatchObject([{ field: name, code, got: text }])
    expect([reply.input, reply.texts, reply.output]).toEqual([defaultInput(calculator), {}, output])
  })

  test('one that it does not have', () => {
    const reply = asked(calculator, { [UNKNOWN]: 'red' })
    expect(reply.problems).toMatchObject([{ field: UNKNOWN, code: 'unknown-field' }])
    expect(reply.output).toEqual(output)
  })

  test.each(LOCALES)('in words: %s', (locale) => {
    const say = speaker(locale, calculator)
    const texts = Object.fromEntries(fields.map(([name, { type }]) => [name, WRONG[type][0]]))
    const { problems } = asked(calculator, { ...texts, [UNKNOWN]: 'red' })
    expect(problems).toHaveLength(fields.length + 1)
    for (const problem of problems) {
      expect(say(problem)).not.toMatch(MISSING)
      expect(say(problem)).toContain(
        problem.field === UNKNOWN ? UNKNOWN : String(problem.expected['got'] ?? problem.got),
      )
    }
  })
})
