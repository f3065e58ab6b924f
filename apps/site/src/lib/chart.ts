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
  /** the same outcomes of the distribution that is drawn behind */
  readonly behind?: { readonly share: number; readonly orMore: number; readonly height: number }
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
const TRIM_PARTS = 1000n
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

/** How many outcomes at one end of a list of weights are together rarer than the share that is left out. */
function rareAtEnd(weights: readonly bigint[], denominator: bigint, fromLast: boolean): number {
  let rare = 0n
  for (let count = 0; count < weights.length; count += 1) {
    rare += weights[fromLast ? weights.length - 1 - count : count] ?? 0n
    if (rare * TRIM_PARTS >= denominator) return count
  }
  return 0
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

const lastOf = ({ minimum, weights }: Distribution): number => minimum + weights.length - 1

/** The first and the last outcome to draw; without the rare ones at the ends where there are too many. */
function ends(distribution: Distribution, tooMany: boolean): { readonly low: number; readonly high: number } {
  const { minimum, weights, denominator } = distribution
  if (!tooMany) return { low: minimum, high: lastOf(distribution) }
  const cutLow = rareAtEnd(weights, denominator, false)
  const cutHigh = rareAtEnd(weights, denominator, true)
  return { low: minimum + cutLow, high: lastOf(distribution) - cutHigh }
}

/** What each slot holds, from the first on. */
function slots({ minimum, weights, denominator }: Distribution, first: number, span: number, count: number) {
  let remaining = denominator - sum(weights, 0, first - minimum)
  return Array.from({ length: count }, (_, index) => {
    const from = first + index * span
    const weight = sum(weights, from - minimum, from - minimum + span)
    const orMore = remaining
    remaining -= weight
    return { from, to: from + span - 1, share: toShare(weight, denominator), orMore: toShare(orMore, denominator) }
  })
}

/**
 * Where the bars, marks and labels of a distribution stand.
 *
 * @param threshold the outcome from which on the bars count as met
 * @param behind another distribution, to be drawn behind this one on the same scale
 */
export function drawChart(distribution: Distribution, threshold?: number, behind?: Distribution): Chart {
  const both = behind ? [distribution, behind] : [distribution]
  const least = Math.min(...both.map(({ minimum }) => minimum))
  const most = Math.max(...both.map(lastOf))
  const tooMany = most - least >= MOST_BARS
  const drawnEnds = both.map((one) => ends(one, tooMany))
  const low = Math.min(...drawnEnds.map((end) => end.low))
  const high = Math.max(...drawnEnds.map((end) => end.high))
  const span = niceStep((high - low + 1) / MOST_BARS)
  // A bar begins at the threshold, so that none is met by half.
  const offset = threshold === undefined ? low : threshold
  const first = low - ((((low - offset) % span) + span) % span)
  const count = Math.floor((high - first) / span) + 1
  const slot = 100 / count

  const drawn = slots(distribution, first, span, count)
  const drawnBehind = behind && slots(behind, first, span, count)
  const full = Math.max(...[drawn, drawnBehind ?? []].map((bars) => fullHeight(bars.map(({ share }) => share))))
  const positionOf = (outcome: number): number => ((outcome - first) / span + 0.5 / span) * slot
  const bars = drawn.map(
    (bar, index): Bar => ({
      ...bar,
      ...behindBar(drawnBehind?.[index], full),
      met: threshold === undefined || bar.from >= threshold,
      x: (index + (1 - FILL) / 2) * slot,
      width: slot * FILL,
      height: Math.min(1, bar.share / full),
      broken: bar.share > full,
    }),
  )
  const average = toNumber(mean(distribution))
  const thresholdX = threshold === undefined ? undefined : ((threshold - first) / span) * slot
  return {
    bars,
    mean: { value: average, x: positionOf(average) },
    threshold: thresholdX !== undefined && thresholdX > 0 && thresholdX < 100 ? thresholdX : undefined,
    ticks: ticksFor(low, high, positionOf),
    trimmed: low > least || high < most ? { low, high } : undefined,
  }
}

/** The bar that is drawn behind another. */
const behindBar = (bar: { readonly share: number; readonly orMore: number } | undefined, full: number) =>
  bar && { behind: { share: bar.share, orMore: bar.orMore, height: Math.min(1, bar.share / full) } }

/** A chart of the chances of each outcome or more: every bar as high as that chance. */
export const cumulative = (chart: Chart): Chart => ({
  ...chart,
  bars: chart.bars.map((bar) => ({
    ...bar,
    height: bar.orMore,
    broken: false,
    ...(bar.behind && { behind: { ...bar.behind, height: bar.behind.orMore } }),
  })),
})

/** The share that fills the height: the highest, unless one bar dwarfs all others. */
function fullHeight(shares: readonly number[]): number {
  const [highest = 0, second = 0] = shares.toSorted((a, b) => b - a)
  return second > 0 && highest > BREAK_FROM * second ? BREAK_TO * second : highest
}

function sum(weights: readonly bigint[], from: number, to: number): bigint {
  let total = 0n
  for (let index = Math.max(0, from); index < Math.min(weights.length, to); index += 1) total += weights[index] ?? 0n
  return total
}
