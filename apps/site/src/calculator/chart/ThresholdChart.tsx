import type { NumberFormats } from '@rulestone/text/number-formats'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { T } from '../../shared/make-t.ts'
import { drawChart } from './chart.ts'
import { Plot } from './Plot.tsx'
import type { Shares } from './shares.ts'
import { barUnder, movedByKey } from './slider.ts'

interface ThresholdChartProps {
  readonly shares: Shares
  readonly threshold: number
  readonly choose: (threshold: number) => void
  /** the chance of the threshold, for screen readers */
  readonly spoken: string
  readonly formats: NumberFormats
  readonly t: T
}

/** A distribution as bars, whose threshold is dragged, or moved by keys. */
export function ThresholdChart({ shares, threshold, choose, spoken, formats, t }: ThresholdChartProps): JSX.Element {
  const drawing = useMemo(() => drawChart(shares, threshold), [shares, threshold])
  const minimum = shares.minimum
  const maximum = minimum + shares.chances.length - 1
  const within = (value: number): number => Math.max(minimum, Math.min(maximum, value))
  const onPointer = (event: PointerEvent): void => {
    if (event.buttons === 0) return
    const bar = drawing.bars[barUnder(event, drawing.bars.length) ?? -1]
    if (bar) choose(within(bar.from))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = movedByKey(event.key, threshold, { minimum, maximum })
    if (next === undefined) return
    event.preventDefault()
    choose(next)
  }
  return (
    <div
      class="chart-plot"
      role="slider"
      tabIndex={0}
      aria-label={t('fields.at-least.label')}
      aria-valuemin={minimum}
      aria-valuemax={maximum}
      aria-valuenow={within(threshold)}
      aria-valuetext={spoken}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        onPointer(event)
      }}
      onPointerMove={onPointer}
      onKeyDown={onKeyDown}
    >
      <Plot
        {...{ drawing, formats, t }}
        selectedBar={undefined}
        isCumulative={false}
        thresholdLabel={t('threshold', { threshold: formats.integer(threshold) })}
      />
    </div>
  )
}
