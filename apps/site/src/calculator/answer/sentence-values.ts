import type { Field, Fields, FieldValue, Figure, Input, StepValue } from '@rulestone/core'
import { toText } from '@rulestone/core/calculators/fields'
import type { Values } from '../../shared/make-t.ts'

/** The value of a field as a value in a sentence. */
export function fieldValue(field: Field, id: string, value: FieldValue): StepValue {
  if (typeof value === 'number') {
    if (field.type === 'integer' && field.unit) return { kind: 'quantity', value, unit: field.unit }
    return { kind: field.type === 'integer' && field.signed ? 'signed' : 'integer', value }
  }
  if (field.type === 'dice' || field.type === 'path') return { kind: field.type, value: String(value) }
  if (typeof value === 'object') return { kind: 'options', field: id, value }
  return { kind: 'option', field: id, value: toText(value) }
}

interface SentenceSources {
  readonly fields: Fields
  readonly input: Input
  readonly figures: readonly Figure[]
  readonly write: (value: StepValue) => string
}

/** The values that a sentence can name: every figure and every field, by id; a field hides a figure of the same id. */
export function sentenceValues({ fields, input, figures, write }: SentenceSources): Values {
  return Object.fromEntries([
    ...figures.map((figure) => [figure.id, write(figure)]),
    ...Object.entries(fields).flatMap(([id, field]) => {
      const value = input[id]
      return value === undefined ? [] : [[id, write(fieldValue(field, id, value))]]
    }),
  ])
}
