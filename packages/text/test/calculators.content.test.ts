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
} from '@rulestone/core'
import { describe, expect, test } from 'vitest'
import { LOCALES, type StringTree } from '../src/index.ts'
import { library } from './real-library.ts'

const { entries, terms, strings } = library

const shown = new Set(
  Array.from(entries).flatMap(([id, { en }]) => [id, ...(en?.headings.map((heading) => heading.id) ?? [])]),
)

/** The answers of a calculator at its defaults, presets and examples, under each edition. */
function compute(calculator: AnyCalculator): Output[] {
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

const computed = new Map(CALCULATORS.map((calculator) => [calculator, compute(calculator)]))
const answers = (calculator: AnyCalculator): readonly Output[] => computed.get(calculator) ?? []

/** The ids of terms that name something of a calculator, and where strings of its own would name the same. */
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
  test('cites rules that the text says', () => {
    const steps = answers(calculator).flatMap((output) => output.steps.map(({ rule }) => rule))
    const cited = new Set([...calculator.rules, ...steps])
    expect(Array.from(cited).filter((id) => !shown.has(id))).toEqual([])
  })

  test('takes each name from one place', () => {
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
      const values = [...figures, ...steps.flatMap((step) => Object.values(step.values)), ...(table?.rows.flat() ?? [])]
      const ids = values.flatMap((value) => (value.kind === 'term' ? [value.value] : []))
      expect(ids.filter((id) => !calculator.terms?.includes(id))).toEqual([])
    }
  })
})

/** What the fight calls by a phrase of its own: an attack by any spell. */
const OWN_PHRASES = ['spell']

test('a name in the fight is that of the term', () => {
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

/** The words of units that a reader may have otherwise. Who walks is on foot in any unit. */
const UNIT_WORDS = {
  en: /\b(?:feet|(?<!on )foot|inch(?:es)?|miles?|pounds?)\b/iu,
  zh: /尺|英寸|英里|磅/u,
  th: /ฟุต|นิ้ว|ไมล์|ปอนด์/u,
} as const

const texts = (tree: StringTree | string | undefined): string[] =>
  typeof tree === 'object' ? Object.values(tree).flatMap(texts) : [tree ?? '']

test.each(LOCALES)('%s: a string leaves the unit to the figure, which writes it as the reader has it', (locale) => {
  const labels = texts(strings[locale]['calculators'])
  expect(labels.length).toBeGreaterThan(1000)
  expect(labels.filter((text) => UNIT_WORDS[locale].test(text.replaceAll(/\{\{.*?\}\}/gu, '')))).toEqual([])
})

/** Words after a number that end in s and count nothing: it is the subject there. */
const VERBS = ['becomes', 'belongs', 'carries', 'gives', 'has', 'is', 'leads', 'leaves', 'takes']

/** A figure, and what it counts when it is more than one. */
const COUNTED = /\{\{([\w-]+)\}\} (?:Hit )?(\w+s)\b/gu

const isOne = (value: StepValue | undefined): boolean =>
  value?.kind === 'number'
    ? value.value.numerator === value.value.denominator
    : value?.kind === 'integer' && value.value === 1

/** What a field can be set to: little, 1, and much of what it counts, and each of its choices. */
function settings(field: Field): FieldValue[] {
  if (field.type === 'flag') return [true, false]
  if (field.type === 'choice') return [...field.options]
  if (field.type !== 'integer') return []
  return [field.minimum, 1, field.maximum].filter((value) => value >= field.minimum && value <= field.maximum)
}

/** The defaults, presets and examples of a calculator, and the states that differ from one of them in one field. */
const around = (calculator: AnyCalculator): Input[] => {
  const { fields, presets = [], examples } = calculator
  const states = [{}, ...presets.map(({ input }) => input), ...examples.map(({ input }) => input)].flatMap((state) => [
    state,
    ...Object.entries(fields).flatMap(([id, field]) => settings(field).map((value) => ({ ...state, [id]: value }))),
  ])
  const inputs = states.map((state) => ({ ...defaultInput(calculator), ...(state as Input) }))
  return [...new Map(inputs.map((input) => [JSON.stringify(input), input])).values()]
}

/** The placeholders that an English sentence counts in the plural, as in `{{rounds}} rounds`. */
const counted = (sentence: string): string[] =>
  Array.from(sentence.matchAll(COUNTED)).flatMap(([, name = '', word = '']) => (VERBS.includes(word) ? [] : [name]))

/** The sentences of steps and figures that count something, by id. A figure stands before its own sentence. */
function countedIn(calculator: string, part: 'steps' | 'figures'): ReadonlyMap<string, readonly string[]> {
  const tree = at(strings.en['calculators'], `${calculator}.${part}`)
  const sentences = Object.entries(typeof tree === 'object' ? tree : {}).map(([id, own]): [string, string] => [
    id,
    part === 'steps' ? String(own) : `{{${id}}} ${String(at(own, 'sentence') ?? '')}`,
  ])
  return new Map(sentences.map(([id, sentence]) => [id, counted(sentence)]))
}

test('English sentences have a singular for every count that can be 1', () => {
  const wrong = new Set<string>()
  for (const calculator of CALCULATORS) {
    const [inSteps, inFigures] = [countedIn(calculator.id, 'steps'), countedIn(calculator.id, 'figures')]
    if ([...inSteps.values(), ...inFigures.values()].flat().length === 0) continue
    for (const input of around(calculator)) {
      const answered = calculator.compute(parseInput(calculator, input))
      if (!answered.ok) continue
      const { steps, figures } = answered.value
      const isOneShown = (name: string): boolean => input[name] === 1 || isOne(figures.find(({ id }) => id === name))
      for (const { id, values } of steps)
        if (inSteps.get(id)?.some((name) => isOne(values[name]))) wrong.add(`${calculator.id}.steps.${id}`)
      for (const { id } of figures) if (inFigures.get(id)?.some(isOneShown)) wrong.add(`${calculator.id}.figures.${id}`)
    }
  }
  expect([...wrong]).toEqual([])
})

test('Chinese sentences of figures can stand alone, below the figure', () => {
  const sentences = CALCULATORS.flatMap(({ id }) =>
    Object.values(at(strings.zh['calculators'], `${id}.figures`) ?? {}).flatMap((figure) =>
      texts(at(figure, 'sentence')),
    ),
  ).filter((text) => text !== '')
  expect(sentences.length).toBeGreaterThan(50)
  expect(sentences.filter((text) => /^[\p{P}的为]|^点，/u.test(text))).toEqual([])
})

test('the side of a square is not converted to squares', () => {
  const sides = CALCULATORS.filter((calculator) =>
    answers(calculator).some(({ steps }) =>
      steps.some(({ values }) => Object.values(values).some((value) => 'isSquareSide' in value && value.isSquareSide)),
    ),
  )
  expect(sides.map(({ id }) => id).sort()).toEqual(['area-of-effect', 'grid'])
})
