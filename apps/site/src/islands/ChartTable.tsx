import type { JSX } from 'preact'
import type { Bar } from '../lib/chart.ts'
import type { T } from '../lib/make-t.ts'
import type { NumberFormats } from '../lib/numbers.ts'
import { outcomesOf } from './Chart.tsx'

interface ChartTableProps {
  readonly bars: readonly Bar[]
  readonly formats: NumberFormats
  readonly t: T
}

/** The chart in figures, folded away. */
export function ChartTable({ bars, formats, t }: ChartTableProps): JSX.Element {
  return (
    <details class="chart-table">
      <summary>{t('site.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('site.outcome')}</th>
            <th scope="col">{t('site.chance')}</th>
            <th scope="col">{t('site.or-more')}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) =>
            bar.share === 0 ? null : (
              <tr key={bar.from}>
                <th scope="row">{outcomesOf(bar, formats)}</th>
                <td>{formats.percent(bar.share)}</td>
                <td>{formats.percent(bar.orMore)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </details>
  )
}
