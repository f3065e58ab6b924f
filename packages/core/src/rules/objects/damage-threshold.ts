import { FROM_0, requireInteger } from '../../bounds.ts'
import { isOneOf, requireOneOf } from '../../one-of.ts'
import { MINIMUM_DAMAGE } from '../damage-and-healing/damage.ts'

/**
 * How to read the damage threshold. The SRD says that damage counts if it is equal to or greater than the threshold,
 * and then that 9 damage against a threshold of 10 “fails to exceed” it. `equal` follows the rule and is the default.
 * `exceed` follows the words of the example: damage equal to the threshold does nothing.
 */
export const DAMAGE_THRESHOLD_READINGS = ['equal', 'exceed'] as const

/** The id of a reading of the damage threshold. */
export type DamageThresholdReading = (typeof DAMAGE_THRESHOLD_READINGS)[number]

/** Whether a value is a reading of the Damage Threshold. */
export const isDamageThresholdReading = (value: unknown): value is DamageThresholdReading =>
  isOneOf(value, DAMAGE_THRESHOLD_READINGS)

/** Damage against a damage threshold. */
export interface DamageAgainstThreshold {
  /** of a single attack or effect, all types together, after Resistance and the like, from 0 */
  readonly damage: number
  /** 0 for none */
  readonly threshold: number
  /** `equal` by default */
  readonly reading?: DamageThresholdReading
}

/**
 * The damage that exceeds a damage threshold: all of it, or none. A rule of 5.2.1 alone.
 *
 * @throws RangeError if the damage or the threshold is negative or not an integer, or the reading is unknown
 * @source SRD 5.2.1, Rules Glossary, Damage Threshold (page 180)
 * @example
 * damagePastThreshold({ damage: 9, threshold: 10 }) // => 0
 * damagePastThreshold({ damage: 10, threshold: 10 }) // => 10
 * damagePastThreshold({ damage: 10, threshold: 10, reading: 'exceed' }) // => 0
 */
export function damagePastThreshold({ damage, threshold, reading = 'equal' }: DamageAgainstThreshold): number {
  requireInteger('damage', damage, FROM_0)
  requireInteger('threshold', threshold, FROM_0)
  requireOneOf('reading', reading, DAMAGE_THRESHOLD_READINGS)
  const least = reading === 'exceed' && threshold > 0 ? threshold + 1 : threshold
  return damage >= least ? damage : MINIMUM_DAMAGE
}
