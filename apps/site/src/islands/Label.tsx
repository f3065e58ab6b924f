import type { JSX } from 'preact'

interface LabelProps {
  /** the id of the input */
  readonly id: string
  readonly text: string
  readonly hint: string | undefined
}

/** The name of a field, with a hint beside it where there is one. */
export function Label({ id, text, hint }: LabelProps): JSX.Element {
  return (
    <p class="label">
      <label for={id}>{text}</label>
      {hint === undefined ? null : <span class="hint"> {hint}</span>}
    </p>
  )
}
