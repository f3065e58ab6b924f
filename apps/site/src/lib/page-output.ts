import type { Input, Output } from '@rulestone/core'
import { type Shares, sharesOf } from './shares.ts'

/** What a page holds of an output: of a distribution only what is drawn. */
export interface PageOutput extends Omit<Output, 'distribution'> {
  /** the state that it answers */
  readonly input: Input
  readonly shares?: Shares
}

/** What a page holds of what a calculator answers for a state. */
export const pageOutput = (input: Input, { distribution, ...output }: Output): PageOutput => ({
  ...output,
  input,
  ...(distribution && { shares: sharesOf(distribution) }),
})
