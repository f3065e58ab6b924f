import { requireInteger } from '../../bounds.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'

/**
 * How many languages a creature without telepathy has to understand to understand a telepath; which ones is the same.
 *
 * @source SRD 5.2.1, Rules Glossary, Telepathy (page 190)
 */
export const LANGUAGES_NEEDED = 1

const COUNT = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

/** A telepath and the creature that it contacts. */
export interface TelepathicContact {
  readonly distanceFeet: number
  /** the range of the telepathy */
  readonly rangeFeet: number
  readonly telepathIncapacitated: boolean
  readonly contacted: {
    /** how many languages it understands */
    readonly languages: number
    readonly isTelepathic: boolean
    readonly incapacitated: boolean
  }
}

/** Why creatures cannot communicate by telepathy. */
export type TelepathyObstacle = 'incapacitated' | 'out-of-range' | 'no-language'

/**
 * Whether a telepath can communicate with a creature: in range, neither of them Incapacitated, and the other one
 * understands at least one language or is telepathic itself. They need share no language and the telepath need not see
 * it; contact that is under way breaks when one of these no longer holds.
 *
 * @throws RangeError when a distance, a range or the number of languages is no integer from 0
 * @source SRD 5.2.1, Rules Glossary, Telepathy (page 190)
 * @example
 * const beast = { languages: 0, isTelepathic: false, incapacitated: false }
 * const contact = { distanceFeet: 60, rangeFeet: 120, telepathIncapacitated: false }
 * telepathicContact({ ...contact, contacted: beast }) // => { allowed: false, rule: 'telepathy', because: 'no-language' }
 * telepathicContact({ ...contact, contacted: { ...beast, languages: 1 } }) // => { allowed: true }
 */
export const telepathicContact = ({
  distanceFeet,
  rangeFeet,
  telepathIncapacitated,
  contacted: { languages, isTelepathic, incapacitated },
}: TelepathicContact): Permission<TelepathyObstacle> =>
  firstObstacle([
    [telepathIncapacitated || incapacitated, 'incapacitated', 'incapacitated'],
    [
      requireInteger('distanceFeet', distanceFeet, COUNT) > requireInteger('rangeFeet', rangeFeet, COUNT),
      'telepathy',
      'out-of-range',
    ],
    [requireInteger('languages', languages, COUNT) < LANGUAGES_NEEDED && !isTelepathic, 'telepathy', 'no-language'],
  ])
