import { contentFolder } from '@rulestone/content'
import type { AnyCalculator } from '@rulestone/core'
import { LANGUAGE_TAGS, type Locale, readTermNames } from '@rulestone/text'
import { numberFormats } from '@rulestone/text/number-formats'
import { stringsUnder } from '../../library/strings.ts'
import { makeT, type Strings } from '../../shared/make-t.ts'
import { calculatorStrings } from '../embedding/calculator-strings.ts'

const names = await readTermNames(contentFolder)

/** The strings of a calculator, as on a page in a language. */
export const stringsOf = (locale: Locale, calculator: AnyCalculator): Strings =>
  calculatorStrings(locale, calculator, names)

/** The formatters of a calculator. */
export function writersOf(locale: Locale, calculator: AnyCalculator) {
  const tag = LANGUAGE_TAGS[locale]
  return {
    tag,
    t: makeT(tag, stringsOf(locale, calculator)),
    errors: makeT(tag, stringsUnder(locale, 'errors')),
    formats: numberFormats(tag),
  }
}
