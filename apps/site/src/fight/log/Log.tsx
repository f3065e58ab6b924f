import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { noBreakNodes } from '../../shared/no-break.tsx'
import { Fold } from '../parts/Fold.tsx'
import { Rule } from '../parts/Rule.tsx'
import type { Snapshot } from '../snapshots.ts'
import { eventLine } from './event-line.ts'
import type { FightLanguage } from './fight-language.ts'

/** How many acts the log shows at first. */
const FIRST = 20

/** The log, newest first. Every line cites a rule; sentences are written when they are shown. */
export function Log({
  snapshots,
  language,
}: {
  readonly snapshots: readonly Snapshot[]
  readonly language: FightLanguage
}): JSX.Element | null {
  const { t } = language
  const [isWhole, setWhole] = useState(false)
  const acts = snapshots.slice(1)
  if (acts.length === 0) return null
  const numbered = acts.map((snapshot, index) => ({ snapshot, index })).reverse()
  const shown = isWhole ? numbered : numbered.slice(0, FIRST)
  return (
    <section class="fight-log">
      <h2>{t('log.title')}</h2>
      <ol reversed>
        {shown.map(({ snapshot, index }) => (
          <li key={index} id={`act-${index + 1}`} data-place>
            {snapshot.events.map((logged, place) => {
              const line = eventLine(logged, language)
              const outcomes = line.steps.filter(({ isOutcome }) => isOutcome)
              const reasons = line.steps.filter(({ isOutcome }) => !isOutcome)
              return (
                <div key={place} class={`fight-line-of-log kind-${logged.event.kind}`}>
                  <p class="fight-said">
                    <span>{noBreakNodes(line.sentence, t)}</span> <Rule id={line.rule} language={language} />
                  </p>
                  {outcomes.map(({ rule, sentence }, step) => (
                    <p key={step} class="fight-outcome">
                      <span>{noBreakNodes(sentence, t)}</span> <Rule id={rule} language={language} />
                    </p>
                  ))}
                  {reasons.length === 0 ? null : (
                    <Fold title={t('log.why')}>
                      {reasons.map(({ rule, sentence }, step) => (
                        <p key={step} class="fight-why">
                          <span>{noBreakNodes(sentence, t)}</span> <Rule id={rule} language={language} />
                        </p>
                      ))}
                    </Fold>
                  )}
                </div>
              )
            })}
          </li>
        ))}
      </ol>
      {numbered.length > shown.length ? (
        <button type="button" class="plain" onClick={() => setWhole(true)}>
          {t('log.all', { count: numbered.length })}
        </button>
      ) : null}
    </section>
  )
}
