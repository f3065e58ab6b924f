import type { CALCULATORS, Field, Figure, Input, Output, Step, StepValue } from '@rulestone/core'
import { quantities } from './quantity.ts'
import type { Strings } from './strings.ts'

/** A calculator whose fields are not known by name. */
export type AnyCalculator = (typeof CALCULATORS)[number]

/** The words of a calculator in one language. */
export interface CalculatorWords {
  readonly title: string
  readonly caption: string
  /** what its distribution is about */
  readonly outcome: string
  field(id: string): string
  /** the name of a figure, its value, and the sentence about it where there is one */
  figure(figure: Figure, input: Input, output: Output): readonly string[]
  step(step: Step): string
}

/** The value of a field as a value in a sentence. */
function fieldValue(field: Field, id: string, value: Input[string]): StepValue {
  if (typeof value === 'number') {
    return { kind: field.type === 'integer' && field.signed ? 'signed' : 'integer', value }
  }
  if (field.type === 'dice') return { kind: 'dice', value: String(value) }
  return { kind: 'option', field: id, value: typeof value === 'boolean' ? (value ? 'yes' : 'no') : value }
}

/** Opens the words of a calculator. */
export function calculatorWords({ id, fields }: AnyCalculator, { tag, open }: Strings): CalculatorWords {
  const strings = open('calculators')
  const say = (key: string, values: Readonly<Record<string, string>> = {}): string => strings(`${id}.${key}`, values)
  const quantity = quantities(tag)
  const write = (value: StepValue): string => {
    if (value.kind === 'dice') return value.value.replaceAll('-', '−')
    if (value.kind !== 'option') return quantity(value)
    const key = `fields.${value.field}.options.${value.value}`
    return strings.has(`${id}.${key}`) ? say(key) : value.value
  }
  const writeAll = (values: Iterable<readonly [string, StepValue]>): Record<string, string> =>
    Object.fromEntries(Array.from(values, ([name, value]) => [name, write(value)]))
  return {
    title: say('title'),
    caption: say('caption'),
    outcome: say('outcome'),
    field: (field) => say(`fields.${field}.label`),
    figure: (figure, input, { figures }) => {
      const named = [say(`figures.${figure.id}.label`), write(figure)]
      const key = `figures.${figure.id}.sentence`
      if (!strings.has(`${id}.${key}`)) return named
      const values = Object.entries(fields).flatMap(([name, field]): [string, StepValue][] => {
        const value = input[name]
        return value === undefined ? [] : [[name, fieldValue(field, name, value)]]
      })
      return [...named, say(key, writeAll([...figures.map((one) => [one.id, one] as const), ...values]))]
    },
    step: (step) => say(`steps.${step.id}`, writeAll(Object.entries(step.values))),
  }
}
