import type { Figure } from '@rulestone/core'
import { measuredWords, type Words } from './measured-words.ts'
import { type Asked, questionWords } from './question-words.ts'
import { sentenceValues } from './sentence-values.ts'

/** What a calculator was asked and answers, as a page says it without drawing it. */
export interface AnswerInWords {
  /** the figure that answers first */
  readonly headline: Figure
  readonly question: readonly Words[]
  readonly figure: Words
  readonly sentence: Words
}

/** Says the first figure of an answer, with its sentence, and what was asked. */
export function answerWords(given: Asked): AnswerInWords {
  const { fields, input, figures, write, t } = given
  const [headline] = figures
  return {
    headline,
    question: questionWords(given),
    figure: measuredWords(write, (mark) => mark(headline)),
    sentence: measuredWords(write, (mark) =>
      t(`figures.${headline.id}.sentence`, sentenceValues({ fields, input, figures, write: mark })),
    ),
  }
}
