import { FROM_0, requireInteger } from '../bounds.ts'
import { requireOneOf } from '../one-of.ts'
import type { Keep } from './syntax.ts'

/** The dice of a pool that count, by rank: from `from` up to but not including `to`. The highest die has rank 0. */
export interface KeptRanks {
  readonly from: number
  readonly to: number
}

/**
 * The ranks that count in a pool. Every keep and drop counts from an end of the whole pool, so their order does not
 * matter: `dl1dh1` drops one die from each end. To keep more dice than there are keeps all.
 *
 * @example
 * keptRanks({ count: 4, keeps: [{ kind: 'keep', end: 'highest', count: 3 }] }) // => { from: 0, to: 3 }
 * keptRanks({ count: 5, keeps: [{ kind: 'drop', end: 'lowest', count: 2 }, { kind: 'drop', end: 'highest', count: 2 }] }) // => { from: 2, to: 3 }
 */
export function keptRanks({ count, keeps }: { readonly count: number; readonly keeps: readonly Keep[] }): KeptRanks {
  let [from, to] = [0, requireInteger('count', count, FROM_0)]
  for (const keep of keeps) {
    requireOneOf('kind', keep.kind, ['keep', 'drop'])
    requireOneOf('end', keep.end, ['highest', 'lowest'])
    requireInteger('count', keep.count, FROM_0)
    const dropped = Math.max(0, keep.kind === 'keep' ? count - keep.count : keep.count)
    if (dropsLowest(keep)) to = Math.min(to, count - dropped)
    else from = Math.max(from, dropped)
  }
  return { from, to: Math.max(from, to) }
}

/** Whether the dice that do not count are the lowest ones: the highest are kept, or the lowest dropped. */
export const dropsLowest = ({ kind, end }: Keep): boolean => (kind === 'keep') === (end === 'highest')
