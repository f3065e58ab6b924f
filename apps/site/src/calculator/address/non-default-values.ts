import type { Fields, Input } from '@rulestone/core'
import { toText } from '@rulestone/core/calculators/fields'

/** The values of a state that differ from the defaults of their fields. */
export const nonDefaultValues = (fields: Fields, input: Input): Input =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([id, field]) => {
      const value = input[id]
      return value === undefined || toText(value) === toText(field.default) ? [] : [[id, value]]
    }),
  )
