import type { JSX } from 'preact'
import type { Words } from './measured-words.ts'

/**
 * Words whose lengths and weights follow the reader's units as in the text. The key includes the words, so that a
 * measure gets a new element when they change.
 */
export const MeasuredWords = ({ words }: { readonly words: Words }): JSX.Element => (
  <>
    {words.map((part, index) =>
      typeof part === 'string' ? (
        part
      ) : (
        <data key={`${index} ${part.text}`} data-unit={part.unit} value={part.value}>
          {part.text}
        </data>
      ),
    )}
  </>
)
