import type { KnownRow } from './against-row.ts'
import { tickText, type Words } from './page-words.ts'
import { type Across, type Plot, plotOf, type Upward } from './plot.ts'

/** A place in the plot as SVG has it. */
const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`

/** An SVG element of the plot: its name, attributes and text. */
interface Drawn {
  readonly name: 'line' | 'text' | 'circle'
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

/** A plot with all that is drawn, the dots in the order of the rows. */
export interface DrawnPlot {
  readonly plot: Plot
  readonly axes: readonly Drawn[]
  readonly dots: readonly Drawn[]
}

/** Draws the plot in shares of its width and height, so that dots and words keep their size on every screen. */
export function drawPlot(rows: readonly KnownRow[], across: Across, upward: Upward, words: Words): DrawnPlot {
  const plot = plotOf(rows, across, upward)
  const line = (at: number): Drawn => ({
    name: 'line',
    attributes: { x1: '0', x2: '100%', y1: percent(at), y2: percent(at) },
  })
  const side = (at: number, text: string): Drawn => ({
    name: 'text',
    attributes: { class: 'side', x: '0', dx: '-6', y: percent(at), dy: '0.35em' },
    text,
  })
  return {
    plot,
    axes: [
      ...plot.upward.flatMap(({ value, at }) => [line(at), side(at, tickText(value, upward, words))]),
      ...(plot.never === undefined ? [] : [line(plot.never), side(plot.never, words.t('never'))]),
      ...plot.across.map(
        ({ value, at }): Drawn => ({
          name: 'text',
          attributes: { class: 'below', x: percent(at), y: '100%', dy: '1.5em' },
          text: tickText(value, across, words),
        }),
      ),
    ],
    dots: plot.dots.map(
      ({ left, top }): Drawn => ({
        name: 'circle',
        attributes: { cx: percent(left), cy: percent(top), r: '4' },
      }),
    ),
  }
}
