import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { type Distribution, probability } from '../../dice/distribution.ts'
import type { Fraction } from '../../fraction.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'
import { naturalRoll } from './natural-roll.ts'

/**
 * The exact distribution of the d20 that counts.
 *
 * @throws RangeError if the state is unknown
 * @source SRD 5.2.1, Playing the Game, Advantage/Disadvantage (page 8)
 * @example
 * d20Distribution('advantage').weights[19] // => 39n
 */
export const d20Distribution = (state: RollState): Distribution => naturalRoll({ state })

/** An ability check or saving throw against a target number. */
export interface CheckOrSave {
  readonly modifier: number
  readonly dc: number
  /** `normal` by default */
  readonly state?: RollState
}

/** A total, and the DC or AC that it has to meet. */
export interface TotalAgainst {
  readonly total: number
  readonly targetNumber: number
}

/**
 * Whether a total meets its target number: it succeeds if it equals or exceeds it.
 *
 * @throws RangeError if a number is not an integer
 * @source SRD 5.2.1, Playing the Game, D20 Tests (page 6)
 * @example
 * succeeds({ total: 15, targetNumber: 15 }) // => true
 */
export const succeeds = ({ total, targetNumber }: TotalAgainst): boolean =>
  requireInteger('total', total, ANY_INTEGER) >= requireInteger('targetNumber', targetNumber, ANY_INTEGER)

/**
 * The chance that an ability check or saving throw succeeds. A natural 20 or 1 has no special effect here; that is a
 * rule of attack rolls.
 *
 * @throws RangeError if a number is not an integer, or the state is unknown
 * @source SRD 5.2.1, Playing the Game, D20 Tests (page 6)
 * @example
 * chanceOfSuccess({ modifier: 5, dc: 15, state: 'normal' }) // => fraction(11, 20)
 */
export function chanceOfSuccess({ modifier, dc, state = 'normal' }: CheckOrSave): Fraction {
  requireInteger('modifier', modifier, ANY_INTEGER)
  requireInteger('dc', dc, ANY_INTEGER)
  return probability(d20Distribution(state), '>=', dc - modifier)
}
