import { FROM_0, requireInteger } from '../../bounds.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'

/**
 * How many languages a creature without telepathy has to understand to understand a telepath; it does not matter which.
 *
 * @source SRD 5.2.1, Rules Glossary, Telepathy (page 190)
 */
export const LANGUAGES_NEEDED = 1

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
 * Whether a telepath can communicate with a creature: it must be in range, neither may be Incapacitated, and the
 * creature must understand at least one language or be telepathic itself. They need not share a language, and the
 * telepath need not see the creature. Contact breaks when one of these conditions ends.
 *
 * @throws RangeError if a distance, a range or the number of languages is negative or not an integer
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
      requireInteger('distanceFeet', distanceFeet, FROM_0) > requireInteger('rangeFeet', rangeFeet, FROM_0),
      'telepathy',
      'out-of-range',
    ],
    [
      requireInteger('contacted.languages', languages, FROM_0) < LANGUAGES_NEEDED && !isTelepathic,
      'telepathy',
      'no-language',
    ],
  ])
