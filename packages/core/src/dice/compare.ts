import { type Bounds, requireInteger } from '../bounds.ts'
import { type Fraction, fraction } from '../fraction.ts'
import { add, certain, type Distribution, negate, outcomes, probability } from './distribution.ts'
import { type Meter, UNMETERED } from './meter.ts'
import type { Comparison } from './syntax.ts'

/**
 * The distribution of the difference of two independent outcomes, the first less the second.
 *
 * @example
 * difference(sumOfDice(1, 4), sumOfDice(1, 4)).weights // => [1n, 2n, 3n, 4n, 3n, 2n, 1n]
 */
export const difference = (a: Distribution, b: Distribution): Distribution => add(a, negate(b))

/**
 * The chance that one outcome compares so with another, independent one: by default, that it beats it.
 *
 * @example
 * chanceAgainst(sumOfDice(1, 6), sumOfDice(1, 6)) // => fraction(5, 12)
 */
export const chanceAgainst = (a: Distribution, b: Distribution, comparison: Comparison = '>'): Fraction =>
  probability(difference(a, b), comparison, 0)

const COUNT: Bounds = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

function requireChance({ numerator, denominator }: Fraction): void {
  if (numerator >= 0n && numerator <= denominator) return
  throw new RangeError(
    `chance is ${numerator}/${denominator}; it must lie from 0 to 1 (both included). Tip: 5 % is fraction(5, 100).`,
  )
}

/**
 * How often something of this chance happens in independent trials: the distribution of the count.
 *
 * @param trials from 0
 * @throws RangeError when the chance lies outside 0 to 1, or the trials are no such integer
 * @example
 * repeated(fraction(1, 2), 2).weights // => [1n, 2n, 1n]
 */
export function repeated(chance: Fraction, trials: number): Distribution {
  requireChance(chance)
  requireInteger('trials', trials, COUNT)
  const failure = chance.denominator - chance.numerator
  const whole = chance.denominator ** BigInt(trials)
  if (chance.numerator === 0n) return certain(0)
  if (failure === 0n) return certain(trials)
  const weights: bigint[] = []
  let choose = 1n
  for (let count = 0; count <= trials; count += 1) {
    weights.push(choose * chance.numerator ** BigInt(count) * failure ** BigInt(trials - count))
    choose = (choose * BigInt(trials - count)) / BigInt(count + 1)
  }
  return { minimum: 0, weights, denominator: whole }
}

/**
 * The chance that something of this chance happens at least once in independent trials.
 *
 * @param trials from 0
 * @throws RangeError when the chance lies outside 0 to 1, or the trials are no such integer
 * @example
 * atLeastOnce(fraction(1, 6), 4) // => fraction(671, 1296)
 */
export function atLeastOnce(chance: Fraction, trials: number): Fraction {
  requireChance(chance)
  requireInteger('trials', trials, COUNT)
  const { numerator, denominator } = chance
  const whole = denominator ** BigInt(trials)
  return fraction(whole - (denominator - numerator) ** BigInt(trials), whole)
}

/**
 * The chance that damage taken round after round has reached so many Hit Points by the end of each round.
 *
 * @param damage of one round, never negative
 * @param hitPoints from 1
 * @param rounds from 0
 * @param meter counts the work, which grows with the square of the Hit Points
 * @returns one chance for each round, from the first
 * @throws RangeError when the damage can be negative, or a number is no such integer
 * @throws OverWork when the meter runs out
 * @example
 * reachedByRound(sumOfDice(1, 6), 6, 2) // => [fraction(1, 6), fraction(13, 18)]
 */
export function reachedByRound(
  damage: Distribution,
  hitPoints: number,
  rounds: number,
  meter: Meter = UNMETERED,
): Fraction[] {
  if (damage.minimum < 0) {
    throw new RangeError(`damage can be ${damage.minimum}; it must not be negative. Tip: clamp it with mapOutcomes.`)
  }
  requireInteger('hitPoints', hitPoints, { ...COUNT, minimum: 1 })
  requireInteger('rounds', rounds, COUNT)
  const chances: Fraction[] = []
  const ways = Array.from(outcomes(damage)).filter(([taken]) => taken < hitPoints)
  // Only totals below the Hit Points are carried on: what has reached them stays there.
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

/** The weights of the totals below the Hit Points after one more round, from those before it. */
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
 * How many rounds it takes on average until damage taken round after round has reached so many Hit Points.
 *
 * @param damage of one round, never negative
 * @param hitPoints from 1
 * @returns the average, or `never` where no round deals any damage
 * @throws RangeError when the damage can be negative, or the Hit Points are no such integer
 * @example
 * roundsToReach(sumOfDice(1, 6), 2) // => fraction(7, 6)
 * roundsToReach(certain(0), 2) // => 'never'
 */
export function roundsToReach(damage: Distribution, hitPoints: number): Fraction | 'never' {
  if (damage.minimum < 0) {
    throw new RangeError(`damage can be ${damage.minimum}; it must not be negative. Tip: clamp it with mapOutcomes.`)
  }
  requireInteger('hitPoints', hitPoints, { ...COUNT, minimum: 1 })
  const hurting = Array.from(outcomes(damage)).filter(([taken]) => taken > 0)
  const hurts = hurting.reduce((sum, [, weight]) => sum + weight, 0n)
  if (hurts === 0n) return 'never'
  // The average for so many Hit Points left, times hurts ** left: an integer.
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
