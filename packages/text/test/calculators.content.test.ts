import {
  type AnyCalculator,
  CALCULATORS,
  defaultInput,
  type Field,
  type FieldValue,
  type Input,
  type Output,
  parseInput,
  type StepValue,
  sentenceKey,
  stepValues,
} from '@rulestone/core'
import { describe, expect, test } from 'vitest'
import { LOCALES, type StringTree } from '../src/index.ts'
import { library } from './real-library.ts'

const { entries, terms, strings } = library

const shown = new Set(
  Array.from(entries).flatMap(([id, { en }]) => [id, ...(en?.headings.map((heading) => heading.id) ?? [])]),
)

/** The answers of a calculator in the states named in it, under each edition. */
function answers(calculator: AnyCalculator): Output[] {
  const { fields, presets = [], examples } = calculator
  const { ruleset } = fields
  const editions = ruleset?.type === 'choice' ? ruleset.options.map((option) => ({ ruleset: option })) : [{}]
  return [{}, ...presets.map(({ input }) => input), ...examples.map(({ input }) => input)].flatMap((changes) =>
    editions.flatMap((edition) => {
      const answered = calculator.compute(
        parseInput(calculator, { ...defaultInput(calculator), ...(changes as Input), ...edition }),
      )
      return answered.ok ? [answered.value] : []
    }),
  )
}

/** The ids of terms that name something of a calculator, with the keys of strings that would give the same name. */
const named = ({ fields, presets = [], terms: others = [] }: AnyCalculator): (readonly [string, string])[] => [
  ...Object.entries(fields).flatMap(([id, field]) => {
    if (!('named' in field)) return []
    const own = field.type === 'choice' ? (field.own ?? []) : []
    return field.options
      .filter((option) => !own.includes(option))
      .map((option) => [option, `fields.${id}.options.${option}`] as const)
  }),
  ...presets.flatMap(({ id, named: by }) =>
    by === undefined ? [] : (by === 'terms' ? [id] : by).map((term) => [term, `presets.${id}`] as const),
  ),
  ...others.map((term) => [term, `words.${term}`] as const),
]

const at = (tree: StringTree | string | undefined, path: string): StringTree | string | undefined =>
  path.split('.').reduce((found, key) => (typeof found === 'object' ? found[key] : undefined), tree)

describe.each(CALCULATORS)('$id', (calculator) => {
  test('cites only rules that have text', () => {
    const steps = answers(calculator).flatMap((output) => output.steps.map(({ rule }) => rule))
    const cited = new Set([...calculator.rules, ...steps])
    expect(Array.from(cited).filter((id) => !shown.has(id))).toEqual([])
  })

  test('does not repeat term names in its strings', () => {
    for (const [term, key] of named(calculator)) {
      for (const locale of LOCALES) {
        expect(terms.get(term)?.forms[locale], `${term} in ${locale}`).toBeDefined()
        const own = at(strings[locale]['calculators'], `${calculator.id}.${key}`)
        expect(own, `${key} in ${locale} is said by the term`).toBeUndefined()
      }
    }
  })

  test('names no other terms in its answers', () => {
    for (const { figures, steps, table } of answers(calculator)) {
      const values = [
        ...figures,
        ...steps.flatMap((step) => Object.values(stepValues(calculator.steps, step))),
        ...(table?.rows.flat() ?? []),
      ]
      const ids = values.flatMap((value) => (value.kind === 'term' ? [value.value] : []))
      expect(ids.filter((id) => !calculator.terms?.includes(id))).toEqual([])
    }
  })
})

/** The names in the fight that are phrases of its own: an attack by any spell. */
const OWN_PHRASES = ['spell']

test('the fight uses the names of terms', () => {
  for (const locale of LOCALES) {
    for (const group of ['attacks', 'damage-types', 'abilities']) {
      const names = at(strings[locale]['fight'], group)
      expect(typeof names).toBe('object')
      for (const [id, name] of Object.entries(names ?? {})) {
        if (OWN_PHRASES.includes(id)) continue
        const term = terms.get(id)?.forms[locale]?.name
        if (term !== undefined) expect([id, name]).toEqual([id, term])
      }
    }
  }
})

/** The words of units, which a reader may convert. “On foot” is no unit. */
const UNIT_WORDS = {
  en: /\b(?:feet|(?<!on )foot|inch(?:es)?|miles?|pounds?)\b/iu,
  zh: /尺|英寸|英里|磅/u,
  th: /ฟุต|นิ้ว|ไมล์|ปอนด์/u,
} as const

