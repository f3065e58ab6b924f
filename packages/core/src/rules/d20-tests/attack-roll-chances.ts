import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { outcomes } from '../../dice/distribution.ts'
import type { OddsError } from '../../dice/odds.ts'
import { fraction } from '../../fraction.ts'
import type { Result } from '../../result.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521CriticalHit } from '../../rulesets/srd-5-2-1/critical-hit.ts'
import { type Exact, exactly } from '../basics/exactly.ts'
import { D20_NUMBERS } from './advantage.ts'
import { type AttackChances, type AttackOutcome, type AttackRoll, attackOutcome } from './attack-roll.ts'
import { addedToD20, type D20Roll } from './d20-test-distribution.ts'
import { naturalRoll } from './natural-roll.ts'

/** An attack roll with everything that can change its dice; `bonus` replaces the modifier. */
export interface AttackTest extends AttackRoll, Omit<D20Roll, 'modifier' | 'minimumOnDie'> {}

/** The chances of an attack roll, inside a larger computation. */
export function chancesOfAttack(
  attack: AttackTest,
  ruleset: RulesOf<'criticalHit'>,
  exact: Exact<OddsError>,
): AttackChances {
  const { bonus, armorClass, criticalFrom = ruleset.criticalHit.naturalRoll } = attack
  requireInteger('bonus', bonus, ANY_INTEGER)
  requireInteger('armorClass', armorClass, ANY_INTEGER)
  requireInteger('criticalFrom', criticalFrom, D20_NUMBERS)
  const natural = naturalRoll(attack)
  const added = addedToD20({ ...attack, modifier: bonus }, exact)
  exact.meter.spend(2 * natural.weights.length * added.weights.length, added.denominator)
  const weights: Record<AttackOutcome, bigint> = { miss: 0n, hit: 0n, 'critical-hit': 0n }
  for (const [number, weight] of outcomes(natural)) {
    for (const [sum, ways] of outcomes(added)) {
      weights[attackOutcome({ natural: number, bonus: sum, armorClass, criticalFrom })] += weight * ways
    }
  }
  const whole = natural.denominator * added.denominator
  return {
    miss: fraction(weights.miss, whole),
    hit: fraction(weights.hit, whole),
    criticalHit: fraction(weights['critical-hit'], whole),
  }
}

/**
 * The exact chances of an attack roll with bonus dice, extra d20s or Luck. A natural 20 or 1 decides it, whatever the
 * bonus dice add.
 *
 * @returns the chances, or why the bonus dice have no exact odds
 * @throws RangeError if a number is not an integer within bounds, or the state is unknown
 * @source SRD 5.2.1, Playing the Game, Attack Rolls and Rolling 20 or 1 (page 7)
 * @example
 * expectOk(attackRollChances({ bonus: 5, armorClass: 15, state: 'normal', bonusDice: expectOk(parse('1d4')) })).miss // => fraction(13, 40)
 */
export const attackRollChances = (
  attack: AttackTest,
  ruleset: RulesOf<'criticalHit'> = { criticalHit: srd521CriticalHit },
): Result<AttackChances, OddsError> => exactly((exact) => chancesOfAttack(attack, ruleset, exact))
