import type { Input, Output } from '@rulestone/core'
import { type Shares, sharesOf } from '../chart/shares.ts'

/** What a page holds of an output: of a distribution only what is drawn. */
export interface PageOutput extends Omit<Output, 'distribution'> {
  /** the state that it answers */
  readonly input: Input
  readonly shares?: Shares
}

/** What a page holds of what a calculator answers for a state. */
export function pageOutput(input: Input, answer: Output | PageOutput): PageOutput {
  if (!('distribution' in answer)) return { ...answer, input }
  const { distribution, ...output } = answer
  return { ...output, input, ...(distribution && { shares: sharesOf(distribution) }) }
}
