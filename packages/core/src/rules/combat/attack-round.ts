import { certain, type Distribution } from '../../dice/distribution.ts'
import type { Expression } from '../../dice/syntax.ts'
import { type Fraction, fraction, multiplyFractions, subtractFractions } from '../../fraction.ts'
import type { Result } from '../../result.ts'
import type { CriticalHitRule } from '../../rulesets/damage-and-healing.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521CriticalHit } from '../../rulesets/srd-5-2-1/critical-hit.ts'
import { type Exact, exactly } from '../basics/exactly.ts'
import type { AttackChances } from '../d20-tests/attack-roll.ts'
import { type AttackTest, chancesOfAttack } from '../d20-tests/attack-roll-chances.ts'
import { criticalDamage } from '../damage-and-healing/critical-hit.ts'
import type { MixedDamageTypes } from '../damage-and-healing/damage-by-type.ts'
import {
  type DamageOddsError,
  damageTakenOdds,
  type TargetDamageModifiers,
} from '../damage-and-healing/damage-taken.ts'

/** One attack of a round. */
export interface RoundAttack extends AttackTest {
  /** the damage of a hit; labels name its types */
  readonly damage: Expression
  /** what its target takes less or more of */
  readonly damageModifiers?: TargetDamageModifiers
}

/** The attacks of a round, in order. */
export interface AttackRound {
  readonly attacks: readonly RoundAttack[]
  /**
   * damage that the first hit of the round adds, such as Sneak Attack: once, and with its dice rolled twice if that hit
   * is a Critical Hit. Without a label it has the type of the attack.
   */
  readonly onFirstHit?: Expression
}

/** The exact odds of a round of attacks. */
export interface AttackRoundOdds {
  /** the total damage taken in the round; the input of `mean` and `reachedByRound` */
  readonly damage: Distribution
  /** the chance that at least one attack hits, so that the first hit adds its damage */
  readonly anyHit: Fraction
  /** the chances of each attack, in order */
  readonly attacks: readonly AttackChances[]
}

/** The damage taken from one hit and from one Critical Hit. */
export interface HitDamage {
  readonly hit: Distribution
  readonly criticalHit: Distribution
}

/** One attack of a round with known chances and damage. */
export interface AttackOdds {
  readonly chances: AttackChances
  readonly damage: HitDamage
  /** its damage if it is the first hit of the round */
  readonly firstHit: HitDamage
}

/**
 * The exact odds of a round of attacks: the damage of all of them together, by type, after Resistance and the like.
 *
 * @returns the odds, or why an expression has none
 * @throws RangeError if a number is not an integer within bounds, or an id is unknown
 * @source SRD 5.2.1, Playing the Game, Critical Hits (page 16) and Order of Application (page 17)
 * @example
 * const attack = { bonus: 5, armorClass: 15, state: 'normal', damage: expectOk(parse('1d8+3')) } as const
 * mean(expectOk(attackRound({ attacks: [attack, attack] })).damage) // => fraction(87, 10)
 * expectOk(attackRound({ attacks: [attack, attack], onFirstHit: expectOk(parse('2d6')) })).anyHit // => fraction(319, 400)
 * reachedByRound(expectOk(attackRound({ attacks: [attack] })).damage, 4, 2) // => [fraction(11, 20), fraction(319, 400)]
 */
export const attackRound = (
  { attacks, onFirstHit }: AttackRound,
  ruleset: RulesOf<'criticalHit'> = { criticalHit: srd521CriticalHit },
): Result<AttackRoundOdds, DamageOddsError> =>
  exactly<AttackRoundOdds, MixedDamageTypes>((exact) => {
    const chances = attacks.map((attack) => chancesOfAttack(attack, ruleset, exact))
    const misses = chances.map(({ miss }) => miss).reduce(multiplyFractions, fraction(1))
    const odds = attacks.map((attack, index): AttackOdds => {
      const damage = hitDamage(attack, undefined, ruleset.criticalHit, exact)
      const firstHit = onFirstHit === undefined ? damage : hitDamage(attack, onFirstHit, ruleset.criticalHit, exact)
      return { chances: chances[index] ?? NO_ATTACK, damage, firstHit }
    })
    return {
      damage: damageOfRound(odds, exact),
      anyHit: subtractFractions(fraction(1), misses),
      attacks: chances,
    }
  })

const NO_ATTACK: AttackChances = { miss: fraction(1), hit: fraction(0), criticalHit: fraction(0) }

/** The damage taken in a round from attacks in order, inside a larger computation. */
export function damageOfRound(
  attacks: readonly AttackOdds[],
  exact: Pick<Exact<DamageOddsError>, 'add' | 'mix'>,
): Distribution {
  // From the last attack to the first: the damage still to come, before and after the first hit.
  let [open, made] = [certain(0), certain(0)]
  for (const { chances, damage, firstHit } of attacks.toReversed()) {
    open = afterAttack(chances, firstHit, { missed: open, hit: made }, exact)
    made = afterAttack(chances, damage, { missed: made, hit: made }, exact)
  }
  return open
}

function hitDamage(
  { damage, damageModifiers = {} }: RoundAttack,
  added: Expression | undefined,
  rule: CriticalHitRule,
  exact: Exact<DamageOddsError>,
): HitDamage {
  const critical = (rolled: Expression): Expression => criticalDamage(rolled, { criticalHit: rule })
  const hit = added === undefined ? { damage } : { damage, added }
  const criticalHit =
    added === undefined ? { damage: critical(damage) } : { damage: critical(damage), added: critical(added) }
  return {
    hit: damageTakenOdds(hit, damageModifiers, exact),
    criticalHit: damageTakenOdds(criticalHit, damageModifiers, exact),
  }
}

/** The damage from one attack on, given the damage of the later attacks after a miss and after a hit. */
const afterAttack = (
  { miss, hit, criticalHit }: AttackChances,
  damage: HitDamage,
  later: { readonly missed: Distribution; readonly hit: Distribution },
  exact: Pick<Exact<DamageOddsError>, 'add' | 'mix'>,
): Distribution =>
  exact.mix([
    { probability: miss, distribution: later.missed },
    { probability: hit, distribution: exact.add(damage.hit, later.hit) },
    { probability: criticalHit, distribution: exact.add(damage.criticalHit, later.hit) },
  ])
