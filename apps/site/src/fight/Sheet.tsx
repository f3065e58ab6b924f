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

/** The control of a sheet that a reader needs first; a text field only if the sheet asks for it: on phones it opens the keyboard. */
const FIRST_CONTROL =
  ':is(button, summary, input[type="radio"]:checked, input[type="checkbox"], a):not(:disabled, .fight-sheet-head *)'

/** A part of the page, as long as no other sheet is open. */
function RestingSheet({ title, children }: SheetProps): JSX.Element {
  return (
    <section class="fight-sheet" aria-labelledby="fight-sheet-title">
      <div class="fight-sheet-body">
        <div class="fight-sheet-head">
          <h2 id="fight-sheet-title">{title}</h2>
        </div>
        {children}
      </div>
    </section>
  )
}

/**
 * A dialog: at the bottom of a phone, modal; beside the list on a wide page, where the tracker stays usable. The focus
 * goes to its first control, and returns when it closes.
 */
function SheetDialog({ context, title, closing, children }: SheetProps): JSX.Element {
  const { tracker, isWide } = context
  const { lastChange } = tracker
  const onClose = (): void => context.openSheet(undefined)
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    const before = document.activeElement
    if (isWide) current?.show()
    else current?.showModal()
    const first =
      current?.querySelector<HTMLElement>('[autofocus]') ?? current?.querySelector<HTMLElement>(FIRST_CONTROL)
    first?.focus({ preventScroll: true })
    return () => {
      current?.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isWide])
  return (
    <dialog
      ref={dialog}
      class="fight-sheet"
      aria-labelledby="fight-sheet-title"
      closedby={isWide ? 'closerequest' : 'any'}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        // A browser without `closedby` closes only modal dialogs by Escape.
        if (event.key === 'Escape' && isWide && !event.defaultPrevented) onClose()
      }}
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

/** A sheet for acts. */
export const Sheet = (props: SheetProps): JSX.Element =>
  props.context.isResting ? <RestingSheet {...props} /> : <SheetDialog {...props} />
