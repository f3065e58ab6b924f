import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { noBreakNodes } from '../../shared/no-break.tsx'
import { lastCombat } from '../end/summary.ts'
import { Fold } from '../parts/Fold.tsx'
import { Rule } from '../parts/Rule.tsx'
import type { Snapshot } from '../snapshots.ts'
import { eventLine, type LogLine } from './event-line.ts'
import type { FightLanguage } from './fight-language.ts'

/** How many acts the log shows at first. */
const FIRST = 20

/** A sentence and its rule. */
type Cited = Pick<LogLine, 'rule' | 'sentence'>

/** Lines of which only the first that cites a rule links it: a log of attacks does not repeat the same link. */
const linkOnce = (lines: readonly Cited[], linked: Set<string>): readonly (Cited & { readonly links: boolean })[] =>
  lines.map((line) => {
    const links = !linked.has(line.rule)
    linked.add(line.rule)
    return { ...line, links }
  })

interface LinesProps {
  readonly lines: readonly (Cited & { readonly links: boolean })[]
  readonly language: FightLanguage
  /** the class of the first line, and that of all others */
  readonly classes: readonly [first: string, others: string]
}

/** Lines of the log, each a sentence with its rule. */
const Lines = ({ lines, language, classes }: LinesProps): JSX.Element => (
  <>
    {lines.map(({ rule, sentence, links }, index) => (
      <p key={index} class={classes[index === 0 ? 0 : 1]}>
        <span>{noBreakNodes(sentence, language.t)}</span> {links ? <Rule id={rule} language={language} /> : null}
      </p>
    ))}
  </>
)

interface LogProps {
  readonly snapshots: readonly Snapshot[]
  readonly language: FightLanguage
  /** opens the summary of the last combat */
  readonly onSummary: () => void
}

/** The log, newest first. Sentences are written when they are shown. */
export function Log({ snapshots, language, onSummary }: LogProps): JSX.Element | null {
  const { t } = language
  const [isWhole, setWhole] = useState(false)
  const acts = snapshots.slice(1)
  if (acts.length === 0) return null
  const numbered = acts.map((snapshot, index) => ({ snapshot, index })).reverse()
  const shown = isWhole ? numbered : numbered.slice(0, FIRST)
  const linked = new Set<string>()
  return (
    <section class="fight-log">
      <h2>{t('log.title')}</h2>
      {lastCombat(snapshots).length === 0 ? null : (
        <button type="button" class="plain" onClick={onSummary}>
          {t('end.show')}
        </button>
      )}
      <ol reversed>
        {shown.map(({ snapshot, index }) => (
          <li key={index} id={`act-${index + 1}`} data-place>
            {snapshot.events.map((logged, place) => {
              const line = eventLine(logged, language)
              const { overruled, steps } = line
              const outcomes = steps.filter(({ isOutcome }) => isOutcome)
              const reasons = steps.filter(({ isOutcome }) => !isOutcome)
              return (
                <div key={place} class={`fight-line-of-log kind-${logged.event.kind}`}>
                  {overruled === undefined ? null : (
                    <Lines
                      lines={linkOnce([overruled], linked)}
                      language={language}
                      classes={['fight-overruled', 'fight-overruled']}
                    />
                  )}
                  <Lines
                    lines={linkOnce([line, ...outcomes], linked)}
                    language={language}
                    classes={['fight-sentence', 'fight-outcome']}
                  />
                  {reasons.length === 0 ? null : (
                    <Fold title={t('log.why')}>
                      <Lines
                        lines={linkOnce(reasons, new Set())}
                        language={language}
                        classes={['fight-why', 'fight-why']}
                      />
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
