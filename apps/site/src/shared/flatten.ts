import type { StringTree } from '@rulestone/text'
import type { Strings } from './make-t.ts'

/**
 * The strings of a tree, flat.
 *
 * @example
 * flatten({ a: { b: 'x' }, c: 'y' }) // => { 'a.b': 'x', c: 'y' }
 */
export function flatten(tree: StringTree, prefix = ''): Strings {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  )
}
