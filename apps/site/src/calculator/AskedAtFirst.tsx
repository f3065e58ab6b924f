import type { JSX } from 'preact'
import { type Asked, inOneLine, wholeQuestion } from './answer/question-words.ts'

/** What a calculator is asked as the page is built; its measures follow the reader's units as those of the text do. */
export const AskedAtFirst = (asked: Asked): JSX.Element => (
  <>
    {inOneLine(wholeQuestion(asked)).map((part) =>
      typeof part === 'string' ? (
        part
      ) : (
        <data key={part.text} data-unit={part.unit} value={part.value}>
          {part.text}
        </data>
      ),
    )}
  </>
)
