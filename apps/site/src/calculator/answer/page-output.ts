import type { Input, Output } from '@rulestone/core'
import { type Shares, sharesOf } from '../chart/shares.ts'

/** An output for the page: the distribution is reduced to what the chart needs. */
export interface PageOutput extends Omit<Output, 'distribution'> {
  /** the state that was asked */
  readonly input: Input
  readonly shares?: Shares
}

export function pageOutput(input: Input, answer: Output | PageOutput): PageOutput {
  if (!('distribution' in answer)) return { ...answer, input }
  const { distribution, ...output } = answer
  return { ...output, input, ...(distribution && { shares: sharesOf(distribution) }) }
}
