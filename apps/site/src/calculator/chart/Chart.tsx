import type { NumberFormats } from '@rulestone/text/number-formats'
import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { T } from '../../shared/make-t.ts'
import { AT_LEAST } from '../address/calculator-address.ts'
import { ChartTable } from './ChartTable.tsx'
import { type Bar, type Chart as ChartGeometry, cumulative, drawChart, TRIM_SHARE } from './chart.ts'
import { outcomesOf } from './outcomes-of.ts'
import { Plot } from './Plot.tsx'
import type { Shares } from './shares.ts'
import { barUnder, movedByKey } from './slider.ts'

interface ChartProps {
  /** the id of the chart, on the calculator's own page */
  readonly partId: string | undefined
  /** a unique name on the page */
  readonly name: string
  readonly shares: Shares
  readonly threshold: number | undefined
  /** the shares of the compared state */
  readonly compared: Shares | undefined
  /** undefined or `at-least`; `onViewChange` sets it */
  readonly view: string | undefined
  readonly onViewChange: (view: string | undefined) => void
  readonly isReady: boolean
  readonly formats: NumberFormats
  readonly t: T
}

const highestBar = ({ bars }: ChartGeometry): number =>
  bars.reduce((best, bar, index) => (bar.height === 1 ? index : best), 0)

/** A distribution as bars. A pointer, a finger or the arrow keys show exact values, which are also in a table. */
export function Chart(props: ChartProps): JSX.Element {
  const { partId, name, shares, threshold, compared, view, onViewChange, isReady, formats, t } = props
  const isCumulative = view === AT_LEAST
  const drawing = useMemo(() => {
    const exact = drawChart(shares, threshold, compared)
    return isCumulative ? cumulative(exact) : exact
  }, [shares, threshold, compared, isCumulative])
  const [selected, setSelected] = useState<number>()
  const thresholdLabel = threshold === undefined ? '' : t('threshold', { threshold: formats.integer(threshold) })
  const last = drawing.bars.length - 1
  const at = selected === undefined ? undefined : Math.min(selected, last)
  const spoken = (bar: Bar | undefined): string => {
    if (bar === undefined) return ''
    const exactly = t('site.exactly', { outcome: outcomesOf(bar, formats), chance: formats.percent(bar.share) })
    const atLeast = t('site.at-least', { outcome: formats.integer(bar.from), chance: formats.percent(bar.orMore) })
    if (!bar.compared) return `${exactly} · ${atLeast}`
    const shares = isCumulative ? [bar.compared.orMore, bar.orMore] : [bar.compared.share, bar.share]
    const sides = shares.map((share, side) => `${t(side === 0 ? 'site.a' : 'site.b')} ${formats.percent(share)}`)
    const outcome = isCumulative ? formats.integer(bar.from) : outcomesOf(bar, formats)
    return t(isCumulative ? 'site.at-least' : 'site.exactly', { outcome, chance: sides.join(' · ') })
  }
  const onPointer = (event: PointerEvent): void => {
    const under = barUnder(event, drawing.bars.length)
    if (under !== undefined) setSelected(under)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = movedByKey(event.key, at ?? highestBar(drawing), { minimum: 0, maximum: last })
    if (next === undefined && event.key !== 'Escape') return
    event.preventDefault()
    setSelected(next)
  }
  const shown = drawing.bars[at ?? highestBar(drawing)]
  return (
    <div class="chart" id={partId}>
      <div
        class="chart-plot"
        role="slider"
        tabIndex={0}
        aria-label={t('site.chart')}
        aria-valuemin={drawing.bars[0]?.from}
        aria-valuemax={drawing.bars[last]?.from}
        aria-valuenow={shown?.from}
        aria-valuetext={spoken(shown)}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setSelected(undefined)}
        onKeyDown={onKeyDown}
        onBlur={() => setSelected(undefined)}
      >
        <Plot {...{ drawing, selectedBar: at, isCumulative, thresholdLabel, formats, t }} />
      </div>
      <p class="chart-reading" aria-hidden="true">
        {at === undefined ? (
          <span class="needs-script">{t('site.read')}</span>
        ) : (
          <span>{spoken(drawing.bars[at])}</span>
        )}
        <span class="chart-outcome">{t('outcome')}</span>
      </p>
      {drawing.trimmed === undefined ? null : (
        <p class="chart-note">
          {t('site.trimmed', {
            low: formats.integer(drawing.trimmed.low),
            high: formats.integer(drawing.trimmed.high),
            chance: formats.percent(TRIM_SHARE),
          })}
        </p>
      )}
      <div class="chart-foot">
        <ChartTable {...{ bars: drawing.bars, formats, t }} />
        {drawing.bars.length > 1 ? (
          <fieldset class="chart-view choice needs-script" inert={!isReady}>
            <legend class="visually-hidden">{t('site.view')}</legend>
            <div class="segments">
              {[false, true].map((value) => (
                <label key={String(value)}>
                  <input
                    type="radio"
                    name={name}
                    checked={value === isCumulative}
                    onChange={() => onViewChange(value ? AT_LEAST : undefined)}
                  />
                  <span>{t(value ? 'site.view-at-least' : 'site.view-exactly')}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ) : null}
      </div>
    </div>
  )
}
