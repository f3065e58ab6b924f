import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import { PROFICIENCY_BONUSES } from '../../tables/proficiency/proficiency-bonuses.ts'
import { CHALLENGE_RATINGS, type ChallengeRating } from '../../vocabulary/challenge-ratings.ts'
import { divideRoundDown } from '../basics/round-down.ts'

/** Levels of a character, inclusive. */
export const LEVELS = { minimum: 1, maximum: 20 } as const

function bonusAt(levelOrRating: number): number {
  const row = PROFICIENCY_BONUSES.find(({ from, to }) => from <= levelOrRating && levelOrRating <= to)
  if (row === undefined) throw new RangeError(`${levelOrRating} has no row in the Proficiency Bonus table.`)
  return row.bonus
}

/**
 * The Proficiency Bonus of a character.
 *
 * @param level the character level (all classes together): 1 to 20
 * @throws RangeError if the level is not an integer between 1 and 20
 * @source SRD 5.2.1, Playing the Game, Proficiency (page 8)
 * @example
 * proficiencyBonusAtLevel(5) // => 3
 */
export const proficiencyBonusAtLevel = (level: number): number => bonusAt(requireInteger('level', level, LEVELS))

/**
 * The Proficiency Bonus of a monster.
 *
 * @param rating its Challenge Rating, as a stat block writes it
 * @throws RangeError if there is no such Challenge Rating
 * @source SRD 5.2.1, Playing the Game, Proficiency (page 8)
 * @example
 * proficiencyBonusAtChallengeRating('1/4') // => 2
 * proficiencyBonusAtChallengeRating('30') // => 9
 */
export function proficiencyBonusAtChallengeRating(rating: ChallengeRating): number {
  requireOneOf('rating', rating, CHALLENGE_RATINGS)
  // Every rating below 1 has the first row, as 0 does.
  return bonusAt(rating.includes('/') ? 0 : Number(rating))
}

/** How a Proficiency Bonus applies to one roll. */
export interface ProficiencyUse {
  /** at least one relevant proficiency; more of them add nothing */
  readonly proficient: boolean
  /** a feature doubles the bonus, such as Expertise; it counts once, however many there are */
  readonly doubled?: boolean
  /** a feature halves the bonus; it counts once */
  readonly halved?: boolean
}

/** A Proficiency Bonus, and how it applies to a roll. */
export interface ProficientRoll extends ProficiencyUse {
  readonly proficiencyBonus: number
}

/**
 * What the Proficiency Bonus adds to a roll: never more than once, multiplied at most once and divided at most once.
 *
 * @throws RangeError if the bonus is not an integer
 * @source SRD 5.2.1, Playing the Game, The Bonus Doesn’t Stack (page 8)
 * @example
 * proficiencyAdded({ proficiencyBonus: 3, proficient: true }) // => 3
 * proficiencyAdded({ proficiencyBonus: 3, proficient: true, doubled: true }) // => 6
 * proficiencyAdded({ proficiencyBonus: 3, proficient: true, halved: true }) // => 1
 * proficiencyAdded({ proficiencyBonus: 3, proficient: false }) // => 0
 */
export function proficiencyAdded({
  proficiencyBonus,
  proficient,
  doubled = false,
  halved = false,
}: ProficientRoll): number {
  requireInteger('proficiencyBonus', proficiencyBonus, ANY_INTEGER)
  if (!proficient) return 0
  const multiplied = doubled ? proficiencyBonus * 2 : proficiencyBonus
  return halved ? divideRoundDown(multiplied, 2) : multiplied
}
