import {
  type AnyCalculator,
  defaultInput,
  type Field,
  type FieldValue,
  type Input,
  NONE,
  toText,
} from '@rulestone/core'
import { COMPASS, offered } from '@rulestone/core/calculators/fields'
import { alignColumns } from '../terminal/columns.ts'
import type { InputNames } from '../terminal/input-names.ts'
import { LABELS } from '../terminal/labels.ts'
import type { CalculatorWords } from './calculator-words.ts'

/** What a field accepts, and its default. */
function takes(field: Field, { range: between }: CalculatorWords): string {
  switch (field.type) {
    case 'integer': {
      const range = between(field.minimum, field.maximum)
      return `${field.unit ? `${range} ${field.unit}` : range} (${field.default})`
    }
    case 'choice':
      return `${field.options.join(', ')} (${field.default})`
    case 'several':
      return `${LABELS.anyOf([...field.options, NONE])} (${toText(field.default)})`
    case 'flag':
      return `yes, no (${toText(field.default)})`
    case 'path':
      return `${LABELS.path(COMPASS, field.longest)} (${field.default || NONE})`
    case 'dice':
      return `${LABELS.dice} (${field.default})`
  }
}

/** What a field accepts in other states than the default one, each in words: additional options, and missing ones. */
function takesElse(field: Field, usual: Input, names: InputNames): string[] {
  const now = offered(field, usual)
  if (field.type !== 'several' || now.type !== 'several') return []
  return (field.offers ?? []).flatMap(({ when, is, options }) => {
    const more = options.filter((option) => !now.options.includes(option))
    const less = now.options.filter((option) => !options.includes(option))
    return more.length + less.length === 0 ? [] : [LABELS.offer(names.field(when), is, more, less)]
  })
}

/** A value, quoted for a shell. */
const typed = (value: FieldValue): string => {
  const text = toText(value)
  return /^[\w.,+-]+$/.test(text) ? text : `'${text}'`
}

/**
 * The fields of a calculator as options or arguments: the meaning of each, what it accepts, and its default in parentheses; on the
 * next line what another edition accepts; below them the presets, and what each sets.
 */
export function fieldHelp(calculator: AnyCalculator, words: CalculatorWords, names: InputNames): string {
  const { fields, presets = [] } = calculator
  const { field: label, preset } = words
  const usual = defaultInput(calculator)
  const options = alignColumns(
    Object.entries(fields).flatMap(([id, field]) => [
      [`  ${names.field(id)}`, label(id), takes(offered(field, usual), words)],
      ...takesElse(field, usual, names).map((said) => ['', '', said]),
    ]),
  )
  if (presets.length === 0) return options.join('\n')
  const rows = presets.map(({ id, input }) => {
    const set = Object.entries(input).flatMap(([name, value]) =>
      value === undefined ? [] : [`${names.field(name)} ${typed(value)}`],
    )
    return [`  ${names.preset} ${id}`, preset(id), set.join(' ')]
  })
  return [...options, '', ...alignColumns(rows)].join('\n')
}
