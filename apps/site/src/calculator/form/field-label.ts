import type { FieldValue, Input } from '@rulestone/core'
import type { T } from '../../shared/make-t.ts'

/**
 * The label of a field. It can depend on the chosen option of another field: with `fields.size.labels.sphere`, the size
 * of a Sphere is its radius.
 */
export function fieldLabel(t: T, name: string, input: Input): string {
  const keyOf = (value: FieldValue | undefined): string => `fields.${name}.labels.${String(value)}`
  const chosen = Object.values(input).find((value) => t.has(keyOf(value)))
  return t(chosen === undefined ? `fields.${name}.label` : keyOf(chosen))
}
