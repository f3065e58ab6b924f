import { type Distribution, fromOutcomes, maximum, outcomes } from '../../dice/distribution.ts'
import { addFractions, type Fraction, fraction } from '../../fraction.ts'
import type { InitiativeRule } from '../../rulesets/combat.ts'

/** A creature that rolls Initiative. */
export interface Contender {
  readonly total: Distribution
  /** the Dexterity score, not the modifier; matters if it decides ties */
  readonly dexterity: number
}

/** Creatures that all roll the same, and how many rolls they make: identical ones share a roll. */
export interface Opponents extends Contender {
  readonly rolls: number
}

/** The chance that a contender is first in the order. */
export interface GoingFirst {
  readonly first: Fraction
  /** tied for the first place, if the GM and the players decide the order of a tie; 0 if the rules decide it */
  readonly tied: Fraction
}

/** How many ways lead to a total below and at a number. */
const ways = ({ minimum, weights }: Distribution, number: number): readonly [below: bigint, at: bigint] => [
  weights.slice(0, Math.max(0, number - minimum)).reduce((sum, weight) => sum + weight, 0n),
  weights[number - minimum] ?? 0n,
]

const product = (one: readonly bigint[], other: readonly bigint[]): readonly bigint[] => {
  const result = new Array<bigint>(one.length + other.length - 1).fill(0n)
  for (const [i, a] of one.entries())
    for (const [j, b] of other.entries()) result[i + j] = (result[i + j] ?? 0n) + a * b
  return result
}

const power = (base: readonly bigint[], exponent: number): readonly bigint[] =>
  Array.from({ length: exponent }, () => base).reduce(product, [1n])

/**
 * The exact chance that a contender goes before all opponents. If the rules decide ties, a higher Dexterity goes first,
 * and those that are still tied are equally likely to win the roll-off.
 *
 * @source SRD 5.2.1, Playing the Game, Initiative (page 13)
 * @source 2012 playtest, Initiative
 */
export function goingFirst(you: Contender, opponents: readonly Opponents[], { ties }: InitiativeRule): GoingFirst {
  // How many ways lead to no opponent ahead and this many tied with you.
  let byTied: readonly bigint[] = [0n]
  for (const [number, weight] of outcomes(you.total)) {
    const tied = opponents.reduce<readonly bigint[]>(
      (sum, { total, dexterity, rolls }) => {
        const [below, at] = ways(total, number)
        const compared = ties === 'decided' ? 0 : you.dexterity - dexterity
        const one = compared === 0 ? [below, at] : [below + (compared > 0 ? at : 0n), 0n]
        return product(sum, power(one, rolls))
      },
      [weight],
    )
    byTied = tied.map((count, index) => count + (byTied[index] ?? 0n))
  }
  const whole = opponents.reduce(
    (sum, { total, rolls }) => sum * total.denominator ** BigInt(rolls),
    you.total.denominator,
  )
  const [outright = 0n, ...withOthers] = byTied
  const share = (count: bigint, index: number): Fraction =>
    ties === 'decided' ? fraction(0) : fraction(count, whole * BigInt(index + 2))
  return {
    first: withOthers.map(share).reduce(addFractions, fraction(outright, whole)),
    tied:
      ties === 'decided'
        ? fraction(
            withOthers.reduce((sum, count) => sum + count, 0n),
            whole,
          )
        : fraction(0),
  }
}

/** The distribution of the highest total of several opponents. */
export function highestTotal(opponents: readonly Opponents[]): Distribution {
  const least = Math.max(...opponents.map(({ total }) => total.minimum))
  const most = Math.max(...opponents.map(({ total }) => maximum(total)))
  const upTo = (number: number): bigint =>
    opponents.reduce((sum, { total, rolls }) => {
      const [below, at] = ways(total, number)
      return sum * (below + at) ** BigInt(rolls)
    }, 1n)
  return fromOutcomes(
    Array.from({ length: most - least + 1 }, (_, index) => {
      const number = least + index
      return [number, upTo(number) - upTo(number - 1)] as const
    }),
  )
}
