import type { Fields, StepValue } from '@rulestone/core'
import { diceText } from './dice-text.ts'
import type { T } from './make-t.ts'
import { formatQuantity, type NumberFormats } from './numbers.ts'
import { valueName } from './problem-sentence.ts'

/** Writes the values of a calculator: numbers in the manner of the language, dice with a true minus, choices by name. */
export const writeStepValue =
  (fields: Fields, formats: NumberFormats, t: T) =>
  (value: StepValue): string => {
    if (value.kind === 'dice') return diceText(value.value)
    if (value.kind === 'option') return valueName(fields[value.field], value.field, value.value, t)
    return formatQuantity(formats, value)
  }
