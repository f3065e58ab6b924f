import type { DamageType } from '../../vocabulary/damage-types.ts'
import type { DraconicAncestor } from '../../vocabulary/species.ts'

/**
 * The damage type of each draconic ancestor.
 *
 * @source SRD 5.2.1, Character Origins, Draconic Ancestors (page 84)
 */
export const DRACONIC_ANCESTOR_DAMAGE_TYPES = {
  black:  'acid',
  blue:   'lightning',
  brass:  'fire',
  bronze: 'lightning',
  copper: 'acid',
  gold:   'fire',
  green:  'poison',
  red:    'fire',
  silver: 'cold',
  white:  'cold',
} as const satisfies Readonly<Record<DraconicAncestor, DamageType>>
