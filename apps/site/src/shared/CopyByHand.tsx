import type { JSX } from 'preact'

interface CopyByHandProps {
  /** says that the browser refused to copy, and what to do */
  readonly label: string
  readonly rows: number
  /** the text that could not be copied; nothing is shown without it */
  readonly text: string | undefined
}

/** A text to copy by hand. */
export const CopyByHand = ({ label, rows, text }: CopyByHandProps): JSX.Element | null =>
  text === undefined ? null : (
    <label class="share-left">
      {label}
      <textarea readOnly rows={rows} value={text} onFocus={(event) => event.currentTarget.select()} />
    </label>
  )
