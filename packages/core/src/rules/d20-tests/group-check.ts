import { FROM_0, FROM_1, requireInteger } from '../../bounds.ts'

/** An ability check that a whole group makes. */
export interface GroupCheck {
  /** everyone who makes the check */
  readonly members: number
  /** those who succeed */
  readonly successes: number
}

/**
 * Whether a group succeeds at an ability check that each of its members makes: at least half of them must succeed. A
 * rule of SRD 5.1 alone.
 *
 * @throws RangeError if a number is not an integer, there are no members, or more succeed than there are
 * @source SRD 5.1, Using Ability Scores, Group Checks (page 78)
 * @example
 * groupCheckSucceeds({ members: 5, successes: 3 }) // => true
 * groupCheckSucceeds({ members: 5, successes: 2 }) // => false
 */
export function groupCheckSucceeds({ members, successes }: GroupCheck): boolean {
  requireInteger('members', members, FROM_1)
  requireInteger('successes', successes, { ...FROM_0, maximum: members })
  return successes * 2 >= members
}
