import type { Keep } from './syntax.ts'

/** Which dice of a pool count, by rank from the highest: from `from` up to but not including `to`, the highest is 0. */
export interface KeptRanks {
  readonly from: number
  readonly to: number
}

/**
 * The ranks that count in a pool. Every keep and drop counts from an end of the pool as rolled, so that they agree in
 * any order: `dl1dh1` drops one die from each end. Keeping more dice than there are keeps all.
 *
 * @example
 * keptRanks({ count: 4, keeps: [{ kind: 'keep', end: 'highest', count: 3 }] }) // => { from: 0, to: 3 }
 * keptRanks({ count: 5, keeps: [{ kind: 'drop', end: 'lowest', count: 2 }, { kind: 'drop', end: 'highest', count: 2 }] }) // => { from: 2, to: 3 }
 */
export function keptRanks({ count, keeps }: { readonly count: number; readonly keeps: readonly Keep[] }): KeptRanks {
  let [from, to] = [0, count]
  for (const keep of keeps) {
    const inward = Math.max(0, keep.kind === 'keep' ? count - keep.count : keep.count)
    // Keeping the highest and dropping the lowest both cut from the low end.
    if ((keep.kind === 'keep') === (keep.end === 'highest')) to = Math.min(to, count - inward)
    else from = Math.max(from, inward)
  }
  return { from, to: Math.max(from, to) }
}
