import type { Entry } from '@rulestone/text'
import type { PlacedFinding } from '../library/placed-findings.ts'
import { besideText } from '../reading/stale-blocks.ts'

/** A block of a translation beside the English, with its findings. */
export interface ParallelRow {
  readonly key: string
  readonly own: string
  readonly english: string
  /** whether the English has changed since the translation was confirmed */
  readonly isOlder: boolean
  readonly findings: readonly PlacedFinding[]
}

/** The blocks of two languages side by side, in the order of the English; blocks of the translation only come last. */
export function parallelRows(own: Entry, english: Entry, findings: readonly PlacedFinding[]): ParallelRow[] {
  const keys = new Set([...english.blocks, ...own.blocks].map(({ key }) => key))
  const show = ({ blocks }: Entry, wanted: string): string => {
    const block = blocks.find(({ key }) => key === wanted)
    return block ? besideText(block) || `<p>${wanted}</p>` : ''
  }
  return Array.from(keys, (key) => ({
    key,
    own: show(own, key),
    english: show(english, key),
    isOlder: own.staleBlocks.includes(key),
    findings: findings.filter(({ block }) => block === key),
  }))
}
