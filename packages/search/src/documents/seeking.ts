import type { Index, Item } from './index-types.ts'
import { viewOf } from './view.ts'

/** An index for a query that looks for a kind of entry: it finds no other. */
export const seeking = (index: Index, sought: Item['tag']): Index => viewOf(index, sought, () => ({ sought }))

/** Whether an item is of the kind that a query looks for. */
export const isSought = ({ sought, items }: Pick<Index, 'sought' | 'items'>, item: number): boolean =>
  sought === undefined || items[item]?.tag === sought
