import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { probability } from '../../dice/distribution.ts'
import { type Fraction, fraction, subtractFractions } from '../../fraction.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521CriticalHit } from '../../rulesets/srd-5-2-1/critical-hit.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'
import { D20_NUMBERS } from './advantage.ts'
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
  /**
   * the lowest natural roll that is a Critical Hit: by default that of the edition, 20, or lower with a feature; such a
   * roll also hits
   */
  readonly criticalFrom?: number
}

/** An attack roll after the roll. */
export interface RolledAttack extends AttackRoll {
  /** the number on the d20 that counts, before modifiers: 1 to 20 */
  readonly natural: number
}

/** An attack roll before the roll, with its state. */
export interface AttackRollInState extends AttackRoll {
  /** `normal` by default */
  readonly state?: RollState
}

function requireAttack({ bonus, armorClass, criticalFrom = NATURAL_HIT }: AttackRoll): void {
  requireInteger('bonus', bonus, ANY_INTEGER)
  requireInteger('armorClass', armorClass, ANY_INTEGER)
  requireInteger('criticalFrom', criticalFrom, D20_NUMBERS)
}

/**
 * The result of an attack roll with this natural d20.
 *
 * @throws RangeError if a number is not an integer, or a d20 cannot show it
 * @source SRD 5.2.1, Playing the Game, Attack Rolls and Rolling 20 or 1 (page 7)
 * @example
 * attackOutcome({ natural: 20, bonus: 0, armorClass: 40 }) // => 'critical-hit'
 * attackOutcome({ natural: 1, bonus: 30, armorClass: 10 }) // => 'miss'
 * attackOutcome({ natural: 10, bonus: 5, armorClass: 15 }) // => 'hit'
 */
export function attackOutcome(
  attack: RolledAttack,
  ruleset: RulesOf<'criticalHit'> = { criticalHit: srd521CriticalHit },
): AttackOutcome {
  const { natural, bonus, armorClass, criticalFrom = ruleset.criticalHit.naturalRoll } = attack
  requireAttack(attack)
  requireInteger('natural', natural, D20_NUMBERS)
  if (natural <= NATURAL_MISS) return 'miss'
  if (natural >= Math.min(criticalFrom, NATURAL_HIT)) return 'critical-hit'
  return succeeds({ total: natural + bonus, targetNumber: armorClass }) ? 'hit' : 'miss'
}

/**
 * The lowest natural roll that hits: at least 2, since a 1 misses, and at most the lowest Critical Hit.
 *
 * @throws RangeError if a number is not an integer within bounds
 * @source SRD 5.2.1, Playing the Game, Attack Rolls and Rolling 20 or 1 (page 7)
 * @example
 * naturalRollNeeded({ bonus: 5, armorClass: 15 }) // => 10
 * naturalRollNeeded({ bonus: 0, armorClass: 30 }) // => 20
 */
export function naturalRollNeeded(
  attack: AttackRoll,
  ruleset: RulesOf<'criticalHit'> = { criticalHit: srd521CriticalHit },
): number {
  let natural = NATURAL_MISS + 1
  while (attackOutcome({ ...attack, natural }, ruleset) === 'miss') natural += 1
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
 * @throws RangeError if a number is not an integer within bounds, or the state is unknown
 * @source SRD 5.2.1, Playing the Game, Attack Rolls and Rolling 20 or 1 (page 7)
 * @example
 * attackChances({ bonus: 5, armorClass: 15 }).miss // => fraction(9, 20)
 */
export function attackChances(
  { state = 'normal', ...attack }: AttackRollInState,
  ruleset: RulesOf<'criticalHit'> = { criticalHit: srd521CriticalHit },
): AttackChances {
  requireAttack(attack)
  const d20 = d20Distribution(state)
  const criticalFrom = Math.max(
    NATURAL_MISS + 1,
    Math.min(attack.criticalFrom ?? ruleset.criticalHit.naturalRoll, NATURAL_HIT),
  )
  const criticalHit = probability(d20, '>=', criticalFrom)
  const anyHit = probability(d20, '>=', naturalRollNeeded(attack, ruleset))
  return {
    miss: subtractFractions(fraction(1), anyHit),
    hit: subtractFractions(anyHit, criticalHit),
    criticalHit,
  }
}
