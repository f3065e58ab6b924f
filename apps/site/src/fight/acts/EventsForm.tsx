import type { FightEvent } from '@rulestone/core'
import type { ComponentChildren, JSX } from 'preact'
import { type FightContext, type SheetId, submitAndClose, tryEvents } from '../fight-context.ts'
import { SheetForm } from '../parts/SheetForm.tsx'
import { Refused } from './Refused.tsx'

interface EventsFormProps {
  readonly context: FightContext
  /** none if nothing is chosen yet */
  readonly events: readonly FightEvent[]
  /** whether all of its fields are valid */
  readonly isReady?: boolean
  readonly submit: string
  /** the sheet that opens afterwards */
  readonly next?: SheetId | undefined
  readonly children: ComponentChildren
}

/** A form for events: it does them, or says why the rules refuse them. */
export function EventsForm({ context, events, isReady = true, submit, next, children }: EventsFormProps): JSX.Element {
  const attempt = events.length === 0 ? undefined : tryEvents(context, events)
  return (
    <SheetForm
      submit={submit}
      isMain
      disabled={attempt?.ok !== true || !isReady}
      onSubmit={() => submitAndClose(context, events, next)}
    >
      {children}
      {attempt === undefined || attempt.ok ? null : (
        <Refused context={context} refusal={attempt.error} events={events} />
      )}
    </SheetForm>
  )
}
