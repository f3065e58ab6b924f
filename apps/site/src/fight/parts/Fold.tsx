import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'

interface FoldProps {
  readonly title: string
  readonly children: ComponentChildren
}

/** Rarely needed content: rendered when it is expanded. */
export function Fold({ title, children }: FoldProps): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  return (
    <details class="fight-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? children : null}
    </details>
  )
}
