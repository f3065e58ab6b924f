import type { FightEvent } from '@rulestone/core'
import type { JSX } from 'preact'
import { type FightContext, submitAndClose } from '../fight-context.ts'
import { currentSnapshot } from '../fight-history.ts'
import { Reason } from '../parts/Reason.tsx'
import type { RefusedAct } from '../snapshots.ts'
import { overruled } from './overruled.ts'

interface RefusedProps {
  readonly context: FightContext
  readonly refusal: RefusedAct
  /** what was refused, all of it */
  readonly events: readonly FightEvent[]
}

/** Why the rules refuse events, and a button with which the GM allows them all the same. */
export function Refused({ context, refusal, events }: RefusedProps): JSX.Element {
  const { language, tracker } = context
  const { t } = language
  const allowed = overruled(currentSnapshot(tracker.fight), events)
  return (
    <>
      <Reason refusal={refusal} language={language} />
      {allowed === undefined ? null : (
        <button
          type="button"
          class="plain fight-overrule"
          title={t('overrule.hint')}
          onClick={() => submitAndClose(context, allowed)}
        >
          {t('overrule.do')}
        </button>
      )}
    </>
  )
}
