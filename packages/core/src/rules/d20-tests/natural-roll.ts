import { requireInteger } from '../../bounds.ts'
import { binomials } from '../../dice/binomials.ts'
import { certain, type Distribution, distributionOf, fromOutcomes } from '../../dice/distribution.ts'
import { keepDice } from '../../dice/keep-dice.ts'
import { keptRanks } from '../../dice/kept-ranks.ts'
import { addWeight, keptWeights, type Weights } from '../../dice/populations.ts'
import { sumOfDice } from '../../dice/sum-of-dice.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'
import { D20_SIDES, d20Pool } from './advantage.ts'

/** The d20s of a D20 Test. */
export interface D20Dice {
  readonly state: RollState
  /** d20s that a feature adds to the two of a roll with Advantage, 0 to 10; without Advantage they are not rolled */
  readonly extraDice?: number
  /** a Halfling's Luck: a 1 on the d20 is rerolled, and the second roll counts */
  readonly halflingLuck?: boolean
}

const EXTRA_DICE = { minimum: 0, maximum: 10 } as const
const D20 = sumOfDice(1, D20_SIDES)
const D20_WITHOUT_1 = distributionOf({ minimum: 2, weights: D20.weights.slice(1), denominator: BigInt(D20_SIDES - 1) })

/**
 * The exact distribution of the natural roll: the number on the d20 that counts, before anything is added.
 *
 * Luck rerolls only one of several dice, as every reroll does with Advantage or Disadvantage. A 1 is always rerolled,
 * since the new number cannot be lower. That never hurts; with Disadvantage it helps only if no other die is a 1.
 *
 * @throws RangeError if the extra dice are not an integer between 0 and 10
 * @source SRD 5.2.1, Playing the Game, Advantage/Disadvantage and Interactions with Rerolls (page 8)
 * @source SRD 5.2.1, Character Origins, Halfling, Luck (page 86)
 * @example
 * naturalRoll({ state: 'advantage' }).weights[19] // => 39n
 * naturalRoll({ state: 'normal', halflingLuck: true }).weights.slice(0, 2) // => [1n, 21n]
 */
export function naturalRoll({ state, extraDice = 0, halflingLuck = false }: D20Dice): Distribution {
  requireInteger('extraDice', extraDice, EXTRA_DICE)
  const { count, keeps } = d20Pool(state)
  const dice = state === 'advantage' ? count + extraDice : count
  const ranks = keptRanks({ count: dice, keeps })
  if (!halflingLuck) return keepDice(dice, D20_SIDES, ranks)
  const weights: Weights = new Map()
  for (const [ones, choose] of binomials(dice).entries()) {
    // The first 1 becomes a new d20. Without any 1 that d20 is not rolled, and all its faces are one case.
    const rerolled = [
      { count: ones - 1, die: certain(1) },
      { count: 1, die: D20 },
    ]
    const others = { count: dice - ones, die: D20_WITHOUT_1 }
    const ways = choose * (ones === 0 ? D20.denominator : 1n)
    const kept = keptWeights(ones === 0 ? [others] : [others, ...rerolled], ranks)
    for (const [natural, weight] of kept) addWeight(weights, natural, weight * ways)
  }
  return fromOutcomes(weights)
}
