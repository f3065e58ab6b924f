import type { Estimate } from '@rulestone/core'
import type { PageLanguage } from '../language.ts'

/** An estimate in words: its value, and between which ends the true value lies. */
export interface WrittenEstimate {
  readonly value: string
  /** empty if it says no more than the value */
  readonly range: string
}

/**
 * An estimate as a reader sees it.
 *
 * @param isExact whether the odds are exact: then an estimate without ends is the true value
 */
export function writeEstimate(
  { value, low, high }: Estimate,
  write: (value: number) => string,
  { t }: PageLanguage,
  isExact: boolean,
): WrittenEstimate {
  const ends = [write(low), write(high)] as const
  if (low === high && isExact) return { value: write(value), range: t('answer.exact') }
  const written = write(value)
  if (ends.every((end) => end === written)) return { value: written, range: '' }
  return { value: written, range: t('answer.between', { low: ends[0], high: ends[1] }) }
}
