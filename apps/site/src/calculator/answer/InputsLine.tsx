import type { JSX } from 'preact'
import { MeasuredWords } from './MeasuredWords.tsx'
import { type AnsweredQuestion, inOneLine, wholeQuestion } from './question-words.ts'

/** The inputs of a calculator for print, which hides the form. */
export const InputsLine = (question: AnsweredQuestion): JSX.Element => (
  <p class="hint asked" hidden>
    <MeasuredWords words={inOneLine(wholeQuestion(question))} />
  </p>
)
