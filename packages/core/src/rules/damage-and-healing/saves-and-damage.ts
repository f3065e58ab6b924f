import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { binomials } from '../../dice/binomials.ts'
import { certain, type Distribution, fromOutcomes, outcomes } from '../../dice/distribution.ts'
import { MAP_COST, machineWords } from '../../dice/meter.ts'
import { addWeight, type Weights } from '../../dice/populations.ts'
import type { Fraction } from '../../fraction.ts'
import { requireOneOf } from '../../one-of.ts'
import type { Result } from '../../result.ts'
import { ABILITIES } from '../../vocabulary/abilities.ts'
import { ROLL_STATES } from '../../vocabulary/d20-tests.ts'
import { type Exact, exactly } from '../basics/exactly.ts'
import { damageByType, type MixedDamageTypes, mixedDamageTypes } from './damage-by-type.ts'
import type { DamageOddsError } from './damage-taken.ts'
import {
  AFTER_SUCCESS,
  chanceOfFailure,
  type DamagingEffect,
  damageOnSave,
  type EffectOnTargets,
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
  /** the damage of all targets together, which depends on the one damage roll */
  readonly total: Distribution
}

/**
 * The exact odds of an effect that several targets save against. The damage is rolled once for all of them, so their
 * damage is not independent: the total is computed for each damage roll and then mixed. Damage is halved type by type,
 * before each target's own modifiers.
 *
 * @returns the odds, or why an expression has none; `over-limit` also if there are too many targets
 * @throws RangeError if an id is unknown, or a number is not an integer
 * @source SRD 5.2.1, Playing the Game, Saving Throws and Damage (page 16); Cover (page 15)
 * @source SRD 5.2.1, Classes, Monk and Rogue, Evasion
 * @example
 * const effect = { save: 'dexterity', dc: 15, damage: expectOk(parse('2[fire]')) } as const
 * const target = { state: 'normal', modifier: 4 } as const
 * expectOk(savesAndDamage({ ...effect, targets: [target, target] })).total.weights // => [1n, 2n, 1n]
 * probability(expectOk(savesAndDamage({ ...effect, targets: [target, target] })).failures, '>=', 1) // => fraction(3, 4)
 */
export function savesAndDamage(effect: EffectOnTargets): Result<SavesAndDamage, DamageOddsError> {
  const { save, dc, onSuccess = 'half', targets } = effect
  requireOneOf('save', save, ABILITIES)
  requireInteger('dc', dc, ANY_INTEGER)
  requireOneOf('onSuccess', onSuccess, AFTER_SUCCESS)
  for (const [index, { state, modifier = 0 }] of targets.entries()) {
    requireOneOf(`targets[${index}].state`, state, ROLL_STATES)
    requireInteger(`targets[${index}].modifier`, modifier, ANY_INTEGER)
  }
  return exactly<SavesAndDamage, MixedDamageTypes>((exact) => {
    const counts = new Map<SavingTarget, number>()
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1)
    const kinds = [...counts.keys()]
    let scale = 1n
    let bits = 0
    const saves = Array.from(counts, ([target, count]) => {
      const failure = chanceOfFailure(effect, target, exact)
      const own = count * (1 + failure.denominator.toString(2).length)
      bits += own
      exact.meter.spend(COST_PER_WEIGHT * count * Math.ceil(own / WORD_BITS) + Math.ceil(bits / WORD_BITS), 1n)
      scale *= failure.denominator ** BigInt(count)
      return { target, failure, ways: waysToFail(failure, count), scale, damage: new Map<number, bigint>() }
    })
    const total: Weights = new Map()
    const { rolls, whole } = damageRolls(effect, kinds, exact)
    const words = saves.map((save) => machineWords(whole * save.scale))
    for (const { dealt, weight } of rolls) {
      let sums: readonly (readonly [sum: number, ways: bigint])[] = [[0, weight]]
      for (const [index, { failure, ways, damage }] of saves.entries()) {
        const { failed, succeeded } = dealt[index] ?? UNHURT
        addWeight(damage, failed, weight * failure.numerator)
        addWeight(damage, succeeded, weight * (failure.denominator - failure.numerator))
        exact.meter.spend((COST_PER_ADDITION / 2) * sums.length * ways.length * (words[index] ?? 1), 1n)
        const next = sums.flatMap(([sum, before]) =>
          ways.map((times, failures): readonly [number, bigint] => {
            const successes = ways.length - 1 - failures
            return [sum + failures * failed + successes * succeeded, before * times]
          }),
        )
        sums = index === 0 ? next : [...combineEqualSums(next)]
      }
      for (const [sum, ways] of sums) addWeight(total, sum, ways)
    }
    const byTarget = new Map(
      saves.map(({ target, failure, damage }) => [target, { failure, damage: toDistribution(damage, exact) }]),
    )
    const each = targets.flatMap((target) => byTarget.get(target) ?? [])
    return {
      targets: each,
      failures: each.map(({ failure }) => oneOrNone(failure)).reduce(exact.add, certain(0)),
      total: toDistribution(total, exact),
    }
  })
}

