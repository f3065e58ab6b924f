import { requireInteger } from '../../bounds.ts'
import { MINIMUM_DAMAGE } from '../damage-and-healing/damage.ts'

/**
 * How to read the damage threshold. The SRD says that damage counts if it is equal to or greater than the threshold,
 * and then that 9 damage against a threshold of 10 “fails to exceed” it. `equal` follows the rule and is the default.
 * `exceed` follows the words of the example: damage equal to the threshold does nothing.
 */
export type DamageThresholdReading = 'equal' | 'exceed'

/**
 * The damage that exceeds a damage threshold: all of it, or none.
 *
 * @param damage of a single attack or effect, all types together, after Resistance and the like, from 0
 * @param threshold 0 for none
 * @throws RangeError if the threshold is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Damage Threshold (page 180)
 * @example
 * damagePastThreshold(9, 10) // => 0
 * damagePastThreshold(10, 10) // => 10
 * damagePastThreshold(10, 10, 'exceed') // => 0
 */
export function damagePastThreshold(
  damage: number,
  threshold: number,
  reading: DamageThresholdReading = 'equal',
): number {
  requireInteger('threshold', threshold, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
  const least = reading === 'exceed' && threshold > 0 ? threshold + 1 : threshold
  return damage >= least ? damage : MINIMUM_DAMAGE
}
