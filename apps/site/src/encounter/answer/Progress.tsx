import type { JSX } from 'preact'
import type { PageLanguage } from '../language.ts'
import { USUAL_FIGHTS } from '../run/pace.ts'
import type { RunActions, RunState } from '../run/use-run.ts'

interface ProgressProps {
  readonly run: RunState
  readonly actions: RunActions
  readonly language: PageLanguage
}

const MINUTE_SECONDS = 60

/** How far the fights are, and what a reader can do about them. */
export function Progress({ run, actions, language }: ProgressProps): JSX.Element {
  const { t, formats } = language
  const { status, played, goal, whole } = run
  const fights = played?.fights ?? 0
  const time = (seconds: number): string =>
    seconds < 2 * MINUTE_SECONDS
      ? t('answer.seconds', { count: Math.max(1, Math.round(seconds)) })
      : t('answer.minutes', { count: Math.round(seconds / MINUTE_SECONDS) })
  const numbers = { fights: formats.integer(fights), goal: formats.integer(goal) }
  return (
    <div class="encounter-progress">
      {status === 'playing' ? (
        <>
          <progress max={goal} value={fights} aria-label={t('answer.playing', numbers)} />
          <span class="encounter-count">{t('answer.playing', numbers)}</span>
          <button type="button" class="live" onClick={actions.stop}>
            {t('answer.stop')}
          </button>
        </>
      ) : null}
      {status === 'asking' && whole ? (
        <>
          <p>{t('answer.long', { goal: numbers.goal, time: time(whole.seconds) })}</p>
          <button type="button" class="live" onClick={() => actions.playUpTo(whole.fewer)}>
            {t('answer.fewer', { fights: formats.integer(whole.fewer) })}
          </button>
          <button type="button" class="live" onClick={() => actions.playUpTo(goal)}>
            {t('answer.anyway', { goal: numbers.goal })}
          </button>
        </>
      ) : null}
      {status === 'stopped' || status === 'done' ? (
        <>
          <span class="encounter-count">{t('answer.played', numbers)}</span>
          <button
            type="button"
            class="live"
            onClick={() => actions.playUpTo(status === 'stopped' && fights < goal ? goal : fights + USUAL_FIGHTS)}
          >
            {status === 'stopped' && fights < goal
              ? t('answer.go-on')
              : t('answer.more', { fights: formats.integer(USUAL_FIGHTS) })}
          </button>
        </>
      ) : null}
      <span class="visually-hidden" role="status">
        {status === 'done' || status === 'stopped' ? t('answer.played', numbers) : ''}
      </span>
    </div>
  )
}