const texts = (tree: StringTree | string | undefined): string[] =>
  typeof tree === 'object' ? Object.values(tree).flatMap(texts) : [tree ?? '']

test.each(LOCALES)('%s: strings contain no unit words, because figures add them', (locale) => {
  const labels = texts(strings[locale]['calculators'])
  expect(labels.length).toBeGreaterThan(1000)
  expect(labels.filter((text) => UNIT_WORDS[locale].test(text.replaceAll(/\{\{.*?\}\}/gu, '')))).toEqual([])
})

/** Words after a number that end in s but are not plurals, because the number is the subject. */
const VERBS = ['becomes', 'belongs', 'carries', 'gives', 'has', 'is', 'leads', 'leaves', 'takes']

/** A placeholder, and the plural noun after it. */
const COUNTED = /\{\{([\w-]+)\}\} (?:Hit )?(\w+s)\b/gu

const isOne = (value: StepValue | undefined): boolean =>
  value?.kind === 'number'
    ? value.value.numerator === value.value.denominator
    : value?.kind === 'integer' && value.value === 1

/** The values to try for a field: the minimum, 1 and the maximum of an integer, or each option. */
function settings(field: Field): FieldValue[] {
  if (field.type === 'flag') return [true, false]
  if (field.type === 'choice') return [...field.options]
  if (field.type !== 'integer') return []
  return [field.minimum, 1, field.maximum].filter((value) => value >= field.minimum && value <= field.maximum)
}

/** The states of a calculator, and those that differ from them in one field. */
const around = ({ fields, presets = [], examples }: AnyCalculator): Input[] =>
  [{}, ...presets.map(({ input }) => input), ...examples.map(({ input }) => input)].flatMap((state) => [
    state as Input,
    ...Object.entries(fields).flatMap(([id, field]) =>
      settings(field).map((value) => ({ ...state, [id]: value }) as Input),
    ),
  ])

/** The English sentences of an answer, each with its values; below a figure, the figure comes first. */
function sentences({ id, fields, steps: kinds }: AnyCalculator, input: Input, { figures, steps }: Output) {
  const own = (key: string): string => String(at(strings.en['calculators'], `${id}.${key}`) ?? '')
  const asked = Object.keys(fields).flatMap((name): [string, StepValue][] => {
    const value = input[name]
    return typeof value === 'number' ? [[name, { kind: 'integer', value }]] : []
  })
  const values: Readonly<Record<string, StepValue>> = Object.fromEntries([
    ...asked,
    ...figures.map((figure) => [figure.id, figure] as const),
  ])
  return [
    ...steps.map((step) => [own(`steps.${sentenceKey(kinds, step)}`), stepValues(kinds, step)] as const),
    ...figures.map((figure) => [`{{${figure.id}}} ${own(`figures.${figure.id}.sentence`)}`, values] as const),
  ]
}

test('in English a figure that can be 1 has a singular form', () => {
  const wrong = new Set<string>()
  for (const calculator of CALCULATORS) {
    for (const state of around(calculator)) {
      const input = { ...defaultInput(calculator), ...state }
      const answered = calculator.compute(parseInput(calculator, input))
      if (!answered.ok) continue
      for (const [sentence, values] of sentences(calculator, input, answered.value)) {
        for (const [, name = '', word = ''] of sentence.matchAll(COUNTED))
          if (isOne(values[name]) && !VERBS.includes(word)) wrong.add(`${calculator.id}: ${sentence}`)
      }
    }
  }
  expect([...wrong]).toEqual([])
})

test('in Chinese the sentence of an answer makes sense without its figure', () => {
  const sentences = CALCULATORS.flatMap(({ id }) =>
    Object.values(at(strings.zh['calculators'], `${id}.figures`) ?? {}).flatMap((figure) =>
      texts(at(figure, 'sentence')),
    ),
  ).filter((text) => text !== '')
  expect(sentences.length).toBeGreaterThan(50)
  expect(sentences.filter((text) => /^[\p{P}的为]|^点，/u.test(text))).toEqual([])
})

test('the side of a square is not shown in squares', () => {
  const sides = CALCULATORS.filter((calculator) =>
    answers(calculator).some(({ steps }) =>
      steps.some((step) =>
        Object.values(stepValues(calculator.steps, step)).some(
          (value) => 'isSquareSide' in value && value.isSquareSide,
        ),
      ),
    ),
  )
  expect(sides.map(({ id }) => id).sort()).toEqual(['area-of-effect', 'grid'])
})
