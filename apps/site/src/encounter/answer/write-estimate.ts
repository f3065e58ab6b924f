import type { Estimate } from '@rulestone/core'
import type { PageLanguage } from '../language.ts'

/** An estimate in words: its value, and between which ends the true value lies. */
export interface WrittenEstimate {
  readonly value: string
  readonly range: string
  readonly isExact: boolean
}

/** An estimate as a reader sees it. An exact one has no ends. */
export function writeEstimate(
  { value, low, high }: Estimate,
  write: (value: number) => string,
  { t }: PageLanguage,
): WrittenEstimate {
  const isExact = low === high && low === value
  const range = isExact ? t('answer.exact') : t('answer.between', { low: write(low), high: write(high) })
  return { value: write(value), range, isExact }
}
