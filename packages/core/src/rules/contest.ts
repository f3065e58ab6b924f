import { negate, probability } from '../dice/distribution.ts'
import type { OddsError } from '../dice/odds.ts'
import type { Fraction } from '../fraction.ts'
import type { Result } from '../result.ts'
import { type D20Roll, d20Total } from './d20-test-distribution.ts'
import { exactly } from './exactly.ts'

/** How a contest ends for the first contender; the three add up to 1. */
export interface ContestChances {
  readonly win: Fraction
  /** nobody succeeds: the situation stays as it was */
  readonly tie: Fraction
  readonly loss: Fraction
}

/**
 * The exact chances of a contest: both contenders make a check, and the higher total wins.
 *
 * @returns the chances, or why bonus dice have no exact odds
 * @source 2012 playtest, How to Play, Contests
 * @example
 * contestChances({ state: 'normal' }, { state: 'normal' }).value // => { win: fraction(19, 40), tie: fraction(1, 20), loss: fraction(19, 40) }
 */
export const contestChances = (own: D20Roll, opposing: D20Roll): Result<ContestChances, OddsError> =>
  exactly((exact) => {
    const margin = exact.add(d20Total(own, exact), negate(d20Total(opposing, exact)))
    return {
      win: probability(margin, '>', 0),
      tie: probability(margin, '=', 0),
      loss: probability(margin, '<', 0),
    }
  })
