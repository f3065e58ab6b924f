import { type Distribution, probability } from '../../dice/distribution.ts'
import type { Fraction } from '../../fraction.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'
import { naturalRoll } from './natural-roll.ts'

/**
 * The exact distribution of the d20 that counts.
 *
 * @source SRD 5.2.1, Playing the Game, Advantage/Disadvantage (page 8)
 * @example
 * d20Distribution('advantage').weights[19] // => 39n
 */
export const d20Distribution = (state: RollState): Distribution => naturalRoll({ state })

/** An ability check or saving throw against a target number. */
export interface CheckOrSave {
  readonly modifier: number
  readonly dc: number
  readonly state: RollState
}

/**
 * Whether a total meets its target number: it succeeds if it equals or exceeds it.
 *
 * @source SRD 5.2.1, Playing the Game, D20 Tests (page 6)
 * @example
 * succeeds(15, 15) // => true
 */
export const succeeds = (total: number, targetNumber: number): boolean => total >= targetNumber

/**
 * The chance that an ability check or saving throw succeeds. A natural 20 or 1 has no special effect here; that is a
 * rule of attack rolls.
 *
 * @source SRD 5.2.1, Playing the Game, D20 Tests (page 6)
 * @example
 * chanceOfSuccess({ modifier: 5, dc: 15, state: 'normal' }) // => fraction(11, 20)
 */
export const chanceOfSuccess = ({ modifier, dc, state }: CheckOrSave): Fraction =>
  probability(d20Distribution(state), '>=', dc - modifier)
