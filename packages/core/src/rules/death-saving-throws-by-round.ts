import { outcomes } from '../dice/distribution.ts'
import type { OddsError } from '../dice/odds.ts'
import type { Expression } from '../dice/syntax.ts'
import { type Fraction, fraction } from '../fraction.ts'
import type { Result } from '../result.ts'
import type { DyingRule } from '../rulesets/ruleset.ts'
import { addedToD20 } from './d20-test-distribution.ts'
import { type DyingState, deathSavingThrow } from './death-saving-throw.ts'
import type { DeathSaveRolls, DyingChances } from './death-saving-throw-chances.ts'
import { exactly } from './exactly.ts'
import { naturalRoll } from './natural-roll.ts'

/** Where a creature stands after so many rounds; the four add up to 1. */
export interface DyingChancesByRound extends DyingChances {
  /** neither stable nor dead nor conscious yet */
  readonly dying: Fraction
}

/** How the Death Saving Throws are rolled, bonus dice included. */
export interface DeathSaveDice extends DeathSaveRolls {
  /** dice that a feature or spell adds to or subtracts from each roll, such as `1d4`; natural 1 and 20 come before it */
  readonly bonusDice?: Expression
}

/**
 * The exact chances of where a creature stands after each round, with one Death Saving Throw in each, when nobody
 * intervenes. With three successes or three failures to an end, all is settled by the fifth.
 *
 * @param rounds from 0
 * @returns one set of chances for each round, from the first, or why the bonus dice have no exact odds
 * @source SRD 5.2.1, Playing the Game, Death Saving Throws (page 17)
 * @example
 * dyingChancesByRound(JUST_DROPPED, srd521.dying, {}, 5).value.map(({ dead }) => dead)[1] // => fraction(17, 400)
 */
export const dyingChancesByRound = (
  from: DyingState,
  rule: DyingRule,
  rolls: DeathSaveDice,
  rounds: number,
): Result<readonly DyingChancesByRound[], OddsError> =>
  exactly((exact) => {
    const d20 = naturalRoll({ state: 'normal', ...rolls })
    const added = addedToD20({ ...rolls, modifier: rolls.bonus ?? 0 }, exact)
    let standing = new Map([[keyOf(from), { state: from, weight: 1n }]])
    let whole = 1n
    return Array.from({ length: rounds }, () => {
      exact.meter.spend(standing.size * d20.weights.length * added.weights.length, whole * added.denominator)
      const next: typeof standing = new Map()
      for (const { state, weight } of standing.values()) {
        for (const [natural, faces] of outcomes(d20)) {
          for (const [bonus, ways] of outcomes(added)) {
            const after = deathSavingThrow(state, natural, rule, bonus)
            const known = next.get(keyOf(after))?.weight ?? 0n
            next.set(keyOf(after), { state: after, weight: known + weight * faces * ways })
          }
        }
      }
      standing = next
      whole *= d20.denominator * added.denominator
      return chancesOf([...standing.values()], whole)
    })
  })

const keyOf = (state: DyingState): string =>
  state.kind === 'dying' ? `${state.successes} ${state.failures}` : state.kind

function chancesOf(
  standing: readonly { readonly state: DyingState; readonly weight: bigint }[],
  whole: bigint,
): DyingChancesByRound {
  const sums: Record<DyingState['kind'], bigint> = { stable: 0n, dead: 0n, conscious: 0n, dying: 0n }
  for (const { state, weight } of standing) sums[state.kind] += weight
  return {
    stable: fraction(sums.stable, whole),
    dead: fraction(sums.dead, whole),
    conscious: fraction(sums.conscious, whole),
    dying: fraction(sums.dying, whole),
  }
}
