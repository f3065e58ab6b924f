import type { T } from '../../shared/make-t.ts'
import type { PickOption } from './match-options.ts'

/** A name with a capital letter, except dice notation. */
const capitalized = (name: string): string => (/^d\d/u.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1))

/** An option with its name, and its English name if the strings have one. */
export function namedOption(id: string, key: string, t: T): PickOption {
  const english = `english.${key}`
  return { id, name: capitalized(t(key)), ...(t.has(english) ? { english: t(english) } : {}) }
}

/** The options of a field with their names. */
export const namedOptions = (field: string, options: readonly string[], t: T): PickOption[] =>
  options.map((id) => namedOption(id, `fields.${field}.options.${id}`, t))
