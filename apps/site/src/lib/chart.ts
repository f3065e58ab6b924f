import { type Distribution, mean, toNumber } from '@rulestone/core'

/** One bar: an outcome, or neighbouring outcomes where there are too many to draw. Positions are percentages. */
export interface Bar {
  /** the first outcome of the bar, included */
  readonly from: number
  /** the last outcome of the bar, included */
  readonly to: number
  /** the chance of these outcomes, from 0 to 1 */
  readonly share: number
  /** the chance of these outcomes or higher ones */
  readonly orMore: number
  /** whether the threshold is met */
  readonly met: boolean
  readonly x: number
  readonly width: number
  /** 1 for the highest bar */
  readonly height: number
  /** drawn shorter than it is, so that the others can be read */
  readonly broken: boolean
}

/** A distribution as it is drawn. */
export interface Chart {
  readonly bars: readonly Bar[]
  readonly mean: { readonly value: number; readonly x: number }
  /** where the threshold is first met, when that lies inside the drawing */
  readonly threshold: number | undefined
  /** outcomes that are written under their bars */
  readonly ticks: readonly { readonly outcome: number; readonly x: number }[]
  /** the outcomes drawn, when rarer ones at the ends were left out */
  readonly trimmed: { readonly low: number; readonly high: number } | undefined
}

/** The most bars that can be told apart on a phone. */
export const MOST_BARS = 60
/** The share of the outcomes at each end that is left out when there are too many to draw. */
export const TRIM_SHARE = 0.001
const MOST_TICKS = 8
/** A bar this many times as high as the next is drawn broken, and then this many times as high. */
const BREAK_FROM = 3
const BREAK_TO = 1.5
/** The part of its slot that a bar fills. */
const FILL = 0.84
const SCALE = 10n ** 18n

/** A share as a floating-point number; what is possible stays above 0. */
function toShare(weight: bigint, denominator: bigint): number {
  const share = Number((weight * SCALE) / denominator) / Number(SCALE)
  return share === 0 && weight > 0n ? Number.MIN_VALUE : share
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is at least a number. */
export function niceStep(least: number): number {
  let power = 1
  for (;;) {
    for (const digit of [1, 2, 5]) if (digit * power >= least) return digit * power
    power *= 10
  }
}

/** How many outcomes at the start of a list of weights are together rarer than the share that is left out. */
function rareAtStart(weights: readonly bigint[], denominator: bigint): number {
  let below = 0n
  const index = weights.findIndex((weight) => {
    below += weight
    return toShare(below, denominator) >= TRIM_SHARE
  })
  return Math.max(0, index)
}

/** The outcomes to write under the bars: multiples of a round step. */
function ticksFor(first: number, last: number, positionOf: (outcome: number) => number): Chart['ticks'] {
  const step = niceStep((last - first + 1) / MOST_TICKS)
  const start = Math.ceil(first / step) * step
  const count = Math.floor((last - start) / step) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const outcome = start + index * step
    return { outcome, x: positionOf(outcome) }
  })
}

/**
 * Where the bars, marks and labels of a distribution stand.
 *
 * @param threshold the outcome from which on the bars count as met
 */
export function drawChart(distribution: Distribution, threshold?: number): Chart {
  const { minimum, weights, denominator } = distribution
  const tooMany = weights.length > MOST_BARS
  const cutLow = tooMany ? rareAtStart(weights, denominator) : 0
  const cutHigh = tooMany ? rareAtStart(weights.toReversed(), denominator) : 0
  const low = minimum + cutLow
  const high = minimum + weights.length - 1 - cutHigh
  const span = niceStep((high - low + 1) / MOST_BARS)
  // A bar begins at the threshold, so that none is met by half.
  const offset = threshold === undefined ? low : threshold
  const first = low - ((((low - offset) % span) + span) % span)
  const count = Math.floor((high - first) / span) + 1
  const slot = 100 / count

  let remaining = denominator - sum(weights, 0, first - minimum)
  const drawn = Array.from({ length: count }, (_, index) => {
    const from = first + index * span
    const weight = sum(weights, from - minimum, from - minimum + span)
    const orMore = remaining
    remaining -= weight
    return { from, to: from + span - 1, share: toShare(weight, denominator), orMore: toShare(orMore, denominator) }
  })
  const full = fullHeight(drawn.map(({ share }) => share))
  const positionOf = (outcome: number): number => ((outcome - first) / span + 0.5 / span) * slot
  const bars = drawn.map((bar, index) => ({
    ...bar,
    met: threshold === undefined || bar.from >= threshold,
    x: (index + (1 - FILL) / 2) * slot,
    width: slot * FILL,
    height: Math.min(1, bar.share / full),
    broken: bar.share > full,
  }))
  const average = toNumber(mean(distribution))
  const thresholdX = threshold === undefined ? undefined : ((threshold - first) / span) * slot
  return {
    bars,
    mean: { value: average, x: positionOf(average) },
    threshold: thresholdX !== undefined && thresholdX > 0 && thresholdX < 100 ? thresholdX : undefined,
    ticks: ticksFor(low, high, positionOf),
    trimmed: cutLow + cutHigh > 0 ? { low, high } : undefined,
  }
}

/** The share that fills the height: the highest, unless one bar dwarfs all others. */
function fullHeight(shares: readonly number[]): number {
  const [highest = 1, second = 0] = shares.toSorted((a, b) => b - a)
  return second > 0 && highest > BREAK_FROM * second ? BREAK_TO * second : highest
}

function sum(weights: readonly bigint[], from: number, to: number): bigint {
  let total = 0n
  for (let index = Math.max(0, from); index < Math.min(weights.length, to); index += 1) total += weights[index] ?? 0n
  return total
}
