import type { JSX } from 'preact'
import { type AnsweredQuestion, inOneLine, wholeQuestion } from './question-words.ts'

/**
 * The inputs of a calculator for print, which hides the form. Its lengths and weights follow the reader's units as in
 * the text; the key includes the words, so that a measure gets a new element when they change.
 */
export const InputsLine = (asked: AnsweredQuestion): JSX.Element => (
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
