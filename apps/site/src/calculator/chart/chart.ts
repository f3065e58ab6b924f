import type { Shares } from './shares.ts'

/** One bar: an outcome, or several neighboring outcomes if there are too many to draw. Positions are percentages. */
export interface Bar {
  /** the first outcome of the bar, inclusive */
  readonly from: number
  /** the last outcome of the bar, inclusive */
  readonly to: number
  /** the chance of these outcomes, from 0 to 1 */
  readonly share: number
  /** the chance of these outcomes or higher ones */
  readonly orMore: number
  /** whether all outcomes of the bar meet the threshold */
  readonly meetsThreshold: boolean
  readonly x: number
  readonly width: number
  /** 1 for the highest bar */
  readonly height: number
  /** whether it is drawn shorter than its share, so that the others stay readable */
  readonly broken: boolean
  /** the same outcomes of the compared distribution */
  readonly compared?: { readonly share: number; readonly orMore: number; readonly height: number }
}

/** The geometry of a drawn distribution. */
export interface Chart {
  readonly bars: readonly Bar[]
  readonly mean: { readonly value: number; readonly x: number }
  /** where the threshold is first met, if that is inside the chart */
  readonly threshold: number | undefined
  /** the outcomes labeled under their bars */
  readonly ticks: readonly { readonly outcome: number; readonly x: number }[]
  /** the first and the last drawn outcome, if rare ones at the ends were trimmed */
  readonly trimmed: { readonly low: number; readonly high: number } | undefined
}

/** The maximum number of bars that can be told apart on a phone. */
export const MOST_BARS = 60
/** The share of the outcomes at each end that is trimmed if there are too many to draw. */
export const TRIM_SHARE = 0.001
const MOST_TICKS = 8
/** A bar more than BREAK_FROM times as high as the next is drawn broken, BREAK_TO times as high as the next. */
const BREAK_FROM = 3
const BREAK_TO = 1.5
/** The part of its slot that a bar fills. */
const FILL = 0.84

/** The smallest of 1, 2, 5, 10, 20, 50 … that is at least a number. */
export function niceStep(least: number): number {
  let power = 1
  for (;;) {
    for (const digit of [1, 2, 5]) if (digit * power >= least) return digit * power
    power *= 10
  }
}

/** How many outcomes at one end to trim: their total stays below TRIM_SHARE. */
function rareAtEnd(chances: Float64Array, fromLast: boolean): number {
  let rare = 0
  for (let count = 0; count < chances.length; count += 1) {
    rare += chances[fromLast ? chances.length - 1 - count : count] ?? 0
    if (rare >= TRIM_SHARE) return count
  }
  return 0
}

/** The axis ticks: multiples of 1, 2 or 5 × 10ⁿ. */
function ticksFor(first: number, last: number, positionOf: (outcome: number) => number): Chart['ticks'] {
  const step = niceStep((last - first + 1) / MOST_TICKS)
  const start = Math.ceil(first / step) * step
  const count = Math.floor((last - start) / step) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const outcome = start + index * step
    return { outcome, x: positionOf(outcome) }
  })
}

const lastOf = ({ minimum, chances }: Shares): number => minimum + chances.length - 1

/** The first and the last outcome to draw, without rare ones at the ends if there are too many. */
function ends(shares: Shares, tooMany: boolean): { readonly low: number; readonly high: number } {
  const { minimum, chances } = shares
  if (!tooMany) return { low: minimum, high: lastOf(shares) }
  return { low: minimum + rareAtEnd(chances, false), high: lastOf(shares) - rareAtEnd(chances, true) }
}

/** The outcomes and chances of each slot. */
const slots = ({ minimum, chances, orMore }: Shares, first: number, span: number, count: number) =>
  Array.from({ length: count }, (_, place) => {
    const from = first + place * span
    const index = from - minimum
    return {
      from,
      to: from + span - 1,
      share: sum(chances, index, index + span),
      orMore: index < 0 ? 1 : (orMore[index] ?? 0),
    }
  })

/**
 * Places the bars, marks and labels of a distribution.
 *
 * @param threshold the first outcome that meets the threshold
 * @param compared another distribution, drawn in front on the same scale
 */
export function drawChart(shares: Shares, threshold?: number, compared?: Shares): Chart {
  const both = compared ? [shares, compared] : [shares]
  const least = Math.min(...both.map(({ minimum }) => minimum))
  const most = Math.max(...both.map(lastOf))
  const tooMany = most - least >= MOST_BARS
  const drawnEnds = both.map((one) => ends(one, tooMany))
  const low = Math.min(...drawnEnds.map((end) => end.low))
  const high = Math.max(...drawnEnds.map((end) => end.high))
  const span = niceStep((high - low + 1) / MOST_BARS)
  // A bar begins at the threshold, so that a bar meets it wholly or not at all.
  const offset = threshold === undefined ? low : threshold
  const first = low - ((((low - offset) % span) + span) % span)
  const count = Math.floor((high - first) / span) + 1
  const slot = 100 / count

  const drawn = slots(shares, first, span, count)
  const drawnBehind = compared && slots(compared, first, span, count)
  const shown = [drawn, drawnBehind ?? []].map((bars) => bars.map(({ share }) => share))
  const full = Math.max(...shown.map(fullHeight))
  const highest = Math.max(...shown.flat())
  // Of two broken bars, the one with the greater share is drawn higher.
  const heightOf = (share: number): number => (share > full ? 0.75 + share / highest / 4 : share / full)
  const positionOf = (outcome: number): number => ((outcome - first) / span + 0.5 / span) * slot
  const withHeight = <Part extends Pick<Bar, 'share'>>(bar: Part) => ({ ...bar, height: heightOf(bar.share) })
  const bars = drawn.map((bar, index): Bar => {
    const other = drawnBehind?.[index]
    return {
      ...withHeight(bar),
      ...(other && { compared: withHeight(other) }),
      meetsThreshold: threshold === undefined || bar.from >= threshold,
      x: (index + (1 - FILL) / 2) * slot,
      width: slot * FILL,
      broken: bar.share > full,
    }
  })
  const thresholdX = threshold === undefined ? undefined : ((threshold - first) / span) * slot
  return {
    bars,
    mean: { value: shares.mean, x: positionOf(shares.mean) },
    threshold: thresholdX !== undefined && thresholdX > 0 && thresholdX < 100 ? thresholdX : undefined,
    ticks: ticksFor(low, high, positionOf),
    trimmed: low > least || high < most ? { low, high } : undefined,
  }
}

/** The same chart with cumulative bars: each shows the chance of its outcome or more. */
export const cumulative = (chart: Chart): Chart => ({
  ...chart,
  bars: chart.bars.map((bar) => ({
    ...bar,
    height: bar.orMore,
    broken: false,
    ...(bar.compared && { compared: { ...bar.compared, height: bar.compared.orMore } }),
  })),
})

/** The share of a bar of full height: the greatest, unless it is far greater than the next. */
function fullHeight(shares: readonly number[]): number {
  const [highest = 0, second = 0] = shares.toSorted((a, b) => b - a)
  return second > 0 && highest > BREAK_FROM * second ? BREAK_TO * second : highest
}

function sum(chances: Float64Array, from: number, to: number): number {
  let total = 0
  for (let index = Math.max(0, from); index < Math.min(chances.length, to); index += 1) total += chances[index] ?? 0
  return total
}
