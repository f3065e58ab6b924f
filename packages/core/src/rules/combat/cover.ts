import { COVER } from '../../tables/combat/cover.ts'
import type { Ability } from '../../vocabulary/abilities.ts'
import { COVER_DEGREES, type CoverDegree } from '../../vocabulary/cover-degrees.ts'

const rowOf = (degree: CoverDegree): (typeof COVER)[number] | undefined => COVER.find((row) => row.degree === degree)

/**
 * The degree of several sources of cover together: only the most protective counts, never their sum.
 *
 * @source SRD 5.2.1, Playing the Game, Cover (page 15)
 * @example
 * mostProtectiveCover(['half', 'three-quarters']) // => 'three-quarters'
 * mostProtectiveCover([]) // => 'none'
 */
export const mostProtectiveCover = (degrees: readonly CoverDegree[]): CoverDegree =>
  COVER_DEGREES.findLast((degree) => degrees.includes(degree)) ?? 'none'

/**
 * The bonus that a degree of cover gives to AC and Dexterity saving throws.
 *
 * @source SRD 5.2.1, Playing the Game, Cover (page 15)
 * @example
 * coverBonus('half') // => 2
 */
export const coverBonus = (degree: CoverDegree): number => rowOf(degree)?.bonus ?? 0

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
 * @source SRD 5.2.1, Playing the Game, Cover (page 15)
 * @example
 * saveBonusBehind({ ability: 'dexterity', bonus: 3, cover: 'half' }) // => 5
 * saveBonusBehind({ ability: 'wisdom', bonus: 3, cover: 'half' }) // => 3
 */
export const saveBonusBehind = ({ ability, bonus, cover }: SaveBehindCover): number =>
  bonus + (ability === 'dexterity' ? coverBonus(cover) : 0)

/**
 * Whether a target behind this cover can be targeted directly.
 *
 * @source SRD 5.2.1, Playing the Game, Cover (page 15)
 * @example
 * canBeTargetedDirectly('total') // => false
 */
export const canBeTargetedDirectly = (degree: CoverDegree): boolean => rowOf(degree)?.canBeTargetedDirectly ?? true
