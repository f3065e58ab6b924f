import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { DistributionChart } from '../../calculator/DistributionChart.tsx'
import type { PageLanguage } from '../language.ts'
import type { Played } from '../run/run.ts'
import { writeEstimate } from './write-estimate.ts'

interface AnswerProps {
  readonly played: Played
  readonly language: PageLanguage
}

/** The first round that a fight has ended in, and the share of each from there on. */
function roundsOf({ endedInRound, fights }: Played) {
  const first = Math.max(
    0,
    endedInRound.findIndex((count) => count > 0),
  )
  return { minimum: first, chances: endedInRound.slice(first).map((count) => count / fights) }
}

/** The odds: the chance to win, what the fights cost, and how long they take. */
export function Answer({ played, language }: AnswerProps): JSX.Element {
  const { t, formats } = language
  const { partyWins, somebodyLost, rounds, hitPointsLeft, isExact } = played.odds
  const percent = (share: number): string => formats.percent(share)
  const wins = writeEstimate(partyWins, percent, language, isExact)
  const round = (value: number): string => formats.number(Math.round(value * 100) / 100)
  const figures = [
    { key: 'lost', ...writeEstimate(somebodyLost, percent, language, isExact) },
    { key: 'rounds', ...writeEstimate(rounds, round, language, isExact) },
    { key: 'left', ...writeEstimate(hitPointsLeft, percent, language, isExact) },
  ]
  const { minimum, chances } = useMemo(() => roundsOf(played), [played])
  return (
    <>
      <p class="answer">
        <span class="answer-figure">{wins.value}</span>{' '}
        <span class="answer-sentence">
          {t('answer.wins-figure')} {wins.range === '' ? null : <span class="hint">({wins.range})</span>}
        </span>
      </p>
      <dl class="figures">
        {figures.map(({ key, value, range }) => (
          <div key={key}>
            <dt>{t(`answer.${key}`)}</dt>
            <dd>
              {value} <span class="hint encounter-range">{range}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p class="hint">{t(isExact ? 'answer.error-exact' : 'answer.error')}</p>
      <section class="encounter-rounds" aria-labelledby="encounter-rounds">
        <h2 id="encounter-rounds">{t('chart-title')}</h2>
        <DistributionChart name="rounds" {...{ minimum, chances, formats, t }} />
      </section>
    </>
  )
}
