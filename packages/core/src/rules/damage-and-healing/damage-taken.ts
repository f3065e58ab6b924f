import type { Distribution } from '../../dice/distribution.ts'
import type { OddsError } from '../../dice/odds.ts'
import type { Expression } from '../../dice/syntax.ts'
import type { Exact } from '../basics/exactly.ts'
import { type DamageModifiers, takeDamage } from './damage.ts'
import { damageByType, type MixedDamageTypes, mixedDamageTypes } from './damage-by-type.ts'

/**
 * What changes the damage that a target takes. A modifier that applies both to all damage and to one type counts once.
 */
export interface TargetDamageModifiers {
  /** applied to each type of damage separately */
  readonly all?: DamageModifiers
  /** by the label of the damage in lower case, such as `fire` */
  readonly byType?: Readonly<Record<string, DamageModifiers>>
}

/** Why there are no exact odds of damage. */
export type DamageOddsError = OddsError | MixedDamageTypes

/**
 * How much damage of one type a target takes, from the damage dealt.
 *
 * @param type in lower case, or undefined for damage without a type
 * @source SRD 5.2.1, Playing the Game, No Stacking and Order of Application (page 17)
 * @example
 * damageTaken({ all: { resistance: true, adjustment: -5 }, byType: { fire: { vulnerability: true } } }, 'fire')(28) // => 22
 */
export const damageTaken = (target: TargetDamageModifiers, type: string | undefined): ((dealt: number) => number) => {
  const modifiers = modifiersForType(target, type)
  return (dealt) => takeDamage(dealt, modifiers).damage
}

/**
 * What changes damage of one type for a target: the modifiers for all damage and those for the type, each once.
 *
 * @param type in lower case, or undefined for damage without a type
 * @source SRD 5.2.1, Playing the Game, No Stacking (page 17)
 * @example
 * modifiersForType({ all: { resistance: true, adjustment: -5 }, byType: { fire: { resistance: true } } }, 'fire') // => { adjustment: -5, resistance: true, vulnerability: false, immunity: false }
 */
export function modifiersForType(
  { all = {}, byType = {} }: TargetDamageModifiers,
  type: string | undefined,
): Required<DamageModifiers> {
  const own = type === undefined ? undefined : byType[type]
  const either = (key: 'resistance' | 'vulnerability' | 'immunity'): boolean => (all[key] || own?.[key]) ?? false
  return {
    adjustment: (all.adjustment ?? 0) + (own?.adjustment ?? 0),
    resistance: either('resistance'),
    vulnerability: either('vulnerability'),
    immunity: either('immunity'),
  }
}

/** The odds of the total damage that a target takes from a damage roll and what is added to it. */
export function damageTakenOdds(
  rolls: readonly [damage: Expression, added?: Expression],
  target: TargetDamageModifiers,
  exact: Exact<DamageOddsError>,
): Distribution {
  for (const roll of rolls) {
    const mixed = roll && mixedDamageTypes(roll)
    if (mixed) exact.refuse(mixed)
  }
  return damageByType(...rolls)
    .map(({ type, expression }) => exact.mapOutcomes(exact.odds(expression), damageTaken(target, type)))
    .reduce(exact.add)
}
