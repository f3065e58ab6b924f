import type { Fields, StepValue } from '@rulestone/core'
import { typeset } from '@rulestone/core/dice'
import { formatStepValue, type NumberFormats } from '@rulestone/text/number-formats'
import { measured, type UnitSystem, unitWords } from '../../display/units.ts'
import type { T } from '../../shared/make-t.ts'
import { valueName } from '../form/value-name.ts'

/** Writes a value of a calculator. */
export type WriteValue = (value: StepValue) => string

/**
 * Formats values: numbers by locale, lengths and weights in the reader's units, dice with a true minus, options by
 * name.
 */
export const writeStepValue =
  (fields: Fields, formats: NumberFormats, t: T, system: UnitSystem = 'feet'): WriteValue =>
  (value) => {
    switch (value.kind) {
      case 'dice':
      case 'path':
        return typeset(value.value) || t('site.none')
      case 'term':
      case 'word':
        return t(`${value.kind}s.${value.value}`)
      case 'option':
      case 'options':
        return valueName(fields[value.field], value.field, value.value, t, formats.list)
      case 'quantity':
        return unitWords(measured(value, system), 'noun', formats.number, t)
      case 'integer':
      case 'signed':
      case 'number':
      case 'probability':
        return formatStepValue(formats, value)
      default:
        return value.value
    }
  }
