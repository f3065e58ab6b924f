import type { AnyCalculator, Figure, Input, Output } from '@rulestone/core'
import { byLocale, LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import { sentenceValues } from '../islands/Answer.tsx'
import { calculatorStrings } from './calculator-strings.ts'
import { makeT, type T } from './make-t.ts'
import { measuredWords, type Words } from './measured-words.ts'
import { numberFormats } from './numbers.ts'
import { onceEach } from './once.ts'
import { type WriteValue, writeStepValue } from './write-step-value.ts'

/** What a calculator answers, as a page says it that has no calculator. */
export interface AnswerInWords {
  /** the figure that answers first */
  readonly headline: Figure
  readonly figure: Words
  readonly sentence: Words
}

/** What writes the values of a calculator. */
interface Writer {
  readonly t: T
  readonly write: WriteValue
}

const writersIn = byLocale((locale) =>
  onceEach(async (calculator: AnyCalculator): Promise<Writer> => {
    const t = makeT(LANGUAGE_TAGS[locale], await calculatorStrings(locale, calculator))
    return { t, write: writeStepValue(calculator.fields, numberFormats(LANGUAGE_TAGS[locale]), t) }
  }),
)

/** What writes the values of a calculator in a language, in the units of the rules. */
export const writerOf = (locale: Locale, calculator: AnyCalculator): Promise<Writer> => writersIn[locale](calculator)

/** Says the first figure of an answer, with its sentence. */
export async function answerInWords(
  locale: Locale,
  calculator: AnyCalculator,
  input: Input,
  { figures }: Output,
): Promise<AnswerInWords> {
  const { t, write } = await writerOf(locale, calculator)
  const [headline] = figures
  const { fields } = calculator
  return {
    headline,
    figure: measuredWords(write, (mark) => mark(headline)),
    sentence: measuredWords(write, (mark) =>
      t(`figures.${headline.id}.sentence`, sentenceValues({ fields, input, figures, write: mark })),
    ),
  }
}
