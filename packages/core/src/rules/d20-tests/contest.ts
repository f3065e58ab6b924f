import { type Distribution, negate, probability } from '../../dice/distribution.ts'
import type { OddsError } from '../../dice/odds.ts'
import type { Fraction } from '../../fraction.ts'
import { ok, type Result } from '../../result.ts'
import type { OppositionRule } from '../../rulesets/checks-and-actions.ts'
import { exactly } from '../basics/exactly.ts'
import { succeeds } from './d20-test.ts'
import { type D20Roll, d20Total } from './d20-test-distribution.ts'

/** The chances of a contest for the first contender; they add up to 1. */
export interface ContestChances {
  readonly win: Fraction
  /** nobody succeeds: the situation does not change */
  readonly tie: Fraction
  readonly loss: Fraction
}

/**
 * The exact distribution of the margin of a contest: the first contender's total minus the other's.
 *
 * @returns the distribution, or why the bonus dice have none
 * @source 2012 playtest, How to Play, Contests
 * @example
 * mean(contestMargin({ state: 'normal', modifier: 3 }, { state: 'normal', modifier: 1 }).value) // => fraction(2)
 */
export const contestMargin = (own: D20Roll, opposing: D20Roll): Result<Distribution, OddsError> =>
  exactly((exact) => exact.add(d20Total(own, exact), negate(d20Total(opposing, exact))))

/**
 * The chances of a contest from its margin: the higher total wins.
 *
 * @source 2012 playtest, How to Play, Contests
 * @example
 * chancesOfMargin(sumOfDice(1, 6)) // => { win: fraction(1), tie: fraction(0), loss: fraction(0) }
 */
export const chancesOfMargin = (margin: Distribution): ContestChances => ({
  win: probability(margin, '>', 0),
  tie: probability(margin, '=', 0),
  loss: probability(margin, '<', 0),
})

/**
 * The exact chances of a contest: both contenders make a check, and the higher total wins.
 *
 * @returns the chances, or why bonus dice have no exact odds
 * @source 2012 playtest, How to Play, Contests
 * @example
 * contestChances({ state: 'normal' }, { state: 'normal' }).value // => { win: fraction(19, 40), tie: fraction(1, 20), loss: fraction(19, 40) }
 */
export function contestChances(own: D20Roll, opposing: D20Roll): Result<ContestChances, OddsError> {
  const margin = contestMargin(own, opposing)
  return margin.ok ? ok(chancesOfMargin(margin.value)) : margin
}

/** The outcome of a roll against another creature, for the one that rolls. */
export type ContestOutcome = 'win' | 'tie' | 'loss'

/**
 * The outcome of a contest for the first contender: the higher total wins. In a tie nobody succeeds, and the situation
 * does not change.
 *
 * @source 2012 playtest, How to Play, Contests
 * @example
 * contestOutcome(12, 12) // => 'tie'
 */
export function contestOutcome(own: number, opposing: number): ContestOutcome {
  if (own === opposing) return 'tie'
  return own > opposing ? 'win' : 'loss'
}

/**
 * The outcome of a roll against another creature: in a contest as above, otherwise against a DC, which it has to meet.
 *
 * @param own the total of the roll
 * @param against the other creature's total in a contest, or else the DC
 * @source SRD 5.2.1, Playing the Game, D20 Tests (page 6)
 * @source 2012 playtest, How to Play, Contests
 * @example
 * opposedOutcome(14, 14, srd521.opposition) // => 'win'
 * opposedOutcome(14, 14, next2012.opposition) // => 'tie'
 */
export function opposedOutcome(own: number, against: number, { decidedBy }: OppositionRule): ContestOutcome {
  if (decidedBy === 'contest') return contestOutcome(own, against)
  return succeeds(own, against) ? 'win' : 'loss'
}
