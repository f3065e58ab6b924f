import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import { SEARCH_SKILLS, type SearchSkillRow } from '../../tables/actions/search-skills.ts'
import type { Skill } from '../../vocabulary/skills.ts'
import type { ThingToDetect } from '../../vocabulary/things-to-detect.ts'
import { succeeds } from '../d20-tests/d20-test.ts'

/**
 * The skill for the Wisdom check of the Search action, by what is to be detected. A rule of 5.2.1 alone.
 *
 * @throws RangeError if the thing is not in the Search table
 * @source SRD 5.2.1, Rules Glossary, Search (page 187)
 * @example
 * searchSkill('tracks') // => 'survival'
 */
export function searchSkill(thing: ThingToDetect): Skill {
  const rows: readonly SearchSkillRow[] = SEARCH_SKILLS
  const row = rows.find(({ detects }) => detects.includes(thing))
  if (row === undefined) throw new RangeError(`thing is ${thing}; it must be in the Search table.`)
  return row.skill
}

/** A search for a hidden object. */
export interface ObjectSearch {
  /** the total of the Wisdom (Perception) check */
  readonly total: number
  readonly dc: number
  /** the search is in the vicinity of the object */
  readonly inVicinity: boolean
}

/**
 * Whether a search finds a hidden object: the check must meet the DC, and the search must be in the object's vicinity.
 * Elsewhere no total is high enough.
 *
 * @throws RangeError if the total is not an integer, or the DC is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Finding Hidden Objects (page 12)
 * @source 2012 playtest, Exploration, Spotting a Hidden Object
 * @example
 * findsObject({ total: 15, dc: 15, inVicinity: true }) // => true
 * findsObject({ total: 30, dc: 15, inVicinity: false }) // => false
 */
export function findsObject({ total, dc, inVicinity }: ObjectSearch): boolean {
  requireInteger('total', total, ANY_INTEGER)
  requireInteger('dc', dc, FROM_0)
  return inVicinity && succeeds({ total, targetNumber: dc })
}
