import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { requireEachOf, requireOneOf } from '../../one-of.ts'
import { COVER } from '../../tables/combat/cover.ts'
import { ABILITIES, type Ability } from '../../vocabulary/abilities.ts'
import { COVER_DEGREES, type CoverDegree } from '../../vocabulary/cover-degrees.ts'

const rowOf = (name: string, degree: CoverDegree): (typeof COVER)[number] | undefined => {
  requireOneOf(name, degree, COVER_DEGREES)
  return COVER.find((row) => row.degree === degree)
}

/**
 * The degree of several sources of cover together: only the most protective counts, never their sum.
 *
 * @throws RangeError if a degree is unknown
 * @source SRD 5.2.1, Playing the Game, Cover (page 15)
 * @example
 * mostProtectiveCover(['half', 'three-quarters']) // => 'three-quarters'
 * mostProtectiveCover([]) // => 'none'
 */
export function mostProtectiveCover(degrees: readonly CoverDegree[]): CoverDegree {
  requireEachOf('degrees', degrees, COVER_DEGREES)
  return COVER_DEGREES.findLast((degree) => degrees.includes(degree)) ?? 'none'
}

/**
 * The bonus that a degree of cover gives to AC and Dexterity saving throws.
 *
 * @throws RangeError if the degree is unknown
 * @source SRD 5.2.1, Playing the Game, Cover (page 15)
 * @example
 * coverBonus('half') // => 2
 */
export const coverBonus = (cover: CoverDegree): number => rowOf('cover', cover)?.bonus ?? 0

/** A saving throw of a creature behind cover. */
export interface SaveBehindCover {
  readonly ability: Ability
  /** the bonus of the save without the cover */
  readonly bonus: number
  readonly cover: CoverDegree
}

/**
 * The bonus of a saving throw behind cover, which helps Dexterity saves only.
 *
 * @throws RangeError if an id is unknown, or the bonus is not an integer
 * @source SRD 5.2.1, Playing the Game, Cover (page 15)
 * @example
 * saveBonusBehind({ ability: 'dexterity', bonus: 3, cover: 'half' }) // => 5
 * saveBonusBehind({ ability: 'wisdom', bonus: 3, cover: 'half' }) // => 3
 */
export function saveBonusBehind({ ability, bonus, cover }: SaveBehindCover): number {
  requireOneOf('ability', ability, ABILITIES)
  requireInteger('bonus', bonus, ANY_INTEGER)
  const added = coverBonus(cover)
  return ability === 'dexterity' ? bonus + added : bonus
}

/**
 * Whether a target behind this cover can be targeted directly.
 *
 * @throws RangeError if the degree is unknown
 * @source SRD 5.2.1, Playing the Game, Cover (page 15)
 * @example
 * canBeTargetedDirectly('total') // => false
 */
export const canBeTargetedDirectly = (cover: CoverDegree): boolean =>
  rowOf('cover', cover)?.canBeTargetedDirectly ?? true
