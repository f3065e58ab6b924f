import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import { ROLL_STATES, type RollState } from '../../vocabulary/d20-tests.ts'

/**
 * The base of a score that replaces a roll, and how much Advantage adds to it and Disadvantage subtracts.
 *
 * @source SRD 5.2.1, Rules Glossary, Passive Perception (page 186)
 */
export const PASSIVE_SCORE = { base: 10, advantage: 5, disadvantage: -5 } as const

/** A check whose score replaces a roll. */
export interface PassiveCheck {
  /** ability modifier, Proficiency Bonus and the like */
  readonly bonus: number
  /** the roll state of such checks; normal by default */
  readonly state?: RollState
}

/**
 * The score of a check without a roll, such as Passive Perception from the Wisdom (Perception) bonus.
 *
 * @throws RangeError if the bonus is not an integer, or the roll state is unknown
 * @source SRD 5.2.1, Rules Glossary, Passive Perception (page 186)
 * @example
 * passiveScore({ bonus: 4 }) // => 14
 * passiveScore({ bonus: 4, state: 'advantage' }) // => 19
 */
export function passiveScore({ bonus, state = 'normal' }: PassiveCheck): number {
  requireInteger('bonus', bonus, ANY_INTEGER)
  requireOneOf('state', state, ROLL_STATES)
  return PASSIVE_SCORE.base + bonus + (state === 'normal' ? 0 : PASSIVE_SCORE[state])
}
