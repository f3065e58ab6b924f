import { describe, expect, test } from 'vitest'
import { type Distribution, mean, outcomes, roll, seededRandom, total, variance } from '../src/dice/index.ts'
import { toNumber } from '../src/fraction.ts'
import { NOTATIONS } from './notations.ts'
import { oddsOf, parsed } from './parsed.ts'

/** A bin of neighboring outcomes that is likely enough for a chi-square, and its expected count. */
interface Bin {
  readonly upTo: number
  readonly expected: number
}

/** The smallest expected count of a bin; with fewer the statistic is unreliable. */
const LEAST = 10

function binsOf(distribution: Distribution, rolls: number): Bin[] {
  const bins: Bin[] = []
  let expected = 0
  for (const [outcome, weight] of outcomes(distribution)) {
    expected += (rolls * Number((weight * 10n ** 12n) / distribution.denominator)) / 1e12
    if (expected >= LEAST) {
      bins.push({ upTo: outcome, expected })
      expected = 0
    }
  }
  const last = bins.pop()
  return last ? [...bins, { upTo: Number.POSITIVE_INFINITY, expected: last.expected + expected }] : []
}

/** The value that a chi-square with these degrees of freedom exceeds once in 10,000 times (Wilson and Hilferty). */
const critical = (degrees: number): number =>
  degrees * (1 - 2 / (9 * degrees) + 3.719 * Math.sqrt(2 / (9 * degrees))) ** 3

describe('chi-square of the roller against its own distribution', () => {
  test.each([
    [5, 25.74],
    [10, 35.56],
    [19, 50.8],
    [50, 95.97],
  ])('the critical value of %i degrees is near that of the tables', (degrees, table) => {
    expect(Math.abs(critical(degrees) / table - 1)).toBeLessThan(0.03)
  })

  const ROLLS = 4_000

  const tested = NOTATIONS.filter((_, index) => index % 2 === 0 || index % 5 === 0)

  test.each(tested)('%s', (notation) => {
    const bins = binsOf(oddsOf(notation), ROLLS)
    const counts = bins.map(() => 0)
    const random = seededRandom(`chi-square ${notation}`)
    const expression = parsed(notation)
    for (let index = 0; index < ROLLS; index += 1) {
      const rolled = roll(random, expression).total
      const bin = bins.findIndex(({ upTo }) => rolled <= upTo)
      counts[bin] = (counts[bin] ?? 0) + 1
    }
    const statistic = bins.reduce((sum, { expected }, bin) => sum + ((counts[bin] ?? 0) - expected) ** 2 / expected, 0)
    if (bins.length === 1) expect(statistic).toBeLessThan(1e-6)
    else expect(statistic).toBeLessThan(critical(bins.length - 1))
  })

  test('at least thirty constructs were compared', () => {
    expect(tested.length).toBeGreaterThanOrEqual(60)
  })
})

describe('the mean of many rolls', () => {
  const ROLLS = 2_000

  test('is compared for at least a hundred expressions', () => {
    expect(new Set(NOTATIONS).size).toBeGreaterThanOrEqual(100)
  })

  test.each(NOTATIONS)('%s lies within 4.5 standard errors', (notation) => {
    const distribution = oddsOf(notation)
    const random = seededRandom(`mean ${notation}`)
    const expression = parsed(notation)
    const byOutcome = new Map(outcomes(distribution))
    let sum = 0
    for (let index = 0; index < ROLLS; index += 1) {
      const rolled = total(random, expression)
      if (!byOutcome.has(rolled)) throw new Error(`${notation} rolled ${rolled}, which is impossible`)
      sum += rolled
    }
    const error = Math.sqrt(toNumber(variance(distribution)) / ROLLS)
    expect(Math.abs(sum / ROLLS - toNumber(mean(distribution)))).toBeLessThanOrEqual(4.5 * error)
  })
})
