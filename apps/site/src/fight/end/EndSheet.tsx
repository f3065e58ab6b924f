import type { JSX } from 'preact'
import type { FightContext } from '../fight-context.ts'
import { CopyChat } from '../menu/CopyChat.tsx'
import { Sheet } from '../Sheet.tsx'
import { endCombat } from './end-combat.ts'
import { Summary } from './Summary.tsx'
import { summarize } from './summary.ts'

/** The last combat in figures, and its end if it still goes on. */
export function EndSheet({ context }: { readonly context: FightContext }): JSX.Element {
  const { language, tracker, state } = context
  const { t } = language
  const summary = summarize(tracker.fight.snapshots)
  return (
    <Sheet context={context} title={t('end.title')} closing={t('close')}>
      {state.phase.kind === 'no-combat' ? null : (
        <button type="button" class="live strong" onClick={() => endCombat(context)}>
          {t('events.end-combat')}
        </button>
      )}
      {summary === undefined ? null : <Summary summary={summary} language={language} />}
      <CopyChat context={context} />
    </Sheet>
  )
}
