import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { type Distribution, negate, probability } from '../../dice/distribution.ts'
import type { OddsError } from '../../dice/odds.ts'
import type { Fraction } from '../../fraction.ts'
import { ok, type Result } from '../../result.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521ChecksAndActions } from '../../rulesets/srd-5-2-1/checks-and-actions.ts'
import { exactly } from '../basics/exactly.ts'
import { succeeds } from './d20-test.ts'
import { type D20Roll, d20Total } from './d20-test-distribution.ts'

/** The checks of a contest before they are rolled. */
export interface Contest {
  /** of the first contender */
  readonly own: D20Roll
  readonly opposing: D20Roll
}

/** The totals of a contest. */
export interface ContestTotals {
  /** of the first contender */
  readonly own: number
  readonly opposing: number
}

/** The total of a roll against another creature. */
export interface OpposedTotal {
  readonly own: number
  /** the other creature's total in a contest, or else the DC */
  readonly against: number
}

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
 * @source SRD 5.1, Using Ability Scores, Contests (page 77)
 * @source 2012 playtest, How to Play, Contests
 * @example
 * mean(expectOk(contestMargin({ own: { state: 'normal', modifier: 3 }, opposing: { state: 'normal', modifier: 1 } }))) // => fraction(2)
 */
export const contestMargin = ({ own, opposing }: Contest): Result<Distribution, OddsError> =>
  exactly((exact) => exact.add(d20Total(own, exact), negate(d20Total(opposing, exact))))

/**
 * The chances of a contest from its margin: the higher total wins.
 *
 * @source SRD 5.1, Using Ability Scores, Contests (page 77)
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
 * The exact chances of a contest: both contenders make a check, and the higher total wins. A rule of SRD 5.1 and
 * of the 2012 playtest.
 *
 * @returns the chances, or why bonus dice have no exact odds
 * @throws RangeError if a number is not an integer within bounds, or a state is unknown
 * @source SRD 5.1, Using Ability Scores, Contests (page 77)
 * @source 2012 playtest, How to Play, Contests
 * @example
 * expectOk(contestChances({ own: { state: 'normal' }, opposing: { state: 'normal' } })) // => { win: fraction(19, 40), tie: fraction(1, 20), loss: fraction(19, 40) }
 */
export function contestChances(contest: Contest): Result<ContestChances, OddsError> {
  const margin = contestMargin(contest)
  return margin.ok ? ok(chancesOfMargin(margin.value)) : margin
}

/** The outcome of a roll against another creature, for the one that rolls. */
export type ContestOutcome = 'win' | 'tie' | 'loss'

/**
 * The outcome of a contest for the first contender: the higher total wins. In a tie nobody succeeds, and the situation
 * does not change. A rule of SRD 5.1 and of the 2012 playtest.
 *
 * @throws RangeError if a total is not an integer
 * @source SRD 5.1, Using Ability Scores, Contests (page 77)
 * @source 2012 playtest, How to Play, Contests
 * @example
 * contestOutcome({ own: 12, opposing: 12 }) // => 'tie'
 */
export function contestOutcome({ own, opposing }: ContestTotals): ContestOutcome {
  requireInteger('own', own, ANY_INTEGER)
  requireInteger('opposing', opposing, ANY_INTEGER)
  if (own === opposing) return 'tie'
  return own > opposing ? 'win' : 'loss'
}

/**
 * The outcome of a roll against another creature: in a contest as above, otherwise against a DC, which it has to meet.
 *
 * @throws RangeError if a total or the DC is not an integer
 * @source SRD 5.2.1, Playing the Game, D20 Tests (page 6)
 * @source SRD 5.1, Using Ability Scores, Contests (page 77)
 * @source 2012 playtest, How to Play, Contests
 * @example
 * opposedOutcome({ own: 14, against: 14 }) // => 'win'
 * opposedOutcome({ own: 14, against: 14 }, next2012) // => 'tie'
 */
export function opposedOutcome(
  { own, against }: OpposedTotal,
  { opposition }: RulesOf<'opposition'> = srd521ChecksAndActions,
): ContestOutcome {
  requireInteger('own', own, ANY_INTEGER)
  requireInteger('against', against, ANY_INTEGER)
  if (opposition.decidedBy === 'contest') return contestOutcome({ own, opposing: against })
  return succeeds({ total: own, targetNumber: against }) ? 'win' : 'loss'
}
