import type { Field } from '@rulestone/core'
import type { AnyCalculator, CalculatorWords } from './calculator-words.ts'
import { alignColumns } from './columns.ts'
import { LABELS } from './words.ts'

/** What a field takes, and what it holds when nothing is said. */
function takes(field: Field): string {
  switch (field.type) {
    case 'integer':
      return `${LABELS.range(field.minimum, field.maximum)} (${field.default})`
    case 'choice':
      return `${field.options.join(', ')} (${field.default})`
    case 'flag':
      return `yes, no (${field.default ? 'yes' : 'no'})`
    case 'dice':
      return `${LABELS.dice} (${field.default})`
  }
}

/** The fields of a calculator as options: what each means, what it takes, and its default in parentheses. */
export const fieldHelp = ({ fields }: AnyCalculator, { field: label }: CalculatorWords): string =>
  alignColumns(Object.entries(fields).map(([id, field]) => [`  --${id}`, label(id), takes(field)])).join('\n')
