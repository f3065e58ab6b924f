import type { RollState } from '../../vocabulary/d20-tests.ts'

/**
 * The base of a score that replaces a roll, and how much Advantage adds to it and Disadvantage subtracts.
 *
 * @source SRD 5.2.1, Rules Glossary, Passive Perception (page 186)
 */
export const PASSIVE_SCORE = { base: 10, advantage: 5, disadvantage: -5 } as const

/**
 * The score of a check without a roll, such as Passive Perception from the Wisdom (Perception) bonus.
 *
 * @param bonus of the check: ability modifier, Proficiency Bonus and the like
 * @param state the roll state of such checks
 * @source SRD 5.2.1, Rules Glossary, Passive Perception (page 186)
 * @example
 * passiveScore(4, 'normal') // => 14
 * passiveScore(4, 'advantage') // => 19
 */
export const passiveScore = (bonus: number, state: RollState): number =>
  PASSIVE_SCORE.base + bonus + (state === 'normal' ? 0 : PASSIVE_SCORE[state])
