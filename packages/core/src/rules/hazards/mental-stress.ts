import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import { succeeds } from '../d20-tests/d20-test.ts'
import { halfDamage } from '../damage-and-healing/damage.ts'

/** The effect of mental stress, and the saving throw against it. */
export interface MentalStress {
  /** the Psychic damage that was rolled, from 0 */
  readonly damage: number
  readonly saveDc: number
  /** of the saving throw */
  readonly total: number
  /** what remains of the damage after a success: nothing, or half of it if the GM says so; `none` by default */
  readonly onSuccess?: 'none' | 'half'
}

/**
 * The Psychic damage that mental stress deals after the saving throw against it. A rule of 5.2.1 alone.
 *
 * @throws RangeError if the damage or the DC is negative or not an integer, the total is not an integer, or an id is
 *   unknown
 * @source SRD 5.2.1, Gameplay Toolbox, Mental Stress Effects (page 196)
 * @example
 * mentalStressDamage({ damage: 11, saveDc: 15, total: 14 }) // => 11
 * mentalStressDamage({ damage: 11, saveDc: 15, total: 15 }) // => 0
 * mentalStressDamage({ damage: 11, saveDc: 15, total: 15, onSuccess: 'half' }) // => 5
 */
export function mentalStressDamage({ damage, saveDc, total, onSuccess = 'none' }: MentalStress): number {
  requireInteger('damage', damage, FROM_0)
  requireInteger('saveDc', saveDc, FROM_0)
  requireInteger('total', total, ANY_INTEGER)
  requireOneOf('onSuccess', onSuccess, ['none', 'half'])
  if (!succeeds({ total, targetNumber: saveDc })) return damage
  return onSuccess === 'half' ? halfDamage(damage) : 0
}
