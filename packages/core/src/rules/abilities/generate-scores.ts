import { ANY_INTEGER, type Bounds, requireInteger, requireIntegers } from '../../bounds.ts'
import { binomials } from '../../dice/binomials.ts'
import { type Distribution, fromOutcomes, maximum } from '../../dice/distribution.ts'
import { keepDice } from '../../dice/keep-dice.ts'
import { keptWeights } from '../../dice/populations.ts'
import { power } from '../../dice/power.ts'
import { type Fraction, fraction } from '../../fraction.ts'

/** How a set of ability scores is rolled: how many dice for each score, and how many of the highest count. */
export interface ScoreGeneration {
  readonly dice: number
  readonly sides: number
  readonly keep: number
  /** how many scores are rolled */
  readonly scores: number
}

/**
 * Random Generation: the three highest of four d6, six times.
 *
 * @source SRD 5.2.1, Character Creation, Generate Your Scores (page 21)
 */
export const RANDOM_GENERATION = { dice: 4, sides: 6, keep: 3, scores: 6 } as const satisfies ScoreGeneration

/** The dice, scores and faces that a set can have: more than any table rolls, and few enough to compute. */
const DICE: Bounds = { minimum: 1, maximum: 100 }
const SIDES: Bounds = { minimum: 1, maximum: 1000 }

function requireGeneration({ dice, sides, keep, scores }: ScoreGeneration): void {
  requireInteger('dice', dice, DICE)
  requireInteger('sides', sides, SIDES)
  requireInteger('keep', keep, { minimum: 1, maximum: dice })
  requireInteger('scores', scores, DICE)
}

/**
 * The exact distribution of one rolled ability score.
 *
 * @param generation how it is rolled: the three highest of four d6 by default
 * @throws RangeError if a number is less than 1 or not an integer, more dice are kept than are rolled, or there are more
 * than 100 dice or scores, or 1000 sides
 * @source SRD 5.2.1, Character Creation, Generate Your Scores (page 21)
 * @example
 * mean(rolledScore()) // => fraction(15869, 1296)
 */
export function rolledScore(generation: ScoreGeneration = RANDOM_GENERATION): Distribution {
  requireGeneration(generation)
  const { dice, sides, keep } = generation
  return keepDice(dice, sides, { from: 0, to: keep })
}

/** A score of a rolled set, by its rank. */
export interface RankedScore {
  /** 1 is the best score, 6 the worst of six */
  readonly rank: number
  /** how the set is rolled: Random Generation by default */
  readonly generation?: ScoreGeneration
}

/**
 * The exact distribution of one score of the set, by rank.
 *
 * @throws RangeError if the rank is not an integer between 1 and the number of scores, or `rolledScore` refuses the
 * generation
 * @source SRD 5.2.1, Character Creation, Generate Your Scores (page 21)
 * @example
 * probability(rankedScore({ rank: 6 }), '>=', 3) // => fraction(1)
 */
export function rankedScore({ rank, generation = RANDOM_GENERATION }: RankedScore): Distribution {
  const { scores } = generation
  requireGeneration(generation)
  requireInteger('rank', rank, { minimum: 1, maximum: scores })
  return fromOutcomes(keptWeights([{ count: scores, die: rolledScore(generation) }], { from: rank - 1, to: rank }))
}

/**
 * The exact distribution of the total of all scores in the set.
 *
 * @param generation how the set is rolled: Random Generation by default
 * @throws RangeError if `rolledScore` refuses the generation
 * @source SRD 5.2.1, Character Creation, Generate Your Scores (page 21)
 * @example
 * mean(totalOfScores()) // => fraction(15869, 216)
 */
export const totalOfScores = (generation: ScoreGeneration = RANDOM_GENERATION): Distribution =>
  power(rolledScore(generation), generation.scores)

/** The scores that a rolled set is to have. */
export interface WantedScores {
  /** in any order, no more than are rolled */
  readonly wanted: readonly number[]
  /** how the set is rolled: Random Generation by default */
  readonly generation?: ScoreGeneration
}

/**
 * The chance that the scores of a rolled set can be ordered so that each is at least the wanted one: for example one
 * 18, or a set at least as good as the Standard Array.
 *
 * Goes through the faces from the top. A set is lost as soon as fewer scores have come up than are wanted at that
 * height.
 *
 * @throws RangeError if more scores are wanted than are rolled, one is not an integer, or `rolledScore`
 * refuses the generation
 * @source SRD 5.2.1, Character Creation, Generate Your Scores (page 21)
 * @example
 * chanceOfScores({ wanted: [3, 3] }) // => fraction(1)
 * chanceOfScores({ wanted: [18], generation: { dice: 3, sides: 6, keep: 3, scores: 1 } }) // => fraction(1, 216)
 */
export function chanceOfScores({ wanted, generation = RANDOM_GENERATION }: WantedScores): Fraction {
  const { scores } = generation
  const score = rolledScore(generation)
  requireInteger('wanted.length', wanted.length, { minimum: 0, maximum: scores })
  requireIntegers('wanted', wanted, ANY_INTEGER)
  const whole = score.denominator ** BigInt(scores)
  if (wanted.some((least) => least > maximum(score))) return fraction(0)
  // By the number of scores that have come up so far.
  let ways: bigint[] = [1n]
  for (let face = maximum(score); face >= score.minimum; face -= 1) {
    const weight = score.weights[face - score.minimum] ?? 0n
    const needed = wanted.filter((least) => least >= face).length
    const next = new Array<bigint>(scores + 1).fill(0n)
    for (const [up, before] of ways.entries()) {
      for (const [more, choose] of binomials(scores - up).entries()) {
        if (up + more >= needed) next[up + more] = (next[up + more] ?? 0n) + before * choose * weight ** BigInt(more)
      }
    }
    ways = next
  }
  return fraction(ways[scores] ?? 0n, whole)
}
