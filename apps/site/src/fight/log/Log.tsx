import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { noBreakNodes } from '../../shared/no-break.tsx'
import type { Moment } from '../moments.ts'
import { Fold, Rule } from '../Parts.tsx'
import { tellEvent } from './event-sentence.ts'
import type { Talk } from './talk.ts'

/** How many acts the log shows at first. */
const FIRST = 20

/** The log, newest first. Every line cites a rule; sentences are written when they are shown. */
export function Log({
  moments,
  talk,
}: {
  readonly moments: readonly Moment[]
  readonly talk: Talk
}): JSX.Element | null {
  const { t } = talk
  const [isWhole, setWhole] = useState(false)
  const acts = moments.slice(1)
  if (acts.length === 0) return null
  const numbered = acts.map((moment, index) => ({ moment, index })).reverse()
  const shown = isWhole ? numbered : numbered.slice(0, FIRST)
  return (
    <section class="fight-log">
      <h2>{t('log.title')}</h2>
      <ol reversed>
        {shown.map(({ moment, index }) => (
          <li key={index} id={`act-${index + 1}`} data-place>
            {moment.happened.map((happened, place) => {
              const line = tellEvent(happened, talk)
              const outcomes = line.steps.filter(({ isOutcome }) => isOutcome)
              const reasons = line.steps.filter(({ isOutcome }) => !isOutcome)
              return (
                <div key={place} class={`fight-line-of-log kind-${happened.event.kind}`}>
                  <p class="fight-said">
                    <span>{noBreakNodes(line.sentence, t)}</span> <Rule id={line.rule} talk={talk} />
                  </p>
                  {outcomes.map(({ rule, sentence }, step) => (
                    <p key={step} class="fight-outcome">
                      <span>{noBreakNodes(sentence, t)}</span> <Rule id={rule} talk={talk} />
                    </p>
                  ))}
                  {reasons.length === 0 ? null : (
                    <Fold title={t('log.why')}>
                      {reasons.map(({ rule, sentence }, step) => (
                        <p key={step} class="fight-why">
                          <span>{noBreakNodes(sentence, t)}</span> <Rule id={rule} talk={talk} />
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
