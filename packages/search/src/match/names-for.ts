import type { Index, Name } from '../documents/index-types.ts'
import type { Query } from '../query/query.ts'

const LATIN = /[a-z0-9]/u

/** A function that selects names of an index, once for each. */
function selecting(isSelected: (name: Name, index: Index) => boolean): (index: Index) => readonly Name[] {
  const known = new WeakMap<Index, readonly Name[]>()
  return (index) => {
    const names = known.get(index) ?? index.names.filter((name) => isSelected(name, index))
    known.set(index, names)
    return names
  }
}

const latinNames = selecting(({ key }) => LATIN.test(key))

/** The names that a query can match: for a query in Latin letters, those that have some. */
export const namesFor = (index: Index, { isLatin }: Query): readonly Name[] =>
  isLatin ? latinNames(index) : index.names

/** The written names of headings and terms. */
export const namesOfParts = selecting(({ item, sound }, { items }) => !sound && items[item]?.sort !== 'entry')
