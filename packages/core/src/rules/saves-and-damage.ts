import { certain, type Distribution, fromOutcomes, outcomes } from '../dice/distribution.ts'
import { addWeight, type Weights } from '../dice/populations.ts'
import type { Fraction } from '../fraction.ts'
import type { Result } from '../result.ts'
import { damageByType, type MixedDamageTypes, mixedDamageTypes } from './damage-by-type.ts'
import type { DamageOddsError } from './damage-taken.ts'
import { type Exact, exactly } from './exactly.ts'
import {
  chanceOfFailure,
  type DamagingEffect,
  damageOnSave,
  type SaveOutcome,
  type SavingTarget,
  UNHURT,
} from './saving-target.ts'

/** The exact odds of a damaging effect. */
export interface SavesAndDamage {
  /** for each target, the chance that its save fails and the damage that it takes */
  readonly targets: readonly { readonly failure: Fraction; readonly damage: Distribution }[]
  /** how many targets fail: `probability(failures, '>=', m)` is the chance that at least m do */
  readonly failures: Distribution
  /** the damage of all targets together, which rises and falls with the one damage roll */
  readonly total: Distribution
}

/**
 * The exact odds of an effect that several targets save against. The damage is rolled once for all of them, so their
 * damage is not independent: the total is computed for each damage roll and mixed after that. Damage is halved type by
 * type, before what the target takes less or more of.
 *
 * @returns the odds, or why an expression has none
 * @source SRD 5.2.1, Playing the Game, Saving Throws and Damage (page 16); Cover (page 15)
 * @source SRD 5.2.1, Classes, Monk and Rogue, Evasion
 * @example
 * const effect = { save: 'dexterity', dc: 15, damage: parse('2[fire]').value }
 * const target = { state: 'normal', modifier: 4 }
 * savesAndDamage(effect, [target, target]).value.total.weights // => [1n, 2n, 1n]
 * probability(savesAndDamage(effect, [target, target]).value.failures, '>=', 1) // => fraction(3, 4)
 */
export const savesAndDamage = (
  effect: DamagingEffect,
  targets: readonly SavingTarget[],
): Result<SavesAndDamage, DamageOddsError> =>
  exactly<SavesAndDamage, MixedDamageTypes>((exact) => {
    let scale = 1n
    const saves = targets.map((target) => {
      const failure = chanceOfFailure(effect, target, exact)
      scale *= failure.denominator
      return { failure, scale, damage: new Map<number, bigint>() }
    })
    const total: Weights = new Map()
    for (const { dealt, weight } of damageRolls(effect, targets, exact)) {
      let sums: Weights = new Map([[0, weight]])
      for (const [index, { failure, scale: size, damage }] of saves.entries()) {
        const { failed, succeeded } = dealt[index] ?? UNHURT
        const success = failure.denominator - failure.numerator
        addWeight(damage, failed, weight * failure.numerator)
        addWeight(damage, succeeded, weight * success)
        exact.meter.spend(ADDED * sums.size, weight * size)
        const next: Weights = new Map()
        for (const [sum, ways] of sums) {
          addWeight(next, sum + failed, ways * failure.numerator)
          addWeight(next, sum + succeeded, ways * success)
        }
        sums = next
      }
      for (const [sum, ways] of sums) addWeight(total, sum, ways)
    }
    return {
      targets: saves.map(({ failure, damage }) => ({ failure, damage: settled(damage, exact) })),
      failures: saves.map(({ failure }) => oneOrNone(failure)).reduce(exact.add, certain(0)),
      total: settled(total, exact),
    }
  })

/** 1 with this chance and 0 otherwise. */
const oneOrNone = ({ numerator, denominator }: Fraction): Distribution =>
  fromOutcomes([
    [0, denominator - numerator],
    [1, numerator],
  ])

/** The distribution of damages from 0 on, whose span counts as work. */
function settled(weights: Weights, { meter }: Exact<DamageOddsError>): Distribution {
  let most = 0
  for (const damage of weights.keys()) most = Math.max(most, damage)
  meter.spend(most + weights.size, 1n)
  return fromOutcomes(weights)
}

/** A damage roll: what it deals to each target, and its weight. Rolls that deal the same are one. */
interface DamageRoll {
  readonly dealt: readonly SaveOutcome[]
  readonly weight: bigint
}

/** What it costs to work out what a roll deals to a target, and to add to a sum; in words of work. */
const DEALT = 5
const ADDED = 4

function damageRolls(
  effect: DamagingEffect,
  targets: readonly SavingTarget[],
  exact: Exact<DamageOddsError>,
): Iterable<DamageRoll> {
  const mixed = mixedDamageTypes(effect.damage)
  if (mixed) exact.refuse(mixed)
  let rolls: readonly DamageRoll[] = [{ dealt: targets.map(() => UNHURT), weight: 1n }]
  for (const { type, expression } of damageByType(effect.damage)) {
    const odds = exact.odds(expression)
    const deals = targets.map((target) => damageOnSave(effect, target, type))
    exact.meter.spend(rolls.length * odds.weights.length * DEALT * (1 + targets.length), 1n)
    const next = new Map<string, DamageRoll>()
    for (const { dealt, weight } of rolls) {
      for (const [rolled, ways] of outcomes(odds)) {
        const sums = deals.map((deal, index) => plus(dealt[index] ?? UNHURT, deal(rolled)))
        const key = sums.map(({ failed, succeeded }) => `${failed} ${succeeded}`).join()
        next.set(key, { dealt: sums, weight: (next.get(key)?.weight ?? 0n) + weight * ways })
      }
    }
    rolls = [...next.values()]
  }
  return rolls
}

const plus = (a: SaveOutcome, b: SaveOutcome): SaveOutcome => ({
  failed: a.failed + b.failed,
  succeeded: a.succeeded + b.succeeded,
})