const WORD_BITS = 64

/** The cost of computing how many equal targets fail, per target and per 64-bit word of a weight. */
const COST_PER_WEIGHT = 4

/** The weights of 0 to `count` failures among equal targets. */
function waysToFail({ numerator, denominator }: Fraction, count: number): readonly bigint[] {
  const success = denominator - numerator
  return binomials(count).map((choose, failures) => {
    return choose * numerator ** BigInt(failures) * success ** BigInt(count - failures)
  })
}

function combineEqualSums(sums: Iterable<readonly [sum: number, ways: bigint]>): Weights {
  const weights: Weights = new Map()
  for (const [sum, ways] of sums) addWeight(weights, sum, ways)
  return weights
}

/** 1 with this chance and 0 otherwise. */
const oneOrNone = ({ numerator, denominator }: Fraction): Distribution =>
  fromOutcomes([
    [0, denominator - numerator],
    [1, numerator],
  ])

/** The distribution of damage totals; its span is charged to the meter. */
function toDistribution(weights: Weights, { meter }: Exact<DamageOddsError>): Distribution {
  let most = 0
  for (const damage of weights.keys()) most = Math.max(most, damage)
  meter.spend(weights.size, 1n, MAP_COST)
  meter.spend(most, 1n)
  return fromOutcomes(weights)
}

/**
 * A damage roll: what it deals to each target, and its weight out of the total. Rolls that deal the same are combined.
 */
interface DamageRoll {
  readonly dealt: readonly SaveOutcome[]
  readonly weight: bigint
}

/** The cost of applying a roll to a target, and of one addition, in 64-bit words. */
const COST_PER_DAMAGE = 15
const COST_PER_ADDITION = 4

function damageRolls(
  effect: DamagingEffect,
  targets: readonly SavingTarget[],
  exact: Exact<DamageOddsError>,
): { readonly rolls: readonly DamageRoll[]; readonly whole: bigint } {
  const mixed = mixedDamageTypes(effect.damage)
  if (mixed) exact.refuse(mixed)
  let rolls: readonly DamageRoll[] = [{ dealt: targets.map(() => UNHURT), weight: 1n }]
  let whole = 1n
  for (const { type, expression } of damageByType({ damage: effect.damage })) {
    const odds = exact.odds(expression)
    const deals = targets.map((target) => damageOnSave(effect, target, type))
    exact.meter.spend(rolls.length * odds.weights.length * COST_PER_DAMAGE * (1 + targets.length), 1n)
    const next = new Map<string, DamageRoll>()
    for (const { dealt, weight } of rolls) {
      for (const [rolled, ways] of outcomes(odds)) {
        const sums = deals.map((deal, index) => plus(dealt[index] ?? UNHURT, deal(rolled)))
        const key = sums.map(({ failed, succeeded }) => `${failed} ${succeeded}`).join()
        next.set(key, { dealt: sums, weight: (next.get(key)?.weight ?? 0n) + weight * ways })
      }
    }
    rolls = [...next.values()]
    whole *= odds.denominator
  }
  return { rolls, whole }
}

const plus = (a: SaveOutcome, b: SaveOutcome): SaveOutcome => ({
  failed: a.failed + b.failed,
  succeeded: a.succeeded + b.succeeded,
})
