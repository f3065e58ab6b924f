import type { ComponentChildren, JSX } from 'preact'
import type { FightContext } from '../fight-context.ts'
import { Key } from './Key.tsx'
import { keyOf, type ShortcutId } from './shortcuts.ts'

interface KeyButtonProps {
  readonly context: FightContext
  readonly shortcut: ShortcutId
  readonly onClick: () => void
  readonly class?: string
  /** the accessible name, if the text is a symbol */
  readonly label?: string
  /** a button that cannot be used keeps the focus */
  readonly isDisabled?: boolean
  readonly children: ComponentChildren
}

/** A button that a key presses, too. */
export function KeyButton(props: KeyButtonProps): JSX.Element {
  const { context, shortcut, onClick, class: name, label, isDisabled = false, children } = props
  const key = keyOf(shortcut)
  return (
    <button
      type="button"
      class={name}
      data-shortcut={shortcut}
      aria-label={label}
      aria-disabled={isDisabled ? 'true' : undefined}
      aria-keyshortcuts={context.shortcuts.areOn ? key : undefined}
      onClick={() => {
        if (!isDisabled) onClick()
      }}
    >
      {children}
      {context.shortcuts.areOn ? <Key>{key}</Key> : null}
    </button>
  )
}
