import type { AnyCalculator, Input, Output } from '@rulestone/core'
import { byLocale, LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import { numberFormats } from '@rulestone/text/number-formats'
import { onceEach } from '../../library/once.ts'
import { makeT, type T } from '../../shared/make-t.ts'
import { type AnswerInWords, answerWords } from '../answer/answer-words.ts'
import { type WriteValue, writeStepValue } from '../answer/write-step-value.ts'
import { shownStrings } from './shown-strings.ts'

/** Formats the values of a calculator. */
interface Writer {
  readonly t: T
  readonly write: WriteValue
}

const writersIn = byLocale((locale) =>
  onceEach(async (calculator: AnyCalculator): Promise<Writer> => {
    const t = makeT(LANGUAGE_TAGS[locale], await shownStrings(locale, calculator))
    return { t, write: writeStepValue(calculator.fields, numberFormats(LANGUAGE_TAGS[locale]), t) }
  }),
)

/** The formatter of a calculator in a language, in the units of the rules. */
const writerOf = (locale: Locale, calculator: AnyCalculator): Promise<Writer> => writersIn[locale](calculator)

/** The question and the answer of a calculator in words, for a built page. */
export async function answerInWords(
  locale: Locale,
  calculator: AnyCalculator,
  input: Input,
  { figures }: Output,
): Promise<AnswerInWords> {
  return answerWords({ fields: calculator.fields, input, figures, ...(await writerOf(locale, calculator)) })
}
