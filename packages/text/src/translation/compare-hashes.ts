/** A change of a segment of the English since a translation was confirmed. */
export interface SegmentChange {
  readonly change: 'changed' | 'added' | 'removed'
  /** its index among the confirmed segments; for an added segment, the index where it would have been */
  readonly oldIndex: number
  /** its index among the current segments; for a removed segment, the index where it would be */
  readonly newIndex: number
}

/** Above this, two lists are compared as a whole: no real entry has two thousand segments. */
const MOST_COMPARISONS = 4_000_000

/** The lengths of the longest common subsequences of all suffixes of two lists. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const [row, below] = [rows[i], rows[i + 1]]
    if (!row || !below) continue
    for (let j = now.length - 1; j >= 0; j -= 1) {
      row[j] = old[i] === now[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return rows
}

/** The changes between two unchanged segments. Removed and added ones are paired, so that an edit is one change. */
function* gap(oldFrom: number, oldTo: number, newFrom: number, newTo: number): Iterable<SegmentChange> {
  const [removed, added] = [oldTo - oldFrom, newTo - newFrom]
  for (let index = 0; index < Math.max(removed, added); index += 1) {
    const change = index >= removed ? 'added' : index >= added ? 'removed' : 'changed'
    yield { change, oldIndex: Math.min(oldFrom + index, oldTo), newIndex: Math.min(newFrom + index, newTo) }
  }
}

/**
 * The changes between two lists of segment hashes, by their longest common subsequence.
 *
 * @example
 * compareHashes(['a', 'b', 'c'], ['a', 'x', 'c']) // => [{ change: 'changed', oldIndex: 1, newIndex: 1 }]
 * compareHashes(['a', 'c'], ['a', 'b', 'c']) // => [{ change: 'added', oldIndex: 1, newIndex: 1 }]
 */
export function compareHashes(old: readonly string[], now: readonly string[]): SegmentChange[] {
  const shortest = Math.min(old.length, now.length)
  let start = 0
  while (start < shortest && old[start] === now[start]) start += 1
  let end = 0
  while (end < shortest - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1
  const [oldEnd, newEnd] = [old.length - end, now.length - end]
  if ((oldEnd - start) * (newEnd - start) > MOST_COMPARISONS) return [...gap(start, oldEnd, start, newEnd)]
  const common = commonLengths(old.slice(start, oldEnd), now.slice(start, newEnd))
  const changes: SegmentChange[] = []
  let [i, j, oldFrom, newFrom] = [start, start, start, start]
  while (i < oldEnd && j < newEnd) {
    if (old[i] === now[j]) {
      changes.push(...gap(oldFrom, i, newFrom, j))
      i += 1
      j += 1
      oldFrom = i
      newFrom = j
    } else if ((common[i + 1 - start]?.[j - start] ?? 0) >= (common[i - start]?.[j + 1 - start] ?? 0)) i += 1
    else j += 1
  }
  return [...changes, ...gap(oldFrom, oldEnd, newFrom, newEnd)]
}
