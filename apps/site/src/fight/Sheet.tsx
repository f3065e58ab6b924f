import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Refused } from './acts/Refused.tsx'
import type { FightContext } from './fight-context.ts'

interface SheetProps {
  readonly context: FightContext
  readonly title: string
  readonly closing: string
  readonly children: ComponentChildren
}

/** A sheet above the tracker: at the bottom on a phone. */
export function Sheet({ context, title, closing, children }: SheetProps): JSX.Element {
  const { lastChange } = context.tracker
  const onClose = (): void => context.openSheet(undefined)
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      class="fight-sheet"
      aria-labelledby="fight-sheet-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      closedby="any"
    >
      <div class="fight-sheet-body">
        <div class="fight-sheet-head">
          <h2 id="fight-sheet-title">{title}</h2>
          <button type="button" class="plain" onClick={onClose}>
            {closing}
          </button>
        </div>
        {children}
        {lastChange?.kind === 'refused' ? (
          <Refused context={context} refusal={lastChange.refusal} events={lastChange.events} />
        ) : null}
      </div>
    </dialog>
  )
}
