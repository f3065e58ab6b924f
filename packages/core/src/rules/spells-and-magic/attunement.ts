import { FROM_0, requireInteger } from '../../bounds.ts'
import { fail, ok, type Result } from '../../result.ts'
import { ATTUNEMENT } from '../../tables/spells-and-magic/attunement.ts'

/** A Short Rest spent attuning to a magic item. */
export interface AttunementAttempt {
  /** the kind of item: a creature cannot be attuned to two of the same kind */
  readonly item: string
  /** the kinds of the items that the creature is attuned to */
  readonly attuned: readonly string[]
  /** whether the creature meets the item's requirements */
  readonly prerequisitesMet: boolean
  readonly restInterrupted: boolean
  /** whether the same rest was used to learn the properties of the item */
  readonly restUsedToIdentify: boolean
}

/** Why an attempt to attune fails. */
export interface AttunementProblem {
  readonly code:
    | 'prerequisites-not-met'
    | 'rest-used-to-identify'
    | 'rest-interrupted'
    | 'second-copy'
    | 'too-many-items'
  readonly at: string
  readonly got: number
  readonly expected: number
}

/**
 * Attunes to a magic item at the end of a Short Rest.
 *
 * @returns the kinds of the items that the creature is attuned to afterwards, or why the attempt fails
 * @throws RangeError if a kind of item is not a text
 * @source SRD 5.2.1, Equipment, Attunement (page 102)
 * @example
 * const rest = { prerequisitesMet: true, restInterrupted: false, restUsedToIdentify: false }
 * expectOk(attune({ ...rest, item: 'cloak-of-protection', attuned: ['ring-of-protection'] })) // => ['ring-of-protection', 'cloak-of-protection']
 * expectError(attune({ ...rest, item: 'ring-of-protection', attuned: ['ring-of-protection'] })) // => { code: 'second-copy', at: 'ring-of-protection', got: 2, expected: 1 }
 */
export function attune(attempt: AttunementAttempt): Result<readonly string[], AttunementProblem> {
  const { item, attuned, prerequisitesMet, restInterrupted, restUsedToIdentify } = attempt
  for (const kind of [item, ...attuned]) {
    if (typeof kind !== 'string') throw new RangeError(`item is ${String(kind)}; it must be a text, as those attuned.`)
  }
  const problem = (code: AttunementProblem['code'], got: number, expected: number): Result<never, AttunementProblem> =>
    fail({ code, at: item, got, expected })
  if (!prerequisitesMet) return problem('prerequisites-not-met', 0, 1)
  if (restUsedToIdentify) return problem('rest-used-to-identify', 1, 0)
  if (restInterrupted) return problem('rest-interrupted', 1, 0)
  if (attuned.includes(item)) return problem('second-copy', 2, 1)
  if (attuned.length >= ATTUNEMENT.maximum) return problem('too-many-items', attuned.length + 1, ATTUNEMENT.maximum)
  return ok([...attuned, item])
}

/** What can end the Attunement to an item. */
export interface AttunementCircumstances {
  readonly prerequisitesMet: boolean
  readonly distanceFeet: number
  /** for how many hours the item has been farther away than an Attunement allows */
  readonly hoursAway: number
  readonly dead: boolean
  /** another creature has attuned to the item */
  readonly anotherAttuned: boolean
  /** another Short Rest was spent to end it */
  readonly endedByRest: boolean
  /** a cursed item, which cannot be given up voluntarily */
  readonly cursed: boolean
}

/** Why an Attunement ends. */
export type AttunementEnd = 'prerequisites-not-met' | 'too-far-away' | 'dead' | 'another-attuned' | 'ended-by-rest'

/**
 * Why the Attunement to an item ends.
 *
 * @returns the reasons; empty if it does not end
 * @throws RangeError if the distance or the hours are negative or not an integer
 * @source SRD 5.2.1, Equipment, Ending Attunement (pages 102 and 103)
 * @example
 * const lasting = { prerequisitesMet: true, distanceFeet: 0, hoursAway: 0, dead: false, anotherAttuned: false, endedByRest: false, cursed: false }
 * attunementEnds({ ...lasting, distanceFeet: 100, hoursAway: 24 }) // => []
 * attunementEnds({ ...lasting, distanceFeet: 101, hoursAway: 24 }) // => ['too-far-away']
 * attunementEnds({ ...lasting, endedByRest: true, cursed: true }) // => []
 */
export function attunementEnds(circumstances: AttunementCircumstances): readonly AttunementEnd[] {
  const { prerequisitesMet, distanceFeet, hoursAway, dead, anotherAttuned, endedByRest, cursed } = circumstances
  requireInteger('distanceFeet', distanceFeet, FROM_0)
  requireInteger('hoursAway', hoursAway, FROM_0)
  const ends: AttunementEnd[] = []
  if (!prerequisitesMet) ends.push('prerequisites-not-met')
  if (distanceFeet > ATTUNEMENT.endsBeyondFeet && hoursAway >= ATTUNEMENT.forHours) ends.push('too-far-away')
  if (dead) ends.push('dead')
  if (anotherAttuned) ends.push('another-attuned')
  if (endedByRest && !cursed) ends.push('ended-by-rest')
  return ends
}
