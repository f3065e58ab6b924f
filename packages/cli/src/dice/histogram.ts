import { type Distribution, type Fraction, fraction, quantile, subtractFractions, toNumber } from '@rulestone/core'
import { formatStepValue, type NumberFormats } from '@rulestone/text/number-formats'
import { columnsOf } from '../terminal/columns.ts'

/** One line of a histogram: consecutive outcomes, both included, and their probability. */
interface Row {
  readonly from: number
  readonly to: number
  readonly chance: Fraction
}

/** Up to this number of outcomes, each has its own line; more share lines. */
const MOST_ROWS = 40

/** The widest bar. */
const WIDEST = 60

/** How a histogram is drawn. */
export interface HistogramOptions {
  /** the width of a line, in columns */
  readonly columns: number
  readonly formats: NumberFormats
  /** writes the outcomes of a line that several share */
  readonly range: (from: number, to: number) => string
  /** outcomes from this one on have solid bars, lower ones shaded; without it all are solid */
  readonly threshold?: number | undefined
}

/**
 * The probability of the rare outcomes at each end that share one line, if there are too many outcomes for separate
 * lines.
 */
const TAIL = fraction(1, 2_000)

/** Indices of weights at which lines begin. One is the threshold, so that no line mixes solid and shaded outcomes. */
function cutsOf(distribution: Distribution, threshold: number | undefined): number[] {
  const { minimum, weights } = distribution
  const isLong = weights.length > MOST_ROWS
  const low = isLong ? quantile(distribution, TAIL) - minimum : 0
  const high = isLong ? quantile(distribution, subtractFractions(fraction(1), TAIL)) - minimum + 1 : weights.length
  const size = Math.ceil((high - low) / MOST_ROWS)
  const marked = threshold === undefined ? low : threshold - minimum
  const offset = (((marked - low) % size) + size) % size
  const cuts = new Set([0, marked, weights.length])
  for (let cut = offset === 0 ? low : low + offset - size; cut < high + size; cut += size) cuts.add(cut)
  return [...cuts].filter((cut) => cut >= 0 && cut <= weights.length).sort((a, b) => a - b)
}

function rowsOf(distribution: Distribution, threshold: number | undefined): Row[] {
  const { minimum, weights, denominator } = distribution
  const cuts = cutsOf(distribution, threshold)
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0
    const weight = weights.slice(start, end).reduce((sum, one) => sum + one, 0n)
    return { from: minimum + start, to: minimum + end - 1, chance: fraction(weight, denominator) }
  })
}

/**
 * A distribution as lines: outcome, probability, and a bar of proportional length.
 *
 * @example
 * histogram(odds(parse('1d2').value).value, { columns: 20, formats: numberFormats('en'), range: String })
 * // => ['1  50%  ████████████', '2  50%  ████████████']
 */
export function histogram(
  distribution: Distribution,
  { columns, formats, range, threshold }: HistogramOptions,
): string[] {
  const rows = rowsOf(distribution, threshold).map(({ from, to, chance }) => ({
    outcome: from === to ? String(from) : range(from, to),
    chance: formatStepValue(formats, { kind: 'probability', value: chance }),
    share: toNumber(chance),
    isSolid: threshold === undefined || from >= threshold,
  }))
  const outcomeWidth = Math.max(...rows.map(({ outcome }) => columnsOf(outcome)))
  const chanceWidth = Math.max(...rows.map(({ chance }) => chance.length))
  const widest = Math.max(1, Math.min(WIDEST, columns - outcomeWidth - chanceWidth - 4))
  const most = Math.max(...rows.map(({ share }) => share))
  return rows.map(({ outcome, chance, share, isSolid }) => {
    const bar = (isSolid ? '█' : '░').repeat(Math.round((share / most) * widest))
    return `${' '.repeat(outcomeWidth - columnsOf(outcome))}${outcome}  ${chance.padStart(chanceWidth)}  ${bar}`.trimEnd()
  })
}
