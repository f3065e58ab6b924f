import type { Figure } from '@rulestone/core'
import { measuredWords, type Words } from './measured-words.ts'
import { type AnsweredQuestion, questionWords } from './question-words.ts'
import { sentenceValues } from './sentence-values.ts'

/** A question and its answer in words, where the calculator itself is not rendered. */
export interface AnswerInWords {
  /** the first figure */
  readonly headline: Figure
  readonly question: readonly Words[]
  readonly figure: Words
  readonly sentence: Words
}

/** Used where the calculator is not rendered: in the line of a collapsed calculator and in lists. */
export function answerWords(question: AnsweredQuestion): AnswerInWords {
  const { fields, input, figures, write, t } = question
  const [headline] = figures
  return {
    headline,
    question: questionWords(question),
    figure: measuredWords(write, (writeWord) => writeWord(headline)),
    sentence: measuredWords(write, (writeWord) =>
      t(`figures.${headline.id}.sentence`, sentenceValues({ fields, input, figures, write: writeWord })),
    ),
  }
}
