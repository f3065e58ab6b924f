import type { NumberFormats } from '@rulestone/text/number-formats'
import type { JSX } from 'preact'
import type { T } from '../../shared/make-t.ts'
import { alignDecimals } from '../answer/align-decimals.ts'
import type { Bar } from './chart.ts'
import { outcomesOf } from './outcomes-of.ts'

interface ChartTableProps {
  readonly bars: readonly Bar[]
  readonly formats: NumberFormats
  readonly t: T
}

/** The chart as a collapsed table. */
export function ChartTable({ bars, formats, t }: ChartTableProps): JSX.Element {
  const possible = bars.filter(({ share }) => share > 0)
  const percents = (of: 'share' | 'orMore'): string[] => alignDecimals(possible.map((bar) => formats.percent(bar[of])))
  const [exactly, orMore] = [percents('share'), percents('orMore')]
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
          {possible.map((bar, index) => (
            <tr key={bar.from}>
              <th scope="row">{outcomesOf(bar, formats)}</th>
              <td>{exactly[index]}</td>
              <td>{orMore[index]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
