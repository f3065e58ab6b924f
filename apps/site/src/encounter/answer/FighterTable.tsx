import type { JSX } from 'preact'
import { noBreakNodes } from '../../shared/no-break.tsx'
import type { PageLanguage } from '../language.ts'
import type { Played } from '../run/run.ts'
import type { NamedFighter } from '../setup/encounter-state.ts'
import { writeEstimate } from './write-estimate.ts'

interface FighterTableProps {
  /** in the order of the encounter */
  readonly fighters: readonly NamedFighter[]
  readonly played: Played
  readonly language: PageLanguage
}

/** Each fighter with its line and the chance that it is dead at the end. */
export function FighterTable({ fighters, played: { odds, lines }, language }: FighterTableProps): JSX.Element {
  const { t, formats } = language
  return (
    <section class="encounter-fighters" aria-labelledby="encounter-fighters">
      <h2 id="encounter-fighters">{t('answer.fighters')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('answer.fighter')}</th>
            <th scope="col">{t('answer.line')}</th>
            <th scope="col" class="figure">
              {t('answer.dead')}
            </th>
          </tr>
        </thead>
        <tbody>
          {fighters.map(({ name, armorClass, hitPoints }, index) => {
            const chance = odds.dead[index]
            const written = chance && writeEstimate(chance, (share) => formats.percent(share), language, odds.isExact)
            return (
              <tr key={name}>
                <th scope="row">
                  {name}{' '}
                  <span class="hint">
                    {noBreakNodes(
                      t('answer.row', { ac: formats.integer(armorClass), hp: formats.integer(hitPoints) }),
                      t,
                    )}
                  </span>
                </th>
                <td class="encounter-place">{t(`answer.${lines[name] ?? 'front'}`)}</td>
                <td class="figure">
                  {written?.value} <span class="hint encounter-range">{written?.range}</span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
