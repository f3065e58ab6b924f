import type { JSX } from 'preact'
import { creatureName, type FightLanguage } from '../log/fight-language.ts'
import { downText } from './down-text.ts'
import type { FightSummary } from './summary.ts'

/** A combat in figures, as a table. */
export function Summary({
  summary,
  language,
}: {
  readonly summary: FightSummary
  readonly language: FightLanguage
}): JSX.Element {
  const { t, formats } = language
  const { rounds, creatures } = summary
  const down = downText(creatures, language)
  return (
    <div class="fight-summary">
      <p>{t('end.rounds', { rounds: formats.integer(rounds) })}</p>
      <p>{down === undefined ? t('end.nobody-down') : t('end.down', { names: down })}</p>
      <table>
        <thead>
          <tr>
            {(['name', 'dealt', 'taken', 'hits', 'twenties'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`end.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {creatures.map(({ id, dealt, taken, hits, attacks, natural20s }) => (
            <tr key={id}>
              <th scope="row">{creatureName(id, language)}</th>
              <td>{formats.integer(dealt)}</td>
              <td>{formats.integer(taken)}</td>
              <td>{t('end.hits-of', { hits: formats.integer(hits), attacks: formats.integer(attacks) })}</td>
              <td>{formats.integer(natural20s)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
