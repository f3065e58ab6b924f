import { requireInteger } from '../../bounds.ts'
import { succeeds } from '../d20-tests/d20-test.ts'
import { halfDamage } from '../damage-and-healing/damage.ts'

/** The effect of mental stress, and the saving throw against it. */
export interface MentalStress {
  /** the Psychic damage that was rolled, from 0 */
  readonly damage: number
  readonly saveDc: number
  /** of the saving throw */
  readonly total: number
}

/**
 * The Psychic damage that mental stress deals after the saving throw against it.
 *
 * @param onSuccess what remains of the damage after a success: nothing, or half of it if the GM says so
 * @throws RangeError if the damage is negative or not an integer
 * @source SRD 5.2.1, Gameplay Toolbox, Mental Stress Effects (page 196)
 * @example
 * mentalStressDamage({ damage: 11, saveDc: 15, total: 14 }) // => 11
 * mentalStressDamage({ damage: 11, saveDc: 15, total: 15 }) // => 0
 * mentalStressDamage({ damage: 11, saveDc: 15, total: 15 }, 'half') // => 5
 */
export function mentalStressDamage(
  { damage, saveDc, total }: MentalStress,
  onSuccess: 'none' | 'half' = 'none',
): number {
  requireInteger('damage', damage, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
  if (!succeeds(total, saveDc)) return damage
  return onSuccess === 'half' ? halfDamage(damage) : 0
}
