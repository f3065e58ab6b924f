import type { Fields, Input } from '@rulestone/core'
import { toText } from '@rulestone/core/calculators/field-value'

/** The values of a state that are not those of their fields, by field. */
export const changedValues = (fields: Fields, input: Input): Input =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([id, field]) => {
      const value = input[id]
      return value === undefined || toText(value) === toText(field.default) ? [] : [[id, value]]
    }),
  )
