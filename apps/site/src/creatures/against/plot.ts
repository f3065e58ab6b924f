import { CHALLENGE_RATINGS } from '@rulestone/core'
import type { KnownRow } from './against-row.ts'

/** What the plot can have from left to right, and from bottom to top. */
export const ACROSS = ['cr', 'hp'] as const
export const UPWARD = ['damage', 'rounds', 'chance'] as const
export type Across = (typeof ACROSS)[number]
export type Upward = (typeof UPWARD)[number]

/** A value on an axis and its place, from 0 to 1. */
interface Tick {
  readonly at: number
  readonly value: number
}

/** An axis: where a value is on it, from 0 to 1. */
interface Axis {
  readonly place: (value: number) => number
  readonly ticks: readonly Tick[]
}

/** A dot of the plot, from its left and from its top, from 0 to 1. */
export interface Dot {
  readonly id: string
  readonly left: number
  readonly top: number
}

export interface Plot {
  readonly dots: readonly Dot[]
  readonly across: readonly Tick[]
  readonly upward: readonly Tick[]
  /** the place of what never happens, from the top, if there is any */
  readonly never: number | undefined
}

/** The steps between ticks that readers count by. */
const ROUND_STEPS = [1, 2, 5, 10]
const TICKS = 5

/** The least round step with which so many ticks reach a value. */
function roundStep(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest / TICKS))
  return (ROUND_STEPS.find((step) => step * power * TICKS >= highest) ?? 10) * power
}

/** An axis with equal steps from 0. */
function linear(highest: number): Axis {
  const step = roundStep(highest)
  const end = Math.ceil(highest / step) * step
  const place = (value: number): number => value / end
  const values = Array.from({ length: Math.round(end / step) + 1 }, (_, index) => Number((index * step).toPrecision(6)))
  return { place, ticks: values.map((value) => ({ value, at: place(value) })) }
}

/** An axis on which a factor is a distance: 1, 10 and 100 are equally far apart. */
function logarithmic(highest: number): Axis {
  const end = Math.log10(Math.max(highest, 10))
  const place = (value: number): number => Math.log10(Math.max(1, value)) / end
  const powers = Array.from({ length: Math.floor(end) + 1 }, (_, power) => 10 ** power)
  const steps = end > 4 ? [1] : end > 2 ? [1, 3] : [1, 2, 5]
  const values = powers.flatMap((power) => steps.map((step) => power * step)).filter((value) => value <= highest)
  return { place, ticks: values.map((value) => ({ value, at: place(value) })) }
}

const RATINGS = CHALLENGE_RATINGS.map((rating) => {
  const [numerator = 0, denominator = 1] = rating.split('/').map(Number)
  return numerator / denominator
})

/** The ratings with a number below the axis. */
const NAMED_RATINGS = [0, 1, 5, 10, 15, 20, 25, 30]

/** A column for each Challenge Rating: the fractions are as wide as the others. */
const ratings: Axis = {
  place: (value) => (RATINGS.indexOf(value) + 0.5) / RATINGS.length,
  ticks: NAMED_RATINGS.map((value) => ({ value, at: (RATINGS.indexOf(value) + 0.5) / RATINGS.length })),
}

/** How much of its column the creatures of a Challenge Rating spread over. */
const SPREAD = 0.8

/** The room above the highest value for what never happens. */
const NEVER_ROOM = 0.1

/** The dots of rows and the ticks of both axes. */
export function plotOf(rows: readonly KnownRow[], across: Across, upward: Upward): Plot {
  const horizontal = across === 'cr' ? ratings : logarithmic(Math.max(1, ...rows.map(({ hp }) => hp)))
  const finite = rows.map((row) => row[upward]).filter(Number.isFinite)
  const highest = Math.max(0, ...finite)
  const vertical = upward === 'rounds' ? logarithmic(highest) : linear(upward === 'chance' ? 1 : highest || 1)
  const hasNever = finite.length < rows.length
  const scale = hasNever ? 1 - NEVER_ROOM : 1
  const topOf = (value: number): number => (Number.isFinite(value) ? 1 - vertical.place(value) * scale : 0)
  const inColumn = new Map<number, number>()
  const columnSizes = Map.groupBy(rows, ({ cr }) => cr)
  const dots = rows.map((row): Dot => {
    const index = inColumn.get(row.cr) ?? 0
    inColumn.set(row.cr, index + 1)
    const size = columnSizes.get(row.cr)?.length ?? 1
    const aside = across === 'cr' ? (((index + 0.5) / size - 0.5) * SPREAD) / RATINGS.length : 0
    return { id: row.id, left: horizontal.place(row[across]) + aside, top: topOf(row[upward]) }
  })
  return {
    dots,
    across: horizontal.ticks,
    upward: vertical.ticks.map(({ value, at }) => ({ value, at: 1 - at * scale })),
    never: hasNever ? 0 : undefined,
  }
}

/** A distance as the reader sees it, for dots of a plot so wide and high. */
const farness = ({ left, top }: Dot, x: number, y: number, width: number, height: number): number =>
  Math.hypot(left * width - x, top * height - y)

/** The dot next to a point, and how far from it. */
export function nearestDot(
  dots: readonly Dot[],
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): { readonly dot: Dot; readonly distance: number } | undefined {
  let nearest: { dot: Dot; distance: number } | undefined
  for (const dot of dots) {
    const distance = farness(dot, x, y, width, height)
    if (!nearest || distance < nearest.distance) nearest = { dot, distance }
  }
  return nearest
}
