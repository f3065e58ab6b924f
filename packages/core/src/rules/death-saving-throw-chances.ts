import { outcomes } from '../dice/distribution.ts'
import { addFractions, type Fraction, fraction, multiplyFractions } from '../fraction.ts'
import type { DyingRule } from '../rulesets/ruleset.ts'
import { type DyingState, deathSavingThrow } from './death-saving-throw.ts'
import { type D20Dice, naturalRoll } from './natural-roll.ts'

/** How a row of Death Saving Throws ends, when nobody intervenes; the three add up to 1. */
export interface DyingChances {
  readonly stable: Fraction
  readonly dead: Fraction
  /** back up by a natural 20 */
  readonly conscious: Fraction
}

/** How the Death Saving Throws are rolled. */
export interface DeathSaveRolls extends Partial<D20Dice> {
  /** what a feature or spell adds to each roll */
  readonly bonus?: number
}

const ENDS = ['stable', 'dead', 'conscious'] as const
const NO_CHANCES: DyingChances = { stable: fraction(0), dead: fraction(0), conscious: fraction(0) }

/**
 * The exact chances of how the Death Saving Throws from a state end.
 *
 * @source SRD 5.2.1, Playing the Game, Death Saving Throws (page 17)
 * @example
 * dyingChances({ kind: 'dying', successes: 2, failures: 0 }, srd521.dying).stable.denominator > 0n // => true
 */
export function dyingChances(from: DyingState, rule: DyingRule, rolls: DeathSaveRolls = {}): DyingChances {
  const d20 = naturalRoll({ state: 'normal', ...rolls })
  const known = new Map<string, DyingChances>()
  const after = (state: DyingState): DyingChances => {
    if (state.kind !== 'dying') return { ...NO_CHANCES, [state.kind]: fraction(1) }
    const key = `${state.successes} ${state.failures}`
    const chances = known.get(key) ?? sumOver(state)
    known.set(key, chances)
    return chances
  }
  const sumOver = (state: DyingState): DyingChances => {
    const sums: { -readonly [End in keyof DyingChances]: Fraction } = { ...NO_CHANCES }
    for (const [natural, weight] of outcomes(d20)) {
      const chances = after(deathSavingThrow(state, natural, rule, rolls.bonus))
      const chance = fraction(weight, d20.denominator)
      for (const end of ENDS) sums[end] = addFractions(sums[end], multiplyFractions(chance, chances[end]))
    }
    return sums
  }
  return after(from)
}
