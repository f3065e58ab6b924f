import { FROM_0, requireInteger } from '../../bounds.ts'
import { type Distribution, outcomes } from '../../dice/distribution.ts'
import type { OddsError } from '../../dice/odds.ts'
import type { Expression } from '../../dice/syntax.ts'
import { type Fraction, fraction } from '../../fraction.ts'
import type { Result } from '../../result.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import { exactly } from '../basics/exactly.ts'
import { addedToD20 } from '../d20-tests/d20-test-distribution.ts'
import { naturalRoll } from '../d20-tests/natural-roll.ts'
import { deathSavingThrow, JUST_DROPPED } from './death-saving-throw.ts'
import {
  type DeathSaveRolls,
  type DyingChances,
  failureDamage,
  stateKey,
  type WeightedState,
} from './death-saving-throw-chances.ts'
import { type DyingState, requireLife } from './vitals.ts'

/** The chances of each state after a number of rounds; the four add up to 1. */
export interface DyingChancesByRound extends DyingChances {
  /** not stable, dead or conscious yet */
  readonly dying: Fraction
}

/** How the Death Saving Throws are rolled, bonus dice included. */
export interface DeathSaveDice extends DeathSaveRolls {
  /**
   * dice that a feature or spell adds to or subtracts from each roll, such as `1d4`; natural 1 and 20 take precedence
   */
  readonly bonusDice?: Expression
}

/** A creature that makes Death Saving Throws for some rounds. */
export interface DyingForRounds extends DeathSaveDice {
  readonly life: DyingState
  /** from 0 */
  readonly rounds: number
}

/**
 * The exact chances of each state after each round, with one Death Saving Throw per round, if nobody intervenes. Where
 * three successes or three failures end it, everything is decided by the fifth round; where failures cost Hit Points
 * instead, it can take longer.
 *
 * @returns one set of chances for each round, from the first, or why the bonus dice have no exact odds
 * @throws RangeError if a number is not an integer, an id is unknown, or Hit Points go below 0 and the Hit Points at which
 * the creature dies are left out
 * @source SRD 5.2.1, Playing the Game, Death Saving Throws (page 17)
 * @source 2012 playtest, Dying
 * @example
 * expectOk(dyingChancesByRound({ life: JUST_DROPPED, rounds: 5 })).map(({ dead }) => dead)[1] // => fraction(17, 400)
 */
export function dyingChancesByRound(
  { life: from, rounds, ...rolls }: DyingForRounds,
  ruleset: RulesOf<'dying'> = srd521DamageAndHealing,
): Result<readonly DyingChancesByRound[], OddsError> {
  requireLife('life', from)
  requireInteger('rounds', rounds, FROM_0)
  return exactly((exact) => {
    const d20 = naturalRoll({ state: 'normal', ...rolls })
    const added = addedToD20({ ...rolls, modifier: rolls.bonus ?? 0 }, exact)
    const damage = failureDamage(ruleset)
    exact.meter.spend(d20.weights.length * added.weights.length, added.denominator)
    const kinds = kindsOfThrow(d20, added, rolls, ruleset)
    let standing = new Map<string, WeightedState>([[stateKey(from), { state: from, weight: 1n }]])
    let whole = 1n
    return Array.from({ length: rounds }, () => {
      exact.meter.spend(standing.size * kinds.length * damage.weights.length, whole * added.denominator)
      const next: typeof standing = new Map()
      for (const { state, weight } of standing.values()) {
        for (const { natural, bonus, ways } of kinds) {
          for (const [lost, losses] of outcomes(damage)) {
            const after = deathSavingThrow({ ...rolls, life: state, natural, bonus, failureDamage: lost }, ruleset)
            const key = stateKey(after)
            const known = next.get(key)?.weight ?? 0n
            next.set(key, { state: after, weight: known + weight * ways * losses })
          }
        }
      }
      standing = next
      whole *= d20.denominator * added.denominator * damage.denominator
      return chancesOf([...standing.values()], whole)
    })
  })
}

/** One throw for all throws with the same result, and their total weight. */
interface KindOfThrow {
  readonly natural: number
  readonly bonus: number
  readonly ways: bigint
}

/** The different results of a throw for a creature that has just dropped: few, however many dice are rolled. */
function kindsOfThrow(
  d20: Distribution,
  added: Distribution,
  rolls: DeathSaveDice,
  ruleset: RulesOf<'dying'>,
): readonly KindOfThrow[] {
  const kinds = new Map<string, KindOfThrow>()
  const lost = failureDamage(ruleset).minimum
  for (const [natural, faces] of outcomes(d20)) {
    for (const [bonus, ways] of outcomes(added)) {
      const key = stateKey(
        deathSavingThrow({ ...rolls, life: JUST_DROPPED, natural, bonus, failureDamage: lost }, ruleset),
      )
      const kind = kinds.get(key) ?? { natural, bonus, ways: 0n }
      kinds.set(key, { ...kind, ways: kind.ways + faces * ways })
    }
  }
  return [...kinds.values()]
}

function chancesOf(standing: readonly WeightedState[], whole: bigint): DyingChancesByRound {
  const sums: Record<DyingState['kind'], bigint> = { stable: 0n, dead: 0n, conscious: 0n, dying: 0n }
  for (const { state, weight } of standing) sums[state.kind] += weight
  return {
    stable: fraction(sums.stable, whole),
    dead: fraction(sums.dead, whole),
    conscious: fraction(sums.conscious, whole),
    dying: fraction(sums.dying, whole),
  }
}
