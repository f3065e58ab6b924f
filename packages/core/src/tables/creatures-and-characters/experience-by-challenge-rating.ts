import { CHALLENGE_RATINGS, type ChallengeRating } from '../../vocabulary/challenge-ratings.ts'
import { type Cell, fraction, integer, type Table, words } from '../table.ts'

/**
 * The Experience Points for a monster of each Challenge Rating. A monster of Challenge Rating 0 gives 10 or none.
 *
 * @source SRD 5.2.1, Monsters, Experience Points by Challenge Rating (page 256)
 */
export const EXPERIENCE_BY_CHALLENGE_RATING = {
  '0':       10,
  '1/8':     25,
  '1/4':     50,
  '1/2':    100,
  '1':      200,
  '2':      450,
  '3':      700,
  '4':     1100,
  '5':     1800,
  '6':     2300,
  '7':     2900,
  '8':     3900,
  '9':     5000,
  '10':    5900,
  '11':    7200,
  '12':    8400,
  '13':   10000,
  '14':   11500,
  '15':   13000,
  '16':   15000,
  '17':   18000,
  '18':   20000,
  '19':   22000,
  '20':   25000,
  '21':   33000,
  '22':   41000,
  '23':   50000,
  '24':   62000,
  '25':   75000,
  '26':   90000,
  '27':  105000,
  '28':  120000,
  '29':  135000,
  '30':  155000,
} as const satisfies Readonly<Record<ChallengeRating, number>>

/**
 * What a monster of Challenge Rating 0 can give instead of its 10 Experience Points.
 *
 * @source SRD 5.2.1, Monsters, Experience Points by Challenge Rating (page 256)
 */
export const LEAST_EXPERIENCE_OF_CHALLENGE_RATING_0 = 0

const ratingCell = (rating: ChallengeRating): Cell => {
  const [numerator = 0, denominator] = rating.split('/').map(Number)
  return denominator === undefined ? integer(numerator) : fraction(numerator, denominator)
}

/** The Experience Points by Challenge Rating table as a reader sees it. */
export const experienceByChallengeRatingTable: Table = {
  id: 'experience-by-challenge-rating',
  source: { document: 'SRD 5.2.1', heading: 'Experience Points by Challenge Rating', page: 256 },
  columns: ['challenge-rating', 'experience-points'],
  rows: CHALLENGE_RATINGS.map((rating) => {
    const experience = EXPERIENCE_BY_CHALLENGE_RATING[rating]
    return [
      ratingCell(rating),
      rating === '0'
        ? words('either', { least: LEAST_EXPERIENCE_OF_CHALLENGE_RATING_0, experience })
        : integer(experience),
    ]
  }),
}
