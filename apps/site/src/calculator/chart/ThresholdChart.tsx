import type { NumberFormats } from '@rulestone/text/number-formats'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { T } from '../../shared/make-t.ts'
import { drawChart } from './chart.ts'
import { Plot } from './Plot.tsx'
import type { Shares } from './shares.ts'

interface ThresholdChartProps {
  readonly shares: Shares
  readonly threshold: number
  readonly choose: (threshold: number) => void
  /** the chance of the threshold, for screen readers */
  readonly spoken: string
  readonly formats: NumberFormats
  readonly t: T
}

/** How far each key moves the threshold. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -5,
  PageUp: 5,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** A distribution as bars, whose threshold is dragged, or moved by keys. */
export function ThresholdChart({ shares, threshold, choose, spoken, formats, t }: ThresholdChartProps): JSX.Element {
  const drawing = useMemo(() => drawChart(shares, threshold), [shares, threshold])
  const minimum = shares.minimum
  const maximum = minimum + shares.chances.length - 1
  const within = (value: number): number => Math.max(minimum, Math.min(maximum, value))
  const onPointer = (event: PointerEvent): void => {
    if (!(event.currentTarget instanceof Element) || event.buttons === 0) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const slot = Math.floor(((event.clientX - left) / width) * drawing.bars.length)
    const bar = drawing.bars[Math.max(0, Math.min(drawing.bars.length - 1, slot))]
    if (bar) choose(within(bar.from))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    choose(within(threshold + step))
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
