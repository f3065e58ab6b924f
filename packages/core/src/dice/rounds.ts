import { requireInteger } from '../bounds.ts'
import { type Fraction, fraction } from '../fraction.ts'
import { type Distribution, outcomes } from './distribution.ts'
import { type Meter, meterFor } from './meter.ts'
import { requireDistribution } from './require-distribution.ts'

function requireDamage(damage: Distribution, hitPoints: number): void {
  if (requireDistribution('damage', damage).minimum < 0) {
    throw new RangeError(`damage can be ${damage.minimum}; it must not be negative. Tip: clamp it with mapOutcomes.`)
  }
  requireInteger('hitPoints', hitPoints, { minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
}

/**
 * The probability, for each round, that the damage of the rounds so far has reached the Hit Points.
 *
 * @param damage of one round, never negative
 * @param hitPoints from 1
 * @param rounds from 0
 * @param meter counts the work, which grows with the square of the Hit Points; by default as much as `odds` allows
 * @throws RangeError when the damage can be negative, a number is out of bounds, or the limit of the meter is exceeded
 * @example
 * reachedByRound(sumOfDice(1, 6), 6, 2) // => [fraction(1, 6), fraction(13, 18)]
 */
export function reachedByRound(
  damage: Distribution,
  hitPoints: number,
  rounds: number,
  meter: Meter = meterFor({ hitPoints, rounds }),
): Fraction[] {
  requireDamage(damage, hitPoints)
  requireInteger('rounds', rounds, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
  const chances: Fraction[] = []
  const ways = Array.from(outcomes(damage)).filter(([taken]) => taken < hitPoints)
  // Only totals below the Hit Points can still change.
  let open: readonly bigint[] = [1n]
  let whole = 1n
  for (let round = 0; round < rounds; round += 1) {
    whole *= damage.denominator
    meter.spend(open.length * ways.length, whole)
    open = afterRound(open, ways, hitPoints)
    const below = open.reduce((sum, weight) => sum + weight, 0n)
    chances.push(fraction(whole - below, whole))
  }
  return chances
}

/** The weights of the totals below the Hit Points after another round. */
function afterRound(
  open: readonly bigint[],
  ways: readonly (readonly [taken: number, weight: bigint])[],
  hitPoints: number,
): readonly bigint[] {
  const [most] = ways.at(-1) ?? [0]
  const next = new Array<bigint>(Math.min(hitPoints, open.length + most)).fill(0n)
  for (const [sum, weight] of open.entries()) {
    if (weight === 0n) continue
    for (const [taken, times] of ways) {
      const total = sum + taken
      if (total >= hitPoints) break
      next[total] = (next[total] ?? 0n) + weight * times
    }
  }
  return next
}

/**
 * The average number of rounds until the damage has reached the Hit Points.
 *
 * @param damage of one round, never negative
 * @param hitPoints from 1
 * @returns the average, or `never` if no round deals damage
 * @throws RangeError when the damage can be negative, or the Hit Points are not an integer from 1
 * @example
 * roundsToReach(sumOfDice(1, 6), 2) // => fraction(7, 6)
 * roundsToReach(certain(0), 2) // => 'never'
 */
export function roundsToReach(damage: Distribution, hitPoints: number): Fraction | 'never' {
  requireDamage(damage, hitPoints)
  const hurting = Array.from(outcomes(damage)).filter(([taken]) => taken > 0)
  const hurts = hurting.reduce((sum, [, weight]) => sum + weight, 0n)
  if (hurts === 0n) return 'never'
  // The average for each number of Hit Points left, times hurts ** left: an integer.
  const scaled: bigint[] = [0n]
  for (let left = 1; left <= hitPoints; left += 1) {
    let sum = damage.denominator * hurts ** BigInt(left - 1)
    for (const [taken, weight] of hurting) {
      if (taken >= left) break
      sum += weight * hurts ** BigInt(taken - 1) * (scaled[left - taken] ?? 0n)
    }
    scaled.push(sum)
  }
  return fraction(scaled[hitPoints] ?? 0n, hurts ** BigInt(hitPoints))
}
