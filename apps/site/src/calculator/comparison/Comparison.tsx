import type { Fields, Figure } from '@rulestone/core'
import type { JSX } from 'preact'
import type { T } from '../../shared/make-t.ts'
import { fieldValue } from '../answer/sentence-values.ts'
import type { WriteValue } from '../answer/write-step-value.ts'
import type { Answered } from '../state/calculator-state.ts'
import { differences, figurePairs } from './comparison.ts'

interface ComparisonProps {
  readonly fields: Fields
  /** column A: the state set aside for comparison */
  readonly compared: Answered
  /** column B: the current state */
  readonly shown: Answered
  readonly write: WriteValue
  readonly t: T
}

/** Shown if one side has no value. */
const NOTHING = '—'

/** Two states side by side: the fields that differ, and the answers. */
export function Comparison({ fields, compared, shown, write, t }: ComparisonProps): JSX.Element {
  const different = differences(fields, compared, shown)
  const cell = (figure: Figure | undefined): string => (figure ? write(figure) : NOTHING)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section class="table-frame comparison" aria-label={t('site.comparison')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col" class="figure">
              {t('site.a')}
            </th>
            <th scope="col" class="figure">
              {t('site.b')}
            </th>
          </tr>
        </thead>
        <tbody>
          {different.map(({ field: name, values }) => {
            const field = fields[name]
            return (
              <tr key={name} class="difference">
                <th scope="row">{t(`fields.${name}.label`)}</th>
                {values.map((value, side) => (
                  <td key={side} class="figure">
                    {field === undefined || value === undefined ? NOTHING : write(fieldValue(field, name, value))}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
        <tbody>
          {figurePairs(compared, shown).map(({ id, figures: [a, b] }) => (
            <tr key={id}>
              <th scope="row">{t(t.has(`figures.${id}.label`) ? `figures.${id}.label` : 'title')}</th>
              <td class="figure">{cell(a)}</td>
              <td class="figure">{cell(b)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {different.length === 0 ? <p class="hint">{t('site.comparing')}</p> : null}
    </section>
  )
}
