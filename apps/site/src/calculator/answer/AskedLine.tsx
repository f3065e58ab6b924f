import type { JSX } from 'preact'
import { type Asked, inOneLine, wholeQuestion } from './question-words.ts'

/**
 * What a calculator is asked, for paper, where its form is not. In the HTML its measures follow the reader's units as those
 * of the text do; a key with its words gives a measure a new element when they change.
 */
export const AskedLine = (asked: Asked): JSX.Element => (
  <p class="hint asked" hidden>
    {inOneLine(wholeQuestion(asked)).map((part, index) =>
      typeof part === 'string' ? (
        part
      ) : (
        <data key={`${index} ${part.text}`} data-unit={part.unit} value={part.value}>
          {part.text}
        </data>
      ),
    )}
  </p>
)
