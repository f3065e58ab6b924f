import type { NumberFormats } from '@rulestone/text/number-formats'
import type { JSX } from 'preact'
import type { T } from '../../shared/make-t.ts'
import type { Bar, Chart } from './chart.ts'

interface PlotProps {
  readonly drawing: Chart
  /** the index of the selected bar */
  readonly selectedBar: number | undefined
  /** whether a bar shows the chance of an outcome or more */
  readonly isCumulative: boolean
  readonly thresholdLabel: string
  readonly formats: NumberFormats
  readonly t: T
}

/** Vertical positions in em, from top to bottom: the labels of the two marks, the bars, the outcomes. */
const THRESHOLD_LABEL = 0.9
const MEAN_LABEL = 2.2
const TOP = 3.8
const BASELINE = 11
const TICK_LABEL = 12.2
const HEIGHT = 12.6
/** Up to this many bars, each has a label. */
const MOST_LABELS = 7

/** With more bars than this, not even the highest has a label. */
const MOST_LABELLED = 30

/** CSS lengths, rounded to a hundredth. */
const percent = (share: number): string => `${+share.toFixed(2)}%`
const em = (height: number): string => `${+height.toFixed(2)}em`

/**
 * The anchor of a label: inwards near an edge, and away from another mark nearby if there is room.
 *
 * @param near the distance that counts as near, depending on label length
 * @param beside the position of the other mark
 */
const anchorAt = (x: number, near: number, beside = -100): 'start' | 'middle' | 'end' =>
  x < near
    ? 'start'
    : x > 100 - near
      ? 'end'
      : Math.abs(x - beside) > near || (x < beside ? x : 100 - x) < 2.8 * near
        ? 'middle'
        : x < beside
          ? 'end'
          : 'start'
/** The line of a mark, from its label down to the baseline. */
const mark = (kind: string, x: number, label: number): JSX.Element => (
  <line class={`mark ${kind}`} x1={percent(x)} x2={percent(x)} y1={em(label + 0.4)} y2={em(BASELINE)} />
)
const markLabel = (kind: string, x: number, y: number, text: string, beside?: number): JSX.Element => (
  <text class={`mark-label ${kind}`} x={percent(x)} y={em(y)} text-anchor={anchorAt(x, text.length * 1.3, beside)}>
    {text}
  </text>
)
const NEAR_FOR_TICKS = 2.4

/** A bar closer to the edge than this gets its label at its inner edge. */
const NEAR_FOR_BARS = 6
const OF_WIDTH = { start: 0, middle: 0.5, end: 1 } as const

function labelPlace({ x, width }: Bar) {
  const anchor = anchorAt(x + width / 2, NEAR_FOR_BARS)
  return { x: percent(x + width * OF_WIDTH[anchor]), 'text-anchor': anchor }
}

/** The bars, marks and labels. Horizontal positions are percentages, so that text keeps its size at every width. */
export function Plot({ drawing, selectedBar, isCumulative, thresholdLabel, formats, t }: PlotProps): JSX.Element {
  const { bars, mean, ticks } = drawing
  const markedThreshold = thresholdLabel === '' ? undefined : drawing.threshold
  const topOf = ({ height }: Pick<Bar, 'height'>): number => BASELINE - height * (BASELINE - TOP)
  const box = ({ x, width }: Bar, bar: Pick<Bar, 'height'>) => ({
    x: percent(x),
    width: percent(width),
    y: em(topOf(bar)),
    height: em(bar.height * (BASELINE - TOP)),
  })
  const labelled =
    bars.length > MOST_LABELS
      ? bars.filter(({ height }) => height === 1 && bars.length <= MOST_LABELLED).slice(0, 1)
      : bars.filter(({ share }) => share > 0)
  return (
    <svg width="100%" height={em(HEIGHT)} aria-hidden="true" class="plot">
      {bars.map((bar, index) => (
        <rect
          key={index}
          class={`bar${bar.meetsThreshold ? ' met' : ''}${selectedBar === index ? ' read' : ''}`}
          {...box(bar, bar)}
        />
      ))}
      {bars.map((bar, index) =>
        bar.compared ? <rect key={index} class="bar-behind" {...box(bar, bar.compared)} /> : null,
      )}
      <line class="baseline" x1="0" x2="100%" y1={em(BASELINE)} y2={em(BASELINE)} />
      {ticks.map(({ outcome, x }) => (
        <text key={outcome} class="tick" x={percent(x)} y={em(TICK_LABEL)} text-anchor={anchorAt(x, NEAR_FOR_TICKS)}>
          {formats.integer(outcome)}
        </text>
      ))}
      {bars.map((bar, index) =>
        bar.broken ? (
          <line
            key={index}
            class="break"
            x1={percent(bar.x)}
            x2={percent(bar.x + bar.width)}
            y1={em(TOP + 1.4)}
            y2={em(TOP + 1)}
          />
        ) : null,
      )}
      {markedThreshold === undefined ? null : mark('threshold', markedThreshold, THRESHOLD_LABEL)}
      {mark('mean', mean.x, MEAN_LABEL)}
      {labelled.map((bar, index) => (
        <text key={index} class="bar-label" {...labelPlace(bar)} y={em(topOf(bar) - 0.4)}>
          {formats.percent(isCumulative ? bar.orMore : bar.share)}
        </text>
      ))}
      {markLabel(
        'mean',
        mean.x,
        MEAN_LABEL,
        `\u{a0}${t('site.mean', { value: formats.about(mean.value) })}\u{a0}`,
        markedThreshold,
      )}
      {markedThreshold === undefined ? null : markLabel('threshold', markedThreshold, THRESHOLD_LABEL, thresholdLabel)}
    </svg>
  )
}
