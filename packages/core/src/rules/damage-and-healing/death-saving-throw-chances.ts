import { certain, type Distribution, outcomes } from '../../dice/distribution.ts'
import { addFractions, type Fraction, fraction, multiplyFractions } from '../../fraction.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import { tableOdds } from '../basics/table-odds.ts'
import { type D20Dice, naturalRoll } from '../d20-tests/natural-roll.ts'
import { type DeathSave, deathSavingThrow } from './death-saving-throw.ts'
import { type DyingState, requireLife } from './vitals.ts'

/** How a series of Death Saving Throws ends if nobody intervenes; the chances add up to 1. */
export interface DyingChances {
  readonly stable: Fraction
  readonly dead: Fraction
  /** conscious again through a natural 20 */
  readonly conscious: Fraction
}

/** How the Death Saving Throws are rolled. */
export interface DeathSaveRolls extends Partial<D20Dice>, Omit<DeathSave, 'failureDamage'> {}

/** A creature that makes Death Saving Throws, and how they are rolled. */
export interface DyingCreature extends DeathSaveRolls {
  readonly life: DyingState
}

const ENDS = ['stable', 'dead', 'conscious'] as const
const NO_CHANCES: DyingChances = { stable: fraction(0), dead: fraction(0), conscious: fraction(0) }

/** A possible state after a Death Saving Throw, and its weight. */
export interface WeightedState {
  readonly state: DyingState
  readonly weight: bigint
}

interface WeightedStates {
  readonly states: readonly WeightedState[]
  /** the total weight */
  readonly whole: bigint
}

/** Two states with the same key have the same chances. */
export const stateKey = (state: DyingState): string =>
  state.kind === 'dying' ? `${state.successes} ${state.failures} ${state.hitPoints}` : state.kind

/** The damage of a failure; none if failures cost no Hit Points. */
export const failureDamage = ({ dying }: RulesOf<'dying'>): Distribution =>
  dying.failure === 'damage' ? tableOdds(dying.failureDamage) : certain(0)

/** The states after one Death Saving Throw, each once. */
function afterOneSave(dying: DyingCreature, d20: Distribution, ruleset: RulesOf<'dying'>): WeightedStates {
  const damage = failureDamage(ruleset)
  const states = new Map<string, WeightedState>()
  for (const [natural, faces] of outcomes(d20)) {
    for (const [lost, ways] of outcomes(damage)) {
      const state = deathSavingThrow({ ...dying, natural, failureDamage: lost }, ruleset)
      const key = stateKey(state)
      states.set(key, { state, weight: (states.get(key)?.weight ?? 0n) + faces * ways })
    }
  }
  return { states: [...states.values()], whole: d20.denominator * damage.denominator }
}

/**
 * The exact chances of each end of a creature's Death Saving Throws.
 *
 * @throws RangeError if a number is not an integer, an id is unknown, or Hit Points go below 0 and the Hit Points at which the creature dies are left out
 * @source SRD 5.2.1, Playing the Game, Death Saving Throws (page 17)
 * @source 2012 playtest, Dying
 * @example
 * dyingChances({ life: { kind: 'dying', successes: 2, failures: 0, hitPoints: 0 } }).stable // => fraction(161, 200)
 * dyingChances({ life: { kind: 'dying', successes: 2, failures: 0, hitPoints: -18 }, deadlyHitPoints: -19 }, next2012).dead // => fraction(9, 20)
 */
export function dyingChances(
  { life: from, ...rolls }: DyingCreature,
  ruleset: RulesOf<'dying'> = srd521DamageAndHealing,
): DyingChances {
  requireLife('life', from)
  const d20 = naturalRoll({ state: 'normal', ...rolls })
  const known = new Map<string, DyingChances>()
  const after = (state: DyingState): DyingChances => {
    if (state.kind !== 'dying') return { ...NO_CHANCES, [state.kind]: fraction(1) }
    const key = stateKey(state)
    const chances = known.get(key) ?? sumOver(state)
    known.set(key, chances)
    return chances
  }
  const sumOver = (state: DyingState): DyingChances => {
    const { states, whole } = afterOneSave({ ...rolls, life: state }, d20, ruleset)
    const sums: { -readonly [End in keyof DyingChances]: Fraction } = { ...NO_CHANCES }
    for (const next of states) {
      const chances = after(next.state)
      const chance = fraction(next.weight, whole)
      for (const end of ENDS) sums[end] = addFractions(sums[end], multiplyFractions(chance, chances[end]))
    }
    return sums
  }
  return after(from)
}
