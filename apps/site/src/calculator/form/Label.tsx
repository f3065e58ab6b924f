import type { JSX } from 'preact'
import type { T } from '../../shared/make-t.ts'
import { noBreakNodes } from '../../shared/no-break.tsx'

interface LabelProps {
  /** the id of the input */
  readonly id: string
  /** the id of the field, which may have a hint */
  readonly name?: string
  readonly text: string
  readonly t: T
}

/** The label of a field, with its hint if there is one. */
export function Label({ id, name, text, t }: LabelProps): JSX.Element {
  const hint = `fields.${name}.hint`
  return (
    <p class="label">
      <label for={id}>{noBreakNodes(text, t)}</label>
      {t.has(hint) ? <span class="hint"> {noBreakNodes(t(hint), t)}</span> : null}
    </p>
  )
}
