import type { Edition } from '@rulestone/core'
import type { Index } from './index-types.ts'
import { viewOf } from './view.ts'

/** An index for a reader of an edition, whose rules rank first. */
export function inEdition(index: Index, edition: Edition): Index {
  if (index.edition === edition) return index
  const isOfEdition = (item: number): boolean => index.items[item]?.edition === edition
  const titles = () => index.titlesWithoutYear.filter(({ item }) => isOfEdition(item))
  return viewOf(index, edition, () => ({ edition, names: [...index.names, ...titles()] }))
}
