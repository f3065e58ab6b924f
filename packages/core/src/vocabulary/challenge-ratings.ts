import { isOneOf } from '../one-of.ts'

/**
 * The Challenge Ratings of monsters, from the lowest to the highest.
 *
 * @source SRD 5.2.1, Monsters, Experience Points by Challenge Rating (page 256)
 */
export const CHALLENGE_RATINGS = [
  '0', '1/8', '1/4', '1/2',
  '1', '2', '3', '4', '5', '6', '7', '8', '9', '10',
  '11', '12', '13', '14', '15', '16', '17', '18', '19', '20',
  '21', '22', '23', '24', '25', '26', '27', '28', '29', '30',
] as const

/** A Challenge Rating as it is written in a stat block. */
export type ChallengeRating = (typeof CHALLENGE_RATINGS)[number]

/** Whether a value is a Challenge Rating as it is written in a stat block: a text. */
export const isChallengeRating = (value: unknown): value is ChallengeRating => isOneOf(value, CHALLENGE_RATINGS)
