import { probability } from '../../dice/distribution.ts'
import { type Fraction, fraction, subtractFractions } from '../../fraction.ts'
import { srd521CriticalHit } from '../../rulesets/srd-5-2-1-critical-hit.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'
import { d20Distribution, succeeds } from './d20-test.ts'

/** A natural roll that always hits. */
export const NATURAL_HIT = 20

/** A natural roll that always misses. */
export const NATURAL_MISS = 1

/** The result of an attack roll. */
export type AttackOutcome = 'miss' | 'hit' | 'critical-hit'

/** An attack roll before the roll. */
export interface AttackRoll {
  /** ability modifier, Proficiency Bonus and everything else that is added */
  readonly bonus: number
  /** the target's Armor Class, cover included */
  readonly armorClass: number
  /** the lowest natural roll that is a Critical Hit: 20, or lower with a feature; such a roll also hits */
  readonly criticalFrom?: number
}

/**
 * The result of an attack roll with this natural d20.
 *
 * @param natural the number on the d20 that counts, before modifiers: 1 to 20
 * @source SRD 5.2.1, Playing the Game, Attack Rolls and Rolling 20 or 1 (page 7)
 * @example
 * attackOutcome(20, { bonus: 0, armorClass: 40 }) // => 'critical-hit'
 * attackOutcome(1, { bonus: 30, armorClass: 10 }) // => 'miss'
 * attackOutcome(10, { bonus: 5, armorClass: 15 }) // => 'hit'
 */
export function attackOutcome(
  natural: number,
  { bonus, armorClass, criticalFrom = srd521CriticalHit.naturalRoll }: AttackRoll,
): AttackOutcome {
  if (natural <= NATURAL_MISS) return 'miss'
  if (natural >= Math.min(criticalFrom, NATURAL_HIT)) return 'critical-hit'
  return succeeds(natural + bonus, armorClass) ? 'hit' : 'miss'
}

/**
 * The lowest natural roll that hits: at least 2, since a 1 misses, and at most the lowest Critical Hit.
 *
 * @example
 * naturalRollNeeded({ bonus: 5, armorClass: 15 }) // => 10
 * naturalRollNeeded({ bonus: 0, armorClass: 30 }) // => 20
 */
export function naturalRollNeeded(attack: AttackRoll): number {
  let natural = NATURAL_MISS + 1
  while (attackOutcome(natural, attack) === 'miss') natural += 1
  return natural
}

/** The chances of an attack roll; they add up to 1. */
export interface AttackChances {
  readonly miss: Fraction
  /** hits that are not Critical Hits */
  readonly hit: Fraction
  readonly criticalHit: Fraction
}

/**
 * The exact chances of an attack roll.
 *
 * @source SRD 5.2.1, Playing the Game, Attack Rolls and Rolling 20 or 1 (page 7)
 * @example
 * attackChances({ bonus: 5, armorClass: 15 }, 'normal').miss // => fraction(9, 20)
 */
export function attackChances(attack: AttackRoll, state: RollState): AttackChances {
  const d20 = d20Distribution(state)
  const criticalFrom = Math.max(
    NATURAL_MISS + 1,
    Math.min(attack.criticalFrom ?? srd521CriticalHit.naturalRoll, NATURAL_HIT),
  )
  const criticalHit = probability(d20, '>=', criticalFrom)
  const anyHit = probability(d20, '>=', naturalRollNeeded(attack))
  return {
    miss: subtractFractions(fraction(1), anyHit),
    hit: subtractFractions(anyHit, criticalHit),
    criticalHit,
  }
}
