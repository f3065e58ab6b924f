import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import type { Distribution } from '../../dice/distribution.ts'
import type { OddsError } from '../../dice/odds.ts'
import type { Exact } from '../basics/exactly.ts'
import { type DamageModifiers, damageTaken } from './damage.ts'
import { type DamageRolled, damageByType, type MixedDamageTypes, mixedDamageTypes } from './damage-by-type.ts'

/**
 * What changes the damage that a target takes. A modifier that applies both to all damage and to one type counts once.
 */
export interface TargetDamageModifiers {
  /** applied to each type of damage separately */
  readonly all?: DamageModifiers
  /** by the label of the damage in lower case, such as `fire` */
  readonly byType?: Readonly<Record<string, DamageModifiers>>
}

/** A target of damage of one type. */
export interface TypedDamageTarget {
  readonly target: TargetDamageModifiers
  /** in lower case; left out for damage without a type */
  readonly type?: string | undefined
}

/** Why there are no exact odds of damage. */
export type DamageOddsError = OddsError | MixedDamageTypes

/**
 * What changes damage of one type for a target: the modifiers for all damage and those for the type, each once.
 *
 * @throws RangeError if an adjustment is not an integer
 * @source SRD 5.2.1, Playing the Game, No Stacking (page 17)
 * @example
 * modifiersForType({ target: { all: { resistance: true, adjustment: -5 }, byType: { fire: { resistance: true } } }, type: 'fire' }) // => { adjustment: -5, resistance: true, vulnerability: false, immunity: false }
 */
export function modifiersForType({
  target: { all = {}, byType = {} },
  type,
}: TypedDamageTarget): Required<DamageModifiers> {
  const own = (type === undefined ? undefined : byType[type]) ?? {}
  const { adjustment = 0 } = all
  const { adjustment: ownAdjustment = 0 } = own
  const either = (key: 'resistance' | 'vulnerability' | 'immunity'): boolean => (all[key] || own[key]) ?? false
  return {
    adjustment:
      requireInteger('target.all.adjustment', adjustment, ANY_INTEGER) +
      requireInteger(`target.byType.${type}.adjustment`, ownAdjustment, ANY_INTEGER),
    resistance: either('resistance'),
    vulnerability: either('vulnerability'),
    immunity: either('immunity'),
  }
}

/** The damage that a target takes, by the damage of one type that is dealt to it. */
export function takenBy(target: TargetDamageModifiers, type: string | undefined): (dealt: number) => number {
  const modifiers = modifiersForType({ target, type })
  return (dealt) => damageTaken({ dealt, ...modifiers }).value
}

/** The odds of the total damage that a target takes from a damage roll and what is added to it. */
export function damageTakenOdds(
  rolled: DamageRolled,
  target: TargetDamageModifiers,
  exact: Exact<DamageOddsError>,
): Distribution {
  for (const roll of [rolled.damage, rolled.added]) {
    const mixed = roll && mixedDamageTypes(roll)
    if (mixed) exact.refuse(mixed)
  }
  return damageByType(rolled)
    .map(({ type, expression }) => exact.mapOutcomes(exact.odds(expression), takenBy(target, type)))
    .reduce(exact.add)
}
