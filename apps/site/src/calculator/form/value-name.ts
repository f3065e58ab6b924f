import type { Field, FieldValue } from '@rulestone/core'
import { NONE, toText } from '@rulestone/core/calculators/fields'
import type { T } from '../../shared/make-t.ts'

/** A value of a field in words: the name of an option, yes or no, or the number. */
export function valueName(
  field: Field | undefined,
  id: string,
  value: FieldValue,
  t: T,
  list: (items: readonly string[]) => string,
): string {
  if (typeof value === 'object') {
    return value.length === 0 ? t('site.none') : list(value.map((item) => valueName(field, id, item, t, list)))
  }
  if (typeof value === 'boolean' || field?.type === 'flag') return t(`site.${toText(value)}`)
  if ((field?.type === 'several' && value === NONE) || (field?.type === 'path' && value === '')) return t('site.none')
  if (field?.type === 'choice' || field?.type === 'several') return t(`fields.${id}.options.${value}`)
  return String(value).replace('-', '−')
}
