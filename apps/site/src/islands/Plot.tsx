import type { JSX } from 'preact'
import type { Bar, Chart } from '../lib/chart.ts'
import type { T } from '../lib/make-t.ts'
import type { NumberFormats } from '../lib/numbers.ts'

interface PlotProps {
  readonly drawing: Chart
  /** the bar that is read */
  readonly read: number | undefined
  /** whether the bars stand for an outcome or more */
  readonly isCumulative: boolean
  readonly thresholdLabel: string
  readonly formats: NumberFormats
  readonly t: T
}

/** Heights from top to bottom: the labels of the two marks, the label of a bar, the bars, the outcomes. */
const THRESHOLD_LABEL = 12
const MEAN_LABEL = 30
const TOP = 52
const BASELINE = 152
const TICK_LABEL = 168
const HEIGHT = 174
/** The most bars that each carry their own label. */
const MOST_LABELS = 7

/** With more bars than this none has a label; the chart is read bar by bar. */
const MOST_LABELLED = 30

/** Places across and down as the drawing writes them: a hundredth is finer than any screen. */
const rounded = (value: number): number => Math.round(value * 100) / 100
const across = (share: number): string => `${rounded(share)}%`

/** A label near an edge grows inwards; how near depends on how long it is. */
const anchorAt = (x: number, near = 10): 'start' | 'middle' | 'end' =>
  x < near ? 'start' : x > 100 - near ? 'end' : 'middle'
/** The outcomes under the bars are short. */
const NEAR_FOR_TICKS = 2.4

/** Where the label of a bar stands: over its middle, or inwards from its edge when it is narrow and near the side. */
function labelPlace({ x, width }: Bar): { readonly x: string; readonly 'text-anchor': 'start' | 'middle' | 'end' } {
  if (width > 10 || (x > 5 && x + width < 95)) return { x: across(x + width / 2), 'text-anchor': 'middle' }
  return x < 50 ? { x: across(x), 'text-anchor': 'start' } : { x: across(x + width), 'text-anchor': 'end' }
}

/** The drawing itself. Positions across are percentages, so that text keeps its size at every width. */
export function Plot({ drawing, read, isCumulative, thresholdLabel, formats, t }: PlotProps): JSX.Element {
  const { bars, mean, ticks } = drawing
  const markedThreshold = thresholdLabel === '' ? undefined : drawing.threshold
  const topOf = ({ height }: Pick<Bar, 'height'>): number => rounded(BASELINE - height * (BASELINE - TOP))
  const isLabelled = (bar: Bar): boolean =>
    bars.length <= MOST_LABELS ? bar.share > 0 : bars.length <= MOST_LABELLED && bar.height === 1
  const firstLabelled = bars.findIndex(isLabelled)
  return (
    <svg width="100%" height={HEIGHT} aria-hidden="true" class="plot">
      {bars.map((bar, index) => (
        <rect
          key={index}
          class={`bar${bar.met ? ' met' : ''}${read === index ? ' read' : ''}`}
          x={across(bar.x)}
          width={across(bar.width)}
          y={topOf(bar)}
          height={rounded(bar.height * (BASELINE - TOP))}
        />
      ))}
      {bars.map(({ behind, x, width }, index) =>
        behind ? (
          <rect
            key={index}
            class="bar-behind"
            x={across(x)}
            width={across(width)}
            y={topOf(behind)}
            height={rounded(behind.height * (BASELINE - TOP))}
          />
        ) : null,
      )}
      <line class="baseline" x1="0" x2="100%" y1={BASELINE} y2={BASELINE} />
      {ticks.map(({ outcome, x }) => (
        <text key={outcome} class="tick" x={across(x)} y={TICK_LABEL} text-anchor={anchorAt(x, NEAR_FOR_TICKS)}>
          {formats.integer(outcome)}
        </text>
      ))}
      {bars.map((bar, index) =>
        bar.broken ? (
          <line
            key={index}
            class="break"
            x1={across(bar.x)}
            x2={across(bar.x + bar.width)}
            y1={TOP + 20}
            y2={TOP + 14}
          />
        ) : null,
      )}
      {markedThreshold === undefined ? null : (
        <line
          class="mark threshold"
          x1={across(markedThreshold)}
          x2={across(markedThreshold)}
          y1={THRESHOLD_LABEL + 5}
          y2={BASELINE}
        />
      )}
      <line class="mark mean" x1={across(mean.x)} x2={across(mean.x)} y1={MEAN_LABEL + 5} y2={BASELINE} />
      {bars.map((bar, index) =>
        isLabelled(bar) && (bars.length <= MOST_LABELS || index === firstLabelled) ? (
          <text key={index} class="bar-label" {...labelPlace(bar)} y={rounded(topOf(bar) - 5)}>
            {formats.percent(isCumulative ? bar.orMore : bar.share)}
          </text>
        ) : null,
      )}
      <text class="mark-label mean" x={across(mean.x)} y={MEAN_LABEL} text-anchor={anchorAt(mean.x)}>
        {t('site.mean', { value: formats.number(mean.value) })}
      </text>
      {markedThreshold === undefined ? null : (
        <text
          class="mark-label threshold"
          x={across(markedThreshold)}
          y={THRESHOLD_LABEL}
          text-anchor={anchorAt(markedThreshold)}
        >
          {thresholdLabel}
        </text>
      )}
    </svg>
  )
}
