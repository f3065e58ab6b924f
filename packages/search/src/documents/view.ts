import type { Index } from './index-types.ts'

const views = new WeakMap<Index, Map<string, Index>>()

/**
 * An index with changes: the same one for the same name, so that what is prepared for it is kept.
 *
 * @param name what the changes are for, such as an edition
 */
export function viewOf(index: Index, name: string, changes: () => Partial<Index>): Index {
  const known = views.get(index) ?? new Map<string, Index>()
  views.set(index, known)
  const view = known.get(name) ?? { ...index, ...changes() }
  known.set(name, view)
  return view
}
