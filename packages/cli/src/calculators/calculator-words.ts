import { contentFolder } from '@rulestone/content'
import {
  type AnyCalculator,
  type Field,
  type FieldValue,
  type Figure,
  type Input,
  type Output,
  type Step,
  type StepValue,
  sentenceKey,
  stepValues,
  typeset,
} from '@rulestone/core'
import type { readTermNames } from '@rulestone/text'
import { formatStepValue, measureWords, numberFormats } from '@rulestone/text/number-formats'
import type { Strings } from '../terminal/strings.ts'

/** The words of a calculator in one language. */
export interface CalculatorWords {
  readonly title: string
  readonly caption: string
  /** the outcome of its distribution */
  readonly outcome: string
  field(id: string): string
  preset(id: string): string
  /** the heading of a column of its table */
  column(id: string): string
  value(value: StepValue): string
  range(from: number, to: number): string
  /** the name of a figure, its value, and the sentence about it if there is one */
  figure(figure: Figure, input: Input, output: Output): readonly string[]
  step(step: Step): string
}

/** The names of terms, by id. */
export type Names = ReadonlyMap<string, string>

/** The value of a field, for a placeholder of a sentence. */
function fieldValue(field: Field, id: string, value: FieldValue): StepValue {
  if (typeof value === 'number') {
    if (field.type === 'integer' && field.unit) return { kind: 'quantity', value, unit: field.unit }
    return { kind: field.type === 'integer' && field.signed ? 'signed' : 'integer', value }
  }
  if (field.type === 'dice' || field.type === 'path') return { kind: field.type, value: String(value) }
  if (typeof value === 'object') return { kind: 'options', field: id, value }
  return { kind: 'option', field: id, value: typeof value === 'boolean' ? (value ? 'yes' : 'no') : value }
}

/** A length or a weight. */
type Amount = Extract<StepValue, { kind: 'quantity' }>

/** Writes lengths and weights in words; before a noun they are adjectives. */
function amounts({ tag, open }: Strings): (value: Amount, form?: 'noun' | 'adjective') => string {
  const units = open('units')
  const { number } = numberFormats(tag)
  return (amount, form = 'noun') => measureWords(amount, form, number, units)
}

/** The words of a calculator; all names of terms that it uses must be given. */
export function calculatorWords(
  { id, fields, steps: kinds, presets = [] }: AnyCalculator,
  strings: Strings,
  names: Names = new Map(),
): CalculatorWords {
  const own = strings.open('calculators')
  const site = strings.open('site')
  const say = (key: string, values: Readonly<Record<string, string>> = {}): string => own(`${id}.${key}`, values)
  const formats = numberFormats(strings.tag)
  const amount = amounts(strings)
  const termName = (term: string): string => names.get(term) ?? term
  const optionName = (field: string, option: string): string => {
    const asked = fields[field]
    if (asked?.type === 'flag') return site(option)
    const own = asked?.type === 'choice' ? (asked.own ?? []) : []
    if (asked && 'named' in asked && !own.includes(option)) return termName(option)
    const key = `fields.${field}.options.${option}`
    const said = say(key)
    return said === `${id}.${key}` ? option : said
  }
  const write = (value: StepValue): string => {
    switch (value.kind) {
      case 'dice':
        return typeset(value.value)
      case 'path':
        return value.value === '' ? site('calculator.none') : value.value
      case 'term':
        return termName(value.value)
      case 'word':
        return say(`words.${value.value}`)
      case 'option':
        return optionName(value.field, value.value)
      case 'options':
        return value.value.length === 0
          ? site('calculator.none')
          : formats.list(value.value.map((option) => optionName(value.field, option)))
      case 'quantity':
        return amount(value)
      case 'integer':
      case 'signed':
      case 'number':
      case 'probability':
        return formatStepValue(formats, value)
      default:
        return value.value
    }
  }
  const writeAll = (values: Iterable<readonly [string, StepValue]>): Record<string, string> =>
    Object.fromEntries(Array.from(values, ([name, value]) => [name, write(value)]))
  /** The lengths in a state, as adjectives. */
  const lengthsOf = (input: Partial<Input>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(input).flatMap(([name, value]) => {
        const field = fields[name]
        const said = field && value !== undefined ? fieldValue(field, name, value) : undefined
        return said?.kind === 'quantity' ? [[name, amount(said, 'adjective')]] : []
      }),
    )
  return {
    title: say('title'),
    caption: say('caption'),
    outcome: say('outcome'),
    field: (field) => say(`fields.${field}.label`),
    preset: (preset) => {
      const { named, input = {} } = presets.find((one) => one.id === preset) ?? {}
      if (named === undefined) return say(`presets.${preset}`, lengthsOf(input))
      return formats.list((named === 'terms' ? [preset] : named).map(termName))
    },
    column: (column) => say(`table.columns.${column}`),
    value: write,
    range: (from, to) => strings.open('encounter')('answer.between', { low: String(from), high: String(to) }),
    figure: (figure, input, { figures }) => {
      const named = [say(`figures.${figure.id}.label`), write(figure)]
      const key = `figures.${figure.id}.sentence`
      const values = Object.entries(fields).flatMap(([name, field]): [string, StepValue][] => {
        const value = input[name]
        return value === undefined ? [] : [[name, fieldValue(field, name, value)]]
      })
      const said = say(key, writeAll([...figures.map((one) => [one.id, one] as const), ...values]))
      return said === `${id}.${key}` ? named : [...named, said]
    },
    step: (step) => say(`steps.${sentenceKey(kinds, step)}`, writeAll(Object.entries(stepValues(kinds, step)))),
  }
}

const usesTerms = ({ fields, presets = [], terms = [] }: AnyCalculator): boolean =>
  terms.length > 0 || [...Object.values(fields), ...presets].some((one) => 'named' in one)

/** The names of terms, once a calculator has used them: they do not change while the program runs. */
let known: ReturnType<typeof readTermNames> | undefined

/** Opens the words of a calculator. The names of terms are read only if it uses some. */
export async function openCalculatorWords(calculator: AnyCalculator, strings: Strings): Promise<CalculatorWords> {
  if (!usesTerms(calculator)) return calculatorWords(calculator, strings)
  const text = await import('@rulestone/text')
  known ??= text.readTermNames(contentFolder)
  return calculatorWords(calculator, strings, (await known)[strings.locale])
}
