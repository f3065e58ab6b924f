import type { NumberFormats } from '@rulestone/text/number-formats'
import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { T } from '../shared/make-t.ts'
import { Chart } from './chart/Chart.tsx'
import type { Shares } from './chart/shares.ts'

interface DistributionChartProps {
  /** a unique name on the page */
  readonly name: string
  /** the outcome of the first chance */
  readonly minimum: number
  /** they add up to 1 */
  readonly chances: readonly number[]
  readonly formats: NumberFormats
  /** has the strings of charts under `site.`, and `outcome` */
  readonly t: T
}

function sharesFrom(minimum: number, chances: readonly number[]): Shares {
  const orMore = new Float64Array(chances.length)
  let [left, mean] = [0, 0]
  for (const [index, chance] of Array.from(chances.entries()).reverse()) {
    left += chance
    mean += chance * (minimum + index)
    orMore[index] = Math.min(1, left)
  }
  return { minimum, chances: Float64Array.from(chances), orMore, mean }
}

/** The chart of a distribution that no calculator has computed. */
export function DistributionChart({ name, minimum, chances, formats, t }: DistributionChartProps): JSX.Element {
  const [view, setView] = useState<string>()
  const shares = useMemo(() => sharesFrom(minimum, chances), [minimum, chances])
  return (
    <Chart
      partId={undefined}
      {...{ name, shares, view, formats, t }}
      threshold={undefined}
      compared={undefined}
      onViewChange={setView}
      isReady
    />
  )
}
